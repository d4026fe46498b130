import Big from 'big.js'
import { type ReactNode, useState } from 'react'
import type { publishActivity } from '@fanfare/contract/ops/publish.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { fileLabel, formWords } from '@fanfare/contract/staff/product-words.ts'
import { type readSchedule, unscheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import { forecast, forecastActivity } from '@fanfare/contract/staff/forecasts.ts'
import { Change } from '../form.tsx'
import { filePlace } from '../file-place.ts'
import { Rows } from '../list.tsx'
import { type Absent, Bad, Button, Failure, Muted, Section, Status } from '../parts.tsx'
import { useCall, useChange, may } from '../use-call.ts'
import {
  day,
  figure,
  languageNames,
  moment,
  momentWithZone,
  money,
  number,
  plural,
  rewardTitle,
  share,
  wordsOf,
} from '../words.ts'
import './activity.css'

export type Consequences = NonNullable<CallData<typeof publishActivity>['consequences']>

type Rehearsed = Pick<CallData<typeof publishActivity>, 'changed' | 'created' | 'consequences'>

type Line = readonly [words: ReactNode, tone?: 'warn' | 'good' | Absent, more?: readonly ReactNode[]] | Absent

/** The effects of a change of an activity's file, as its rehearsal answered. */
export function Effects({ changed, created, consequences }: Rehearsed) {
  const words = changed.map((name) => fileLabel(name).toLowerCase()).join(', ')
  const lines: readonly Line[] = [
    [created ? 'A new activity.' : words ? `Changes: ${words}` : 'Nothing changes.'],
    ...(consequences ? linesOf(consequences, created) : []),
  ]
  return (
    <Rows
      of={lines.filter((line) => !!line)}
      label="Consequences"
      row={([title, tone, more]) => ({ title, className: tone || undefined, lines: more })}
    />
  )
}

function linesOf(
  {
    participants,
    tasks,
    budget,
    pages,
    audience,
    languages: { whole, inherits, stale, missing },
    paused,
    warnings,
  }: Consequences,
  isNew: boolean,
): Line[] {
  return [
    [participants ? plural(participants, 'person has joined', 'people have joined') : 'Nobody has joined yet'],
    ...(isNew
      ? [tasks.length && ([plural(tasks.length, 'task')] as const)]
      : tasks.map(({ taskId, effect, people }): Line => [
          <>
            {`${taskId}: ${wordsOf(effect)} `}
            <small>{plural(people, 'person', 'people')}</small>
          </>,
          ['HARDER', 'REMOVED'].includes(effect) && 'warn',
        ])),
    ...budget.map((line) => budgetLine(line, participants)),
    ...pages.map(({ path, from, until, now, then }): Line => [
      `From ${moment(from)}${until ? ` to ${moment(until)}` : ''} ${path} shows ${then ?? 'nothing'} in place of ${now}.`,
      'warn',
    ]),
    [
      <>
        {`${number(audience.in)} of ${plural(audience.of, 'account')} may join `}
        {audience.unknown > 0 && <small>{`${plural(audience.unknown, 'id')} of the list unknown`}</small>}
      </>,
    ],
    stale.length + missing.length === 0 && [`Whole in all ${number(whole.length + inherits.length)} languages`, 'good'],
    stale.length && [
      `Texts are older than their English in ${languageNames(stale.map(({ locale }) => locale))}.`,
      'warn',
    ],
    missing.length && [`Texts are missing in ${languageNames(missing)}: people read English there.`, 'warn'],
    paused && ['It is paused, and stays so.', 'warn'],
    ...warnings
      .filter(({ code }) => code !== 'FALLBACK')
      .map(({ path, message }): Line => [
        <>
          <b>{filePlace(path)}</b> {formWords(message)}
        </>,
        'warn',
      ]),
  ]
}

/** A limit that changes, and how much of it the users who joined can still earn. */
function budgetLine(
  { rewardType, unit, before, after, granted, reserved, most }: Consequences['budget'][number],
  participants: number,
): Line {
  const isEarned = participants > 0 && most !== '0'
  if (before === after && !isEarned) return false
  const left = new Big(after).minus(granted).minus(reserved)
  const limit =
    before === after
      ? money(after, unit)
      : `${before === '0' ? 'nothing' : number(before)} becomes ${money(after, unit)}`
  return [
    `${rewardTitle(rewardType)}: ${limit}`,
    isEarned && most && left.lt(most) && 'warn',
    [
      (granted !== '0' || reserved !== '0') &&
        `${figure(granted)} granted, ${figure(reserved)} reserved, ${figure(left.toFixed())} left`,
      isEarned &&
        (most
          ? `Those who joined can still earn ${money(most, unit)}`
          : 'No limit on what those who joined can still earn'),
    ],
  ]
}

/** The scheduled publication; another one can be scheduled only once it is removed. */
export function waitingFor(alias: string, schedule: CallData<typeof readSchedule> | null) {
  if (!schedule) return null
  const { state, at, by, note, failure } = schedule
  const isFailed = state === 'FAILED'
  const verb = isFailed ? 'Clear' : 'Unschedule'
  return (
    <Status tone={isFailed ? 'error' : 'primary'}>
      <b>
        {isFailed ? `The version of ${momentWithZone(at)} was refused.` : `A version waits for ${momentWithZone(at)}.`}
      </b>
      <p>
        {isFailed
          ? failure?.issues.map(({ path, message }) => `${filePlace(path)} ${formWords(message)}`).join('; ')
          : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC. ${by}${note ? `: “${note}”` : ''}`}
      </p>
      {may('operator') && (
        <Change
          call={unscheduleActivity}
          label={verb}
          title={`${verb} this version?`}
          asks="It is not published then, and has to be scheduled anew."
          send={() => ({ alias })}
        />
      )}
    </Status>
  )
}

interface BarProps {
  of: { rewardType: string; endsAt: number | null }
  /** Text beside the name; `below` is under the bar. */
  words: string
  below: string
  /** Segments as fractions of the whole, 0 to 1, in the order in which they are painted. */
  parts: readonly (readonly [look: 'granted' | 'reserved' | 'range' | 'limit', from: number, to: number])[]
}

/** A line of a budget. */
export const BudgetBar = ({ of: { rewardType, endsAt }, words, below, parts: painted }: BarProps) => (
  <div className="grid budget text gap-6">
    <div className="line wraps ends">
      <b>{rewardTitle(rewardType)}</b>
      <span className={endsAt ? 'warn' : undefined}>{words}</span>
    </div>
    <svg className="budget-bar" aria-hidden="true">
      {painted.map(([look, from, to]) => (
        <rect key={look} className={look} x={percent(from)} width={percent(to - from)} height="12" />
      ))}
    </svg>
    <small>{below}</small>
  </div>
)

const percent = (ratio: number) => `${Math.min(1, Math.max(0, ratio)) * 100}%`

/** Makes a forecast of the published file, or of `yaml`, the text of a draft. */
export function ForecastCard({ alias, yaml }: { alias: string; yaml?: string }) {
  const begin = useChange(forecastActivity)
  const [id, setId] = useState<string>()
  const made = useCall(forecast, id ? { id } : null)
  const start = async () => {
    const begun = await begin.run({ alias, body: { yaml } })
    if (begun) setId(begun.forecastId)
  }
  const { data } = made
  const isRunning = data?.state === 'RUNNING'
  return (
    <Section title="Forecast to the end">
      {!data && <Muted>What the people of the last 30 days would have cost, as a range and never one number.</Muted>}
      {isRunning && <p role="status">It is being made: up to a minute.</p>}
      {data?.state === 'NO_FACTS' && <p>There are no facts of the last 30 days to make it from.</p>}
      {data?.state === 'FAILED' && <Bad>It could not be made.</Bad>}
      {data?.forecast && madeOf(data.forecast)}
      <Failure failure={begin.failure ?? made.failure} />
      <Button busy={begin.isBusy} onClick={() => (isRunning ? made.reload() : start())}>
        {data ? (isRunning ? 'See whether it is ready' : 'Run again') : 'Make a forecast'}
      </Button>
    </Section>
  )
}

function madeOf({
  basis: {
    sampled,
    users,
    from,
    to,
    joinRate: { of },
  },
  budget,
  notCounted,
}: NonNullable<CallData<typeof forecast>['forecast']>) {
  return (
    <>
      <small>
        {`From what ${number(sampled)} of ${plural(users, 'user')} did from ${day(from)} to ${day(to)}`}
        {of.length > 0 &&
          `, with the join rate of ${plural(of.length, 'earlier activity', 'earlier activities')}`}.{' '}
        {notCounted.length > 0 && `Not counted: ${notCounted.join(', ').toLowerCase()}.`}
      </small>
      {budget.map((line) => {
        const { rewardType, unit, limit, spent, endsAt } = line
        const whole = Number(spent.high) > Number(limit) ? spent.high : limit
        const at = (amount: string) => share(amount, whole)
        return (
          <BudgetBar
            key={`${rewardType} ${unit}`}
            of={line}
            words={endsAt ? `ends about ${day(endsAt)}` : 'lasts'}
            parts={[
              ['range', at(spent.low), at(spent.high)],
              ['granted', at(spent.mid), at(spent.mid) + 0.006],
              ['limit', at(limit) - 0.004, at(limit)],
            ]}
            below={`${number(spent.low)} to ${number(spent.high)}, most likely ${number(spent.mid)}; limit ${money(limit, unit)}`}
          />
        )
      })}
    </>
  )
}
