import { activityTypeName } from '@fanfare/contract/activity-types.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { clock, day, distance, moment, number, plural, rewardWords, share, sum, typeWords, wordsOf } from './words.ts'

export type ActivityRow = CallData<typeof staffActivities>['items'][number]
type Tone = 'neutral' | 'good' | 'primary' | 'warning' | 'error'

export const typeOf = ({ activityType }: Pick<ActivityRow, 'activityType'>): string =>
  typeWords(activityTypeName(activityType) ?? 'Activity')

/** A pause is a status of its own, because it is what people meet. */
export function statusOf({ paused, status, outcome }: ActivityRow): { words: string; tone: Tone } {
  if (paused?.claims) return { words: 'Claims paused', tone: 'error' }
  if (paused) return { words: paused.joins ? 'Joining paused' : 'Draws paused', tone: 'error' }
  if (outcome === 'CANCELLED') return { words: 'Cancelled', tone: 'neutral' }
  if (status === 'ONGOING') return { words: 'Running', tone: 'good' }
  return status === 'UPCOMING' ? { words: 'Upcoming', tone: 'primary' } : { words: 'Ended', tone: 'neutral' }
}

export function deadlineOf({ status, startTime, endTime }: ActivityRow): { when: string; distance: string } {
  const [verb, at] = status === 'UPCOMING' ? ['Starts', startTime] : [status === 'ENDED' ? 'Ended' : 'Ends', endTime]
  return { when: `${verb} ${moment(Number(at))}`, distance: distance(Number(at)) }
}

/** Start and end; the next of them has its distance, of an activity that has ended the end. */
export function datesOf({ status, startTime, endTime }: Pick<ActivityRow, 'status' | 'startTime' | 'endTime'>): {
  starts: string
  ends: string
} {
  const [start, end] = [Number(startTime), Number(endTime)]
  const isAhead = status === 'UPCOMING'
  return {
    starts: isAhead ? `${moment(start)}, ${distance(start)}` : moment(start),
    ends: isAhead ? moment(end) : `${moment(end)}, ${distance(end)}`,
  }
}

/** Nothing is a zero: a budget without a grant says when it is paid. */
export function budgetOf({ budget, status }: ActivityRow): { used: string; of: string; ratio: number | null } {
  const units = new Set(budget.map(({ unit }) => unit))
  const [first] = budget
  if (first === undefined) return { used: 'none', of: '', ratio: null }
  if (units.size > 1) return { used: plural(budget.length, 'budget line'), of: '', ratio: null }
  const [granted, limit] = [sum(budget.map((line) => line.granted)), sum(budget.map((line) => line.limit))]
  if (granted === '0')
    return {
      used: `${number(limit)} ${first.unit}`,
      of: status === 'UPCOMING' ? 'not started' : 'nothing granted yet',
      ratio: null,
    }
  return { used: number(granted), of: number(limit), ratio: share(granted, limit) }
}

export const claimsOf = ({ paused, status, claimsMinute }: ActivityRow): string => {
  if (paused?.claims) return 'paused'
  if (status !== 'ONGOING') return status === 'UPCOMING' ? 'not started' : 'ended'
  return claimsMinute === 0 ? 'none' : number(claimsMinute)
}

type Alarm = ActivityRow['alarms'][number]

/** An alarm as a sentence after the title of its activity, and in few words for a chip. */
export function alarmWords({ code, params }: Alarm, row: ActivityRow): { sentence: string; chip: string } {
  switch (code) {
    case 'BUDGET_ENDS': {
      const what = rewardWords(String(params.rewardType)).toLowerCase()
      const date = day(Number(params.endsAt))
      return { sentence: `the budget for ${what} runs out about ${date}, before the end.`, chip: `Budget ends ${date}` }
    }
    case 'TEXTS_STALE': {
      const stale = plural(row.languages.stale, 'language')
      return { sentence: `texts of ${stale} are older than their English.`, chip: `${stale} stale` }
    }
    case 'TEXTS_MISSING': {
      const missing = plural(row.languages.missing, 'language')
      return { sentence: `texts of ${missing} are missing.`, chip: `${missing} missing` }
    }
    case 'REVIEWS_LATE':
      return {
        sentence: `${plural(row.reviews, 'review')} wait, the oldest longer than was promised.`,
        chip: 'Reviews late',
      }
    case 'PAYOUTS_FAILED':
      return {
        sentence: `${plural(row.payoutsFailed, 'payout')} failed.`,
        chip: `${plural(row.payoutsFailed, 'payout')} failed`,
      }
    case 'CLAIMS_SUSPENDED':
      return { sentence: 'claims are suspended, because its books do not balance.', chip: 'Claims suspended' }
    case 'SCHEDULE_FAILED':
      return { sentence: 'the scheduled version was refused at its time.', chip: 'Schedule failed' }
    default:
      return { sentence: `${wordsOf(code).toLowerCase()}.`, chip: wordsOf(code) }
  }
}

export const pausedSentence = (paused: NonNullable<ActivityRow['paused']>): string => {
  const named = [paused.claims && 'claims', paused.joins && 'joining', paused.draws && 'draws'].filter(Boolean)
  return `${paused.by} paused ${named.join(', ')} on ${day(paused.since)} at ${clock(paused.since)}.`
}

/** Alarms and queues of an activity that wait for the staff. */
export const needsAttention = ({ alarms, paused, reviews, payoutsFailed }: ActivityRow): boolean =>
  alarms.length > 0 || paused !== null || reviews > 0 || payoutsFailed > 0
