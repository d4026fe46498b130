import { useState } from 'react'
import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { forecast, forecastActivity, type Forecast } from '@fanfare/contract/staff/forecasts.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { alarmWords, deadlineOf, statusOf, typeOf } from '../activity-words.ts'
import { Button, Failure, Loaded, lookOf, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { To } from '../route.tsx'
import { useCall, useChange, useSigned } from '../use-call.ts'
import { day, money, moment, number, plural, rewardWords, share, capitalized } from '../words.ts'
import styles from './activity.module.css'
import { Pause } from './pause.tsx'
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
            <To className={lookOf('primary')} href={`/activities/${activity.alias}/edit`}>
              Edit
            </To>
          )}
        </div>
      </div>
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
          <Schedule activity={activity} />
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

const percent = (ratio: number): string => `${Math.min(1, Math.max(0, ratio)) * 100}%`

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

function ForecastCard({ alias }: { alias: string }) {
  const begin = useChange(forecastActivity)
  const [id, setId] = useState<string | null>(null)
  const made = useCall(forecast, id === null ? null : { params: { id } })
  const start = async () => {
    const begun = await begin.run({ params: { alias }, body: {} })
    if (begun) setId(begun.forecastId)
  }
  const { data } = made
  return (
    <Section title="Forecast to the end">
      {data === null && (
        <p className={parts.muted}>
          What the people of the last 30 days would have cost, as a range and never one number.
        </p>
      )}
      {data?.state === 'RUNNING' && <p role="status">It is being made: up to a minute.</p>}
      {data?.state === 'NO_FACTS' && <p>There are no facts of the last 30 days to make it from.</p>}
      {data?.state === 'FAILED' && <p className={parts.bad}>It could not be made.</p>}
      {data?.forecast && <Ranges of={data.forecast} />}
      <Failure refusal={begin.failure ?? made.failure} />
      <Button busy={begin.isBusy} onClick={() => void (data?.state === 'RUNNING' ? made.reload() : start())}>
        {data === null ? 'Make a forecast' : data.state === 'RUNNING' ? 'See whether it is ready' : 'Run again'}
      </Button>
    </Section>
  )
}

function Ranges({ of: { basis, budget, notCounted } }: { of: Forecast }) {
  return (
    <>
      <p className={parts.small}>
        From what {number(basis.sampled)} of {plural(basis.users, 'user')} did from {day(basis.from)} to {day(basis.to)}
        {basis.joinRate.of.length > 0 &&
          `, with the join rate of ${plural(basis.joinRate.of.length, 'earlier activity', 'earlier activities')}`}
        . {notCounted.length > 0 && `Not counted: ${notCounted.join(', ').toLowerCase()}.`}
      </p>
      {budget.map(({ rewardType, unit, limit, spent, endsAt }) => {
        const whole = Number(spent.high) > Number(limit) ? spent.high : limit
        return (
          <div key={`${rewardType} ${unit}`} className={styles.line}>
            <div>
              <b>{rewardWords(rewardType)}</b>
              <span className={endsAt === null ? undefined : parts.warn}>
                {endsAt === null ? 'lasts' : `ends about ${day(endsAt)}`}
              </span>
            </div>
            <svg className={styles.bar} aria-hidden="true">
              <rect
                className={styles.range}
                x={percent(share(spent.low, whole))}
                width={percent(share(spent.high, whole) - share(spent.low, whole))}
                height="12"
              />
              <rect className={styles.granted} x={percent(share(spent.mid, whole))} width="3" height="12" />
              <rect className={styles.limit} x={percent(share(limit, whole) - 0.004)} width="2" height="12" />
            </svg>
            <span className={parts.small}>
              {number(spent.low)} to {number(spent.high)}, most likely {number(spent.mid)}; limit {money(limit, unit)}
            </span>
          </div>
        )
      })}
    </>
  )
}

function Schedule({ activity: { schedule } }: { activity: Shown }) {
  if (schedule === null) return null
  const { at, basedOn, state, failure, by, note } = schedule
  return (
    <Section title="Schedule">
      {state === 'FAILED' ? (
        <Notice tone="error">
          The version of {moment(at)} was refused ({failure?.code}):{' '}
          {failure?.issues.map(({ message }) => message).join('; ')}
        </Notice>
      ) : (
        <p>
          Another version is published at {moment(at)}, based on version {number(basedOn)}. {by}
          {note && `: “${note}”`}
        </p>
      )}
    </Section>
  )
}
