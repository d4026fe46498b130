import type { ExplainedItem, ExplainedState } from '@fanfare/contract/staff/explanation.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import type { Reward, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { factWords, type FindText } from '@fanfare/languages/fact-words.ts'
import { formatDayMonth, formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import type { PauseRow } from '#gateway/db/pauses.ts'

/** A task names the newest reasons only. */
const REASONS_SAID = 3

/** What an answer needs: the texts and zone of its reader, and the activity that it is about. */
export interface Reading {
  find: FindText
  locale: Locale
  zone: string
  now: number
  activity: ActivityRow
  title: string
}

export interface Found {
  item: ExplainedItem
  /** What it is about, and why it was not paid, of which its text is made. */
  named: string
  reason: string
  /** The date that decides next, or decided; ms. */
  at: number | null
  zone: string
}

/** Joins sentences; a Chinese or Japanese full stop includes its space. */
export const join = (sentences: readonly string[]) =>
  sentences.reduce((text, next) => (text === '' || /[。！？]$/.test(text) ? text + next : `${text} ${next}`), '')

/** Parts as sentences. */
const sentencesOf = (find: FindText, parts: Sentences) =>
  join(
    parts.flatMap((part) => {
      if (part === null || part === undefined || part === '') return []
      return /[.!?。！？؟]$/.test(part) ? part : (find('support.why.sentence', { text: part }) ?? part)
    }),
  )

/** Sentences; missing ones are left out. */
type Sentences = readonly (string | null | undefined)[]

/** An item whose text is “Activity, task (10 USDT): why”. */
export function explained(
  { find, locale, zone, activity: { activityId } }: Reading,
  {
    what,
    reward = null,
    why,
    at = null,
    ...item
  }: Pick<ExplainedItem, 'state' | 'reasonCode'> &
    Partial<ExplainedItem & Pick<Found, 'at'>> & { what: string; reward?: Reward | null; why: Sentences },
): Found {
  const named = reward === null ? what : `${what} (${rewardText(reward, find, locale)})`
  const reason = sentencesOf(find, why)
  const text = find('rewards.claim_failed', { reward: named, reason }) ?? ''
  return { item: { activityId, taskId: null, periodKey: null, rewardId: null, ...item, text }, named, reason, at, zone }
}

function rewardText({ amount, label }: Reward, find: FindText, locale: Locale) {
  if ('unit' in amount) return formatMoney(locale, amount)
  if (!('count' in amount)) return label
  return find('task.draws', { count: amount.count, value: formatNumber(locale, String(amount.count)) }) ?? label
}

const inActivity = ({ find, locale, title }: Reading, task: string | undefined) =>
  task === undefined
    ? title
    : (find('rewards.ready_source', { activity: title, task: isolateAmounts(locale, task) }) ?? '')

function stateOf({ taskStatus, reasonCode, trace }: TaskCompletion, pause: PauseRow | null): ExplainedState {
  if (taskStatus === 'COMPLETED') {
    if (reasonCode === 'CLAIM_EXPIRED') return 'CLAIM_EXPIRED'
    return pause?.claims === true ? 'PAUSED' : 'CLAIMABLE'
  }
  if (taskStatus === 'UNSATISFIED') return 'OPEN'
  if (reasonCode === 'SOLD_OUT') return 'SOLD_OUT'
  return trace.every(({ passed }) => passed) ? 'NOT_YET' : 'OPEN'
}

/** A task that is not claimed yet, in the words of its card and trace. */
export function explainTask(task: TaskCompletion, reading: Reading, pause: PauseRow | null) {
  const { find, locale, zone } = reading
  const { taskId, periodKey, reward, claimDeadline, windowEndsAt, reasonCode = null } = task
  const state = stateOf(task, pause)
  const date = (at: number) => formatDeadline(locale, at, zone)
  const isBegun = Number(task.progress.current) !== 0 || task.trace.some(({ excluded }) => excluded.length > 0)
  const why = (): Sentences => {
    switch (state) {
      case 'CLAIMABLE':
        return [
          claimDeadline === undefined
            ? find('rewards.ready')
            : find('support.why.claim', { date: date(claimDeadline) }),
        ]
      case 'CLAIM_EXPIRED':
        return [
          claimDeadline === undefined
            ? find('reason.claim_expired')
            : find('reason_value.claim_expired', { until: date(claimDeadline) }),
          lateArrival(task, reading),
        ]
      case 'PAUSED':
        return [find(`activity.paused_${pause?.reason.toLowerCase() ?? ''}`), find('activity.claims_paused')]
      case 'SOLD_OUT':
        return [find('reason.sold_out')]
      case 'NOT_YET':
        return [find('support.why.not_yet')]
      default:
        return [...openReasons(task, reading), ...nextOf(task, reading)]
    }
  }
  const isOpen = state === 'OPEN' || state === 'NOT_YET'
  const hasDate = state !== 'SOLD_OUT' && state !== 'PAUSED'
  const at = (hasDate && (isOpen ? windowEndsAt : claimDeadline)) || null
  const what = inActivity(reading, task.title)
  return { ...explained(reading, { taskId, periodKey, state, reasonCode, what, reward, why: why(), at }), isBegun }
}

/** That what completed it was reported late, and when; null if it was not. */
function lateArrival({ trace }: TaskCompletion, { find, locale, zone }: Reading) {
  const arrivals = trace.flatMap(({ facts = [] }) =>
    facts.flatMap(({ counted, arrivedAt }) => (counted && arrivedAt) || []),
  )
  if (arrivals.length === 0) return null
  return find('support.why.late', { date: formatDayMonth(locale, Math.max(...arrivals), zone) })
}

/** Facts after the end of a task say nothing about why it was not paid. */
const isAfterwards = ({ taskStatus, windowEndsAt }: TaskCompletion, at = 0): boolean =>
  taskStatus === 'UNSATISFIED' && windowEndsAt !== undefined && at >= windowEndsAt

/** How far it is, and each reason for which something did not count, in the words of the card and its trace. */
function openReasons(task: TaskCompletion, { find, locale, zone }: Reading) {
  const { progress, trace, reasonCode, taskType, period } = task
  const words = factWords({ find, locale, zone })
  const isMeasured = progress.unit !== null || progress.target !== '1'
  const ofTarget = (figures: { actual: string; expected: string }) => {
    const shown = { current: figures.actual, target: figures.expected, unit: progress.unit }
    const { current, target } = formatProgress(locale, shown)
    return { current, target }
  }
  const excluded = trace
    .flatMap(({ excluded: reasons, facts }) =>
      reasons.map((one) => ({ ...one, fact: facts?.find(({ reason }) => reason === one.reason) })),
    )
    .filter(
      ({ reason, fact }) => reason !== 'OUT_OF_WINDOW' || (period !== 'EVERYDAY' && !isAfterwards(task, fact?.at)),
    )
  const told = excluded.map(({ reason, count, detail = {}, fact }) => {
    const left = find('task.excluded_facts', { count, value: formatNumber(locale, String(count)) })
    const why = fact === undefined ? words.reason(reason, detail) : words.verdict(fact)
    // The date is only that of the newest one.
    return sentencesOf(find, [left, count > 1 ? find('support.why.newest', { text: why }) : why])
  })
  // Two rules may leave out the same facts.
  const said = [...new Set(told)].slice(0, REASONS_SAID)
  const moved = trace.find(({ rule, passed, expected }) => rule === 'transfer' && !passed && /^\d/.test(expected))
  // The task to verify the identity is itself what its reason asks for.
  const isOwnStep = taskType === 'KYC_PASS' && reasonCode === 'KYC_NEEDED'
  const own = reasonCode === undefined || isOwnStep ? null : find(`reason.${reasonCode.toLowerCase()}`)
  const isSaid = excluded.some(({ reason }) => reason === reasonCode)
  return [
    isMeasured ? find('task.of_target', ofTarget({ actual: progress.current, expected: progress.target })) : null,
    moved && find('task.rule_transfer', ofTarget(moved)),
    ...said,
    ...(isSaid || (said.length > 0 && reasonCode === 'NOT_ENOUGH') ? [] : [own]),
  ]
}

/** The next step with its end; of a task that is over, when it ended. */
function nextOf(task: TaskCompletion, { find, locale, zone }: Reading) {
  const { taskStatus, trace, windowEndsAt } = task
  if (taskStatus === 'UNSATISFIED')
    return [
      windowEndsAt === undefined
        ? null
        : find('task.window_closed', { date: formatDayMonth(locale, windowEndsAt, zone) }),
    ]
  const key = trace.find(({ nextAction }) => nextAction !== null)?.nextAction?.key
  const step = key && find(key)
  return [
    step && find('support.why.next', { step }),
    windowEndsAt === undefined ? null : find('support.why.until', { date: formatDeadline(locale, windowEndsAt, zone) }),
  ]
}

/** Where the money of a granted reward is; without payouts GRANTED is the end. */
const PAYOUT_STATES: Readonly<Record<string, ExplainedState>> = {
  ON_THE_WAY: 'PAYOUT_WAITING',
  DELAYED: 'PAYOUT_FAILED',
}

const STATES: Record<RewardItem['state'], ExplainedState> = {
  REVIEW: 'REVIEW',
  HOLD: 'HOLD',
  GRANTED: 'PAID',
  EXPIRED: 'EXPIRED',
  USED: 'USED',
  CANCELLED: 'CANCELLED',
}

/** The notes of states that have no values. */
const NOTES: Partial<Record<ExplainedState, string>> = {
  ADDRESS_NEEDED: 'address.note',
  REVIEW: 'rewards.note_review',
  USED: 'rewards.note_used',
  EXPIRED: 'rewards.note_expired',
  PAYOUT_WAITING: 'rewards.note_on_the_way',
  PAYOUT_FAILED: 'rewards.note_delayed',
}

/** A claimed reward in the words of its row among the user’s rewards. */
export function explainReward(
  reward: RewardItem,
  reading: Reading,
  { refused, titles }: { refused: ReadonlySet<string>; titles: ReadonlyMap<string, string> },
): Found {
  const { find, locale, zone } = reading
  const { rewardId, taskId, periodKey = null, reasonCode = null, holdUntil, payout } = reward
  const isAddress = reasonCode === 'ADDRESS_NEEDED'
  const granted = PAYOUT_STATES[payout?.state ?? ''] ?? STATES[reward.state]
  const state = isAddress ? 'ADDRESS_NEEDED' : refused.has(rewardId) ? 'REFUSED' : granted
  const note = NOTES[state]
  const why = (): Sentences => {
    if (note !== undefined) return [find(note)]
    switch (state) {
      case 'HOLD':
        return [
          holdUntil === undefined
            ? find('rewards.note_hold_undated')
            : find('rewards.note_hold', { date: formatDeadline(locale, holdUntil, zone) }),
        ]
      case 'PAID':
        if (payout !== undefined)
          return [find('rewards.note_arrived', { date: formatDayMonth(locale, payout.at, zone) })]
        return [find('task.claimed_done', { date: formatDayMonth(locale, reward.grantedAt, zone) })]
      default:
        return [find('rewards.note_cancelled'), reasonCode && find(`reason.${reasonCode.toLowerCase()}`)]
    }
  }
  return explained(reading, {
    taskId,
    periodKey,
    rewardId,
    state,
    reasonCode,
    what: inActivity(reading, taskId === null ? undefined : titles.get(taskId)),
    reward: reward.reward,
    why: why(),
    at: state === 'HOLD' ? holdUntil : state === 'EXPIRED' ? reward.expiresAt : null,
  })
}
