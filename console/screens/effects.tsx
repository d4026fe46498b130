import Big from 'big.js'
import { useState } from 'react'
import type { publishActivity } from '@fanfare/contract/ops/publish.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { readSchedule, unscheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import { forecast, forecastActivity, type Forecast } from '@fanfare/contract/staff/forecasts.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Confirm, figure } from '../lists.tsx'
import { Button, Failure, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useChange, useSigned } from '../use-call.ts'
import { day, moment, momentWithZone, money, number, plural, rewardWords, share, typeWords, wordsOf } from '../words.ts'
import styles from './activity.module.css'

export type Consequences = NonNullable<CallData<typeof publishActivity>['consequences']>

interface EffectsProps {
  changed: readonly string[]
  created: boolean
  consequences: Consequences | null
}

/** The effects of a change of an activity's file, as its rehearsal answered. */
export function Effects({ changed, created, consequences }: EffectsProps) {
  const words =
    changed.length === 0
      ? 'Nothing changes.'
      : `Changes: ${changed.map((name) => typeWords(name).toLowerCase()).join(', ')}`
  return (
    <ul className={parts.rows} aria-label="Consequences">
      <li>{created ? 'A new activity.' : words}</li>
      {consequences && (
        <>
          <li>
            {consequences.participants === 0
              ? 'Nobody has joined yet'
              : plural(consequences.participants, 'person has joined', 'people have joined')}
          </li>
          <Tasks of={consequences} isNew={created} />
          {consequences.budget.map((line) => (
            <BudgetLine key={`${line.rewardType} ${line.unit}`} of={line} participants={consequences.participants} />
          ))}
          {consequences.pages.map(({ path, from, until, now, then }) => (
            <li key={`${path} ${from}`} className={parts.warn}>
              From {moment(from)}
              {until === null ? '' : ` to ${moment(until)}`} {path} shows {then ?? 'nothing'} in place of {now}.
            </li>
          ))}
          <li>
            {number(consequences.audience.in)} of {plural(consequences.audience.of, 'account')} may join
            {consequences.audience.unknown > 0 && (
              <span className={parts.small}>{plural(consequences.audience.unknown, 'id')} of the list unknown</span>
            )}
          </li>
          <Languages of={consequences} />
          {consequences.paused && <li className={parts.warn}>It is paused, and stays so.</li>}
          {consequences.warnings
            .filter(({ code }) => code !== 'FALLBACK')
            .map(({ code, path, message }) => (
              <li key={`${code} ${path}`} className={parts.warn}>
                <span>
                  <code>{path}</code> {message}
                </span>
              </li>
            ))}
        </>
      )}
    </ul>
  )
}

/** A limit that changes, and what those who joined can still earn of it. */
function BudgetLine({ of, participants }: { of: Consequences['budget'][number]; participants: number }) {
  const { rewardType, unit, before, after, granted, reserved, most } = of
  const isEarned = participants > 0 && most !== '0'
  if (before === after && !isEarned) return null
  const left = new Big(after).minus(granted).minus(reserved)
  const isShort = isEarned && most !== null && left.lt(most)
  return (
    <li className={isShort ? parts.warn : undefined}>
      <div>
        {rewardWords(rewardType)}:{' '}
        {before === after
          ? money(after, unit)
          : `${before === '0' ? 'nothing' : number(before)} becomes ${money(after, unit)}`}
        {(granted !== '0' || reserved !== '0') && (
          <p className={parts.small}>
            {figure(granted)} granted, {figure(reserved)} reserved, {figure(left.toFixed())} left
          </p>
        )}
        {isEarned && (
          <p className={parts.small}>
            {most === null
              ? 'No limit on what those who joined can still earn'
              : `Those who joined can still earn ${money(most, unit)}`}
          </p>
        )}
      </div>
    </li>
  )
}

function Tasks({ of: { tasks }, isNew }: { of: Consequences; isNew: boolean }) {
  if (isNew) return tasks.length === 0 ? null : <li>{plural(tasks.length, 'task')}</li>
  return tasks.map(({ taskId, effect, people }) => (
    <li key={taskId} className={effect === 'HARDER' || effect === 'REMOVED' ? parts.warn : undefined}>
      {taskId}: {wordsOf(effect)}
      <span className={parts.small}>{plural(people, 'person', 'people')}</span>
    </li>
  ))
}

function Languages({ of: { languages } }: { of: Consequences }) {
  const { whole, inherits, stale, missing } = languages
  return (
    <>
      {stale.length === 0 && missing.length === 0 && (
        <li className={parts.good}>Whole in all {number(whole.length + inherits.length)} languages</li>
      )}
      {stale.length > 0 && (
        <li className={parts.warn}>
          Texts are older than their English in {stale.map(({ locale }) => locale).join(', ')}.
        </li>
      )}
      {missing.length > 0 && (
        <li className={parts.warn}>Texts are missing in {missing.join(', ')}: people read English there.</li>
      )}
    </>
  )
}

/** The publication that waits for its time; another one needs it gone. */
export function Waiting({ alias, onGone }: { alias: string; onGone?: () => void }) {
  const { may } = useSigned()
  const schedule = useCall(readSchedule, { params: { alias } })
  const remove = useChange(unscheduleActivity)
  const shown = schedule.data
  if (shown === null) return null
  const verb = shown.state === 'FAILED' ? 'Clear' : 'Unschedule'
  const unschedule = async () => {
    if ((await remove.run({ params: { alias }, query: {} })) === null) return false
    schedule.reload()
    onGone?.()
    return true
  }
  return (
    <Notice tone={shown.state === 'FAILED' ? 'error' : 'primary'} role="status">
      {shown.state === 'FAILED' ? (
        <>
          <b>The version of {momentWithZone(shown.at)} was refused.</b>
          <p>{shown.failure?.issues.map(({ path, message }) => `${path} ${message}`).join('; ')}</p>
        </>
      ) : (
        <>
          <b>A version waits for {momentWithZone(shown.at)}.</b>
          <p>
            {new Date(shown.at).toISOString().slice(0, 16).replace('T', ' ')} UTC. {shown.by}
            {shown.note && `: “${shown.note}”`}
          </p>
        </>
      )}
      {may('operator') && (
        <Confirm
          label={verb}
          title={`${verb} this version?`}
          action={verb}
          change={remove}
          onConfirm={unschedule}
          onReload={schedule.reload}
        >
          <p>It is not published then, and has to be scheduled anew.</p>
        </Confirm>
      )}
    </Notice>
  )
}

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
