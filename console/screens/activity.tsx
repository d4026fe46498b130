import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { activityDiff, activityVersions, staffActivity } from '@fanfare/contract/staff/activities.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { rollbackActivity } from '@fanfare/contract/staff/publications.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { alarmWords, datesOf, statusOf, typeOf } from '../activity-words.ts'
import { Changes } from '../changes.tsx'
import { Change } from '../form.tsx'
import { SecondPerson } from '../inputs.tsx'
import { ResourceList, Row, Rows } from '../list.tsx'
import { Button, Columns, Facts, Loaded, lookOf, Muted, Page, Section, To } from '../parts.tsx'
import parts from '../parts.module.css'
import { setQuery } from '../route.ts'
import { useCall, useSigned } from '../use-call.ts'
import { capitalized, day, figure, money, moment, number, plural, rewardWords, share } from '../words.ts'
import { BudgetBar, ForecastCard, Waiting } from './effects.tsx'
import { Pause } from './pause.tsx'
import { Duplicate, End } from './steps.tsx'

type Shown = CallData<typeof staffActivity>

export function Activity({ alias }: { alias: string }) {
  const activity = useCall(staffActivity, { params: { alias } })
  return <Loaded of={activity}>{(shown) => <Whole activity={shown} />}</Loaded>
}

function Whole({ activity }: { activity: Shown }) {
  const { may } = useSigned()
  const { alias, title, version, page, status, participants, updatedAt, updatedBy, budget, schedule } = activity
  const { words, tone } = statusOf(activity)
  const { starts, ends } = datesOf(activity)
  const [address] = useSearchParams()
  const step = may('operator') ? address.get('do') : null
  return (
    <Page
      title={title}
      note={`${alias}, ${typeOf(activity)}, version ${number(version)}, ${page}`}
      back={['/activities', 'Activities']}
      actions={
        <>
          <Chip tone={tone}>{words}</Chip>
          <To className={lookOf()} href={`/reports?activity=${alias}`}>
            Report
          </To>
          {may('operator') && (
            <>
              <Button onClick={() => setQuery({ do: 'duplicate' })}>Duplicate</Button>
              <To className={lookOf()} href={`/activities/${alias}/edit?when=later`}>
                Schedule
              </To>
              {status !== 'ENDED' && <Button onClick={() => setQuery({ do: 'end' })}>End</Button>}
              <To className={lookOf('primary')} href={`/activities/${alias}/edit`}>
                Edit
              </To>
            </>
          )}
        </>
      }
    >
      <div className={parts.stack}>
        {step === 'duplicate' && <Duplicate activity={activity} />}
        {step === 'end' && <End activity={activity} />}
        <Card>
          <Facts
            className={parts.strip}
            rows={[
              ['Published', `version ${number(version)}, ${moment(updatedAt)} by ${updatedBy || 'the file'}`],
              ['Starts', starts],
              ['Ends', ends],
              ['People', participants === 0 ? 'none yet' : number(participants)],
            ]}
          />
        </Card>
        {activity.alarms.map((alarm) => (
          <Notice key={alarm.code} tone="warning">
            {capitalized(alarmWords(alarm, activity).sentence)}
          </Notice>
        ))}
      </div>
      <Columns>
        <>
          <Section title="Budget" aside="End dates continue the last 7 days.">
            {budget.map(({ rewardType, unit, limit, granted, reserved, left, endsAt }) => {
              const [used, taken] = [share(granted, limit), share(reserved, limit)]
              return (
                <BudgetBar
                  key={`${rewardType} ${unit}`}
                  title={rewardWords(rewardType)}
                  words={`${number(left)} of ${money(limit, unit)} left${endsAt === null ? '' : `, ends about ${day(endsAt)}`}`}
                  isEnding={endsAt !== null}
                  parts={[
                    ['reserved', used, used + taken],
                    ['granted', 0, used],
                  ]}
                  below={`${figure(granted)} granted, ${figure(reserved)} reserved`}
                />
              )
            })}
            {budget.length === 0 && <Muted>This activity has no budget.</Muted>}
          </Section>
          <ForecastCard alias={alias} />
          {schedule && <Waiting alias={alias} />}
          <Frozen fields={activity.frozen} />
        </>
        <>
          <Pause activity={activity} />
          <Versions alias={alias} published={version} />
        </>
      </Columns>
    </Page>
  )
}

/** The fields that share a reason are one line. */
const Frozen = ({ fields }: { fields: Shown['frozen'] }) => (
  <Section title="Can’t change any more">
    <Rows
      of={[...Map.groupBy(fields, ({ message }) => message)]}
      empty="Everything may still change."
      row={([message, same]) => {
        const paths = <code>{same.map(({ path }) => path).join(', ')}</code>
        return (
          <Row
            key={message}
            title={<b>{capitalized(message)}</b>}
            end={<small>since {day(Math.min(...same.map(({ since }) => since)))}</small>}
          >
            {same.length <= 3 ? (
              paths
            ) : (
              <details>
                <summary className={parts.link}>{plural(same.length, 'field')}</summary>
                {paths}
              </details>
            )}
          </Row>
        )
      }}
    />
  </Section>
)

function Versions({ alias, published }: { alias: string; published: number }) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <ResourceList
      call={activityVersions}
      params={{ alias }}
      title="Versions"
      empty=""
      row={({ version, at, by, approvedBy, changed, note, from }) => (
        <Row
          key={version}
          title={<b>Version {number(version)}</b>}
          lines={[
            `${moment(at)}, ${by}`,
            <>
              {changed.length === 0 ? 'First publication' : `Changed: ${changed.join(', ')}`}
              {approvedBy && `, approved by ${approvedBy}`}
              {from !== null && `, rolled back to version ${number(from)}`}
            </>,
            note && `“${note}”`,
          ]}
          end={
            version === published ? (
              <Chip tone="good">Published</Chip>
            ) : (
              <Button onClick={() => setOpened(opened === version ? null : version)} aria-expanded={opened === version}>
                Compare
              </Button>
            )
          }
          below={opened === version && <Older alias={alias} version={version} published={published} />}
        />
      )}
    />
  )
}

/** The effects of a rollback to an older version, and the rollback. */
function Older({ alias, version, published }: { alias: string; version: number; published: number }) {
  const { may } = useSigned()
  const diff = useCall(activityDiff, { params: { alias }, query: { from: published, to: version } })
  return (
    <div className={parts.form}>
      <Loaded of={diff}>{({ changes }) => <Changes changes={changes} />}</Loaded>
      {may('operator') && (
        <Change
          call={rollbackActivity}
          name={`rollback-${version}`}
          revision={published}
          fields={{ keep: { label: 'Keep the present value of what can’t change any more', as: 'check' } }}
          send={({ keep }) => ({ params: { alias }, body: { version, keepFrozen: keep !== '' } })}
          more={() => <SecondPerson rule="publish" />}
          label={`Roll back to version ${number(version)}`}
          variant="danger"
        />
      )}
    </div>
  )
}
