import { setTimeout as sleep } from 'node:timers/promises'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { noLoginDetail } from '@fanfare/contract/activity/no-login-detail.ts'
import type { Moment } from '@fanfare/kernel/player/choices.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { sendCall, type Connection } from './send-call.ts'
import { instantsOf } from './instants.ts'
import { moveClock } from './operator.ts'

const PAUSE_MS = 200

/** Repeats a check until it is true, at most for `timeoutMs`. @returns the last answer */
async function waitUntil(check: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  for (const startedAt = performance.now(); performance.now() - startedAt < timeoutMs; await sleep(PAUSE_MS))
    if (await check()) return true
  return check()
}

/** The longest `settleDays` of an activity file, and a day. */
const LONGEST_SETTLEMENT_DAYS = 31
const WORKER_MS = 1500
const SETTLEMENT_MS = 30_000

export const readActivity = async (connection: Connection, activityId: string): Promise<ActivityDetail> =>
  (await sendCall(connection, noLoginDetail, { query: { activityId } })).data

/** Brings the gateway's clock to the moment of an activity, and waits for its result where the moment is after it. */
export async function showMoment(connection: Connection, activity: ActivityDetail, moment: Moment): Promise<void> {
  const { show } = instantsOf(moment, activity)
  if (show === null) return
  await moveClock(connection, show)
  if (moment !== 'settled') return
  const read = async () => (await readActivity(connection, activity.activityId)).outcome
  // The day of the result is not in the activity's data, so the clock moves day by day.
  for (let day = 1; day <= LONGEST_SETTLEMENT_DAYS && (await read()) === 'SETTLING'; day += 1) {
    await moveClock(connection, show + day * DAY_MS)
    const isLast = day === LONGEST_SETTLEMENT_DAYS
    await waitUntil(async () => (await read()) !== 'SETTLING', isLast ? SETTLEMENT_MS : WORKER_MS)
  }
}
