import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { alarmWords, deadlineOf, statusOf, typeOf } from '../activity-words.ts'
import { Button, Loaded, lookOf, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { To, useAddress } from '../route.tsx'
import { useCall, useSigned } from '../use-call.ts'
import { day, money, moment, number, plural, rewardWords, share, capitalized } from '../words.ts'
import styles from './activity.module.css'
import { Waiting } from './effects.tsx'
import { ForecastCard, percent } from './forecast.tsx'
import { Pause } from './pause.tsx'
import { begin, Duplicate, End } from './steps.tsx'
import { Versions } from './versions.tsx'

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
  const steps = [
    [
      'Published',
      `version ${number(activity.version)}, ${moment(activity.updatedAt)} by ${activity.updatedBy || 'the file'}`,
    ],
    ['Starts', moment(activity.startTime)],
    ['Ends', `${moment(activity.endTime)}, ${deadlineOf(activity).distance}`],
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
