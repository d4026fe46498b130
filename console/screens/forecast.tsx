import { useState } from 'react'
import { forecast, forecastActivity, type Forecast } from '@fanfare/contract/staff/forecasts.ts'
import { Button, Failure, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useChange } from '../use-call.ts'
import { day, money, number, plural, rewardWords, share } from '../words.ts'
import styles from './activity.module.css'

/** A part of a bar. */
export const percent = (ratio: number): string => `${Math.min(1, Math.max(0, ratio)) * 100}%`

/** Of the published file, or of the text of a draft. */
export function ForecastCard({ alias, yaml }: { alias: string; yaml?: string }) {
  const begin = useChange(forecastActivity)
  const [id, setId] = useState<string | null>(null)
  const made = useCall(forecast, id === null ? null : { params: { id } })
  const start = async () => {
    const begun = await begin.run({ params: { alias }, body: yaml === undefined ? {} : { yaml } })
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
