import { useState } from 'react'
import { activityDiff, activityVersions, staffActivity } from '@fanfare/contract/staff/activities.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { rollbackActivity } from '@fanfare/contract/staff/publications.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { type ActivityRow, alarmWords, datesOf, statusOf, typeOf } from '../activity-words.ts'
import { Changes } from '../changes.tsx'
import { Button, Failure, Loaded, lookOf, Proposed, SecondPerson, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { To, useAddress } from '../route.tsx'
import { useCall, useChange, useSigned } from '../use-call.ts'
import { day, money, moment, number, plural, rewardWords, share, capitalized } from '../words.ts'
import styles from './activity.module.css'
import { ForecastCard, percent, Waiting } from './effects.tsx'
import { Pause } from './pause.tsx'
import { begin, Duplicate, End } from './steps.tsx'

type Shown = CallData<typeof staffActivity>

export function Activity({ alias }: { alias: string }) {
  const activity = useCall(staffActivity, { params: { alias } })
  return (
    <>
      <To className={parts.back} href="/activities">
        ‹ Activities
      </To>
      <Loaded of={activity}>{(shown) => <Whole activity={shown} onChanged={activity.reload} />}</Loaded>
    </>
  )
}

function Whole({ activity, onChanged }: { activity: Shown; onChanged: () => void }) {
  const { may } = useSigned()
  const { words, tone } = statusOf(activity)
  const step = useAddress().searchParams.get('do')
  return (
    <>
      <div className={parts.head}>
        <div>
          <h1>{activity.title}</h1>
          <p className={parts.small}>
            {activity.alias}, {typeOf(activity)}, version {number(activity.version)}, {activity.page}
          </p>
        </div>
        <div className={parts.actions}>
          <Chip tone={tone}>{words}</Chip>
          <To className={lookOf()} href={`/reports?activity=${activity.alias}`}>
            Report
          </To>
          {may('operator') && (
            <>
              <Button onClick={() => begin('duplicate')}>Duplicate</Button>
              <To className={lookOf()} href={`/activities/${activity.alias}/edit?when=later`}>
                Schedule
              </To>
              {activity.status !== 'ENDED' && <Button onClick={() => begin('end')}>End</Button>}
              <To className={lookOf('primary')} href={`/activities/${activity.alias}/edit`}>
                Edit
              </To>
            </>
          )}
        </div>
      </div>
      {may('operator') && (
        <div className={styles.step}>
          {step === 'duplicate' && <Duplicate activity={activity} />}
          {step === 'end' && <End activity={activity} onChanged={onChanged} />}
        </div>
      )}
      <Steps activity={activity} />
      {activity.alarms.map((alarm) => (
        <Notice key={alarm.code} tone="warning">
          {capitalized(alarmWords(alarm, activity).sentence)}
        </Notice>
      ))}
      <div className={parts.columns}>
        <div>
          <Budget activity={activity} />
          <ForecastCard alias={activity.alias} />
          {activity.schedule && <Waiting alias={activity.alias} onGone={onChanged} />}
          <Frozen fields={activity.frozen} />
        </div>
        <div>
          <Pause activity={activity} onChanged={onChanged} />
          <Versions activity={activity} onChanged={onChanged} />
        </div>
      </div>
    </>
  )
}

/** The fields that share a reason are one line. */
function Frozen({ fields }: { fields: Shown['frozen'] }) {
  return (
    <Section title="Can’t change any more">
      {fields.length === 0 && <p className={parts.muted}>Everything may still change.</p>}
      <ul className={parts.rows}>
        {[...Map.groupBy(fields, ({ message }) => message)].map(([message, same]) => (
          <li key={message}>
            <b>{capitalized(message)}</b>
            <span className={parts.small}>since {day(Math.min(...same.map(({ since }) => since)))}</span>
            <span className={parts.wide}>
              {same.length <= 3 ? (
                <code>{same.map(({ path }) => path).join(', ')}</code>
              ) : (
                <details>
                  <summary className={parts.link}>{plural(same.length, 'field')}</summary>
                  <code>{same.map(({ path }) => path).join(', ')}</code>
                </details>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Steps({ activity }: { activity: Shown }) {
  const { starts, ends } = datesOf(activity)
  const steps = [
    [
      'Published',
      `version ${number(activity.version)}, ${moment(activity.updatedAt)} by ${activity.updatedBy || 'the file'}`,
    ],
    ['Starts', starts],
    ['Ends', ends],
    ['People', activity.participants === 0 ? 'none yet' : number(activity.participants)],
  ] as const
  return (
    <Card>
      <dl className={styles.steps}>
        {steps.map(([name, value]) => (
          <div key={name}>
            <dt>
              <b>{name}</b>
            </dt>
            <dd className={parts.small}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Budget({ activity }: { activity: Shown }) {
  return (
    <Section title="Budget" aside="End dates continue the last 7 days.">
      {activity.budget.map(({ rewardType, unit, limit, granted, reserved, left, endsAt }) => (
        <div key={`${rewardType} ${unit}`} className={styles.line}>
          <div>
            <b>{rewardWords(rewardType)}</b>
            <span className={endsAt === null ? undefined : parts.warn}>
              {number(left)} of {money(limit, unit)} left{endsAt === null ? '' : `, ends about ${day(endsAt)}`}
            </span>
          </div>
          <svg className={styles.bar} aria-hidden="true">
            <rect
              className={styles.reserved}
              width={percent(share(granted, limit) + share(reserved, limit))}
              height="12"
            />
            <rect className={styles.granted} width={percent(share(granted, limit))} height="12" />
          </svg>
          <span className={parts.small}>
            {granted === '0' ? 'none' : number(granted)} granted, {reserved === '0' ? 'none' : number(reserved)}{' '}
            reserved
          </span>
        </div>
      ))}
      {activity.budget.length === 0 && <p className={parts.muted}>This activity has no budget.</p>}
    </Section>
  )
}

function Versions({ activity, onChanged }: { activity: ActivityRow; onChanged: () => void }) {
  const { alias, version: published } = activity
  const { may } = useSigned()
  const versions = useCall(activityVersions, { params: { alias } })
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <Section title="Versions">
      <Loaded of={versions}>
        {({ items }) => (
          <ul className={styles.versions}>
            {items.map(({ version, at, by, approvedBy, changed, note, from }) => (
              <li key={version}>
                <div className={parts.actions}>
                  <b>Version {number(version)}</b>
                  <span className={parts.small}>
                    {moment(at)}, {by}
                  </span>
                  {version === published && <Chip tone="good">Published</Chip>}
                </div>
                <span className={parts.small}>
                  {changed.length === 0 ? 'First publication' : `Changed: ${changed.join(', ')}`}
                  {approvedBy && `, approved by ${approvedBy}`}
                  {from !== null && `, rolled back to version ${number(from)}`}
                </span>
                {note && <span>“{note}”</span>}
                {version !== published && (
                  <Button
                    onClick={() => setOpened(opened === version ? null : version)}
                    aria-expanded={opened === version}
                  >
                    Compare
                  </Button>
                )}
                {opened === version && (
                  <Older
                    alias={alias}
                    version={version}
                    published={published}
                    canRoll={may('operator')}
                    onChanged={onChanged}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

interface OlderProps {
  alias: string
  version: number
  published: number
  canRoll: boolean
  onChanged: () => void
}

/** The effects of a rollback to an older version, and the rollback. */
function Older({ alias, version, published, canRoll, onChanged }: OlderProps) {
  const diff = useCall(activityDiff, { params: { alias }, query: { from: published, to: version } })
  const roll = useChange(rollbackActivity)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const [keepFrozen, setKeepFrozen] = useState(false)
  const rollBack = async () => {
    const done = await roll.run({ params: { alias }, body: { version, keepFrozen } }, published)
    if (done?.proposal) setProposalId(done.proposal.proposalId)
    else if (done) onChanged()
  }
  return (
    <>
      <Loaded of={diff}>{({ changes }) => <Changes changes={changes} />}</Loaded>
      {canRoll && (
        <label>
          <input type="checkbox" checked={keepFrozen} onChange={(event) => setKeepFrozen(event.target.checked)} /> Keep
          the present value of what can’t change any more
        </label>
      )}
      {canRoll && <SecondPerson rule="publish" />}
      {canRoll && (
        <Button variant="danger" busy={roll.isBusy} onClick={() => void rollBack()}>
          Roll back to version {number(version)}
        </Button>
      )}
      <Failure refusal={roll.failure} onReload={onChanged} />
      {proposalId !== null && <Proposed id={proposalId} />}
    </>
  )
}
