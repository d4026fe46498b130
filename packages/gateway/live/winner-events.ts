import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { listNewWinners } from '#gateway/rewards/db/latest-rewards.ts'
import { countLiveEvents, type NewLiveEvent } from '#gateway/live/db/live-events.ts'
import type { LogEntry } from '#gateway/log/db/log.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { activityLastSeen } from '../activities/definition/activity-in-play.ts'
import { describeStoredReward } from '../rewards/describe-stored-reward.ts'
import { HOUR_MS } from '../util/time/durations.ts'
import { liveEvent } from './live-event.ts'

/**
 * The marquee shows a sample: each event reaches every visitor, and a settlement grants thousands of rewards a second.
 * @assumed
 */
const WINNERS = { most: 60, withinMs: 10_000 } as const

/** Entries of the log can be days old when the reader begins. */
const NEWS_MS = HOUR_MS

/** The public events of granted rewards, with masked names, as the marquee's call gives them (contract §4). */
export async function winnerEvents(
  tx: Db,
  { activities, clock }: Pick<GatewayContext, 'activities' | 'clock'>,
  entries: readonly LogEntry[],
): Promise<NewLiveEvent[]> {
  const now = clock.now()
  const granted = entries.filter(({ topic, createdAt }) => topic === 'reward.granted' && createdAt > now - NEWS_MS)
  if (granted.length === 0) return []
  const room = WINNERS.most - (await countLiveEvents(tx, 'winners', now - WINNERS.withinMs))
  if (room <= 0) return []
  const rewardIds = granted.slice(-room).map(({ payload }) => String(payload.rewardId))
  const events: NewLiveEvent[] = []
  for (const row of await listNewWinners(tx, rewardIds)) {
    const activity = await activityLastSeen({ activities, db: tx }, row.activityId)
    const reward = describeStoredReward(row, activity, 'en')
    const { activityId, grantedAt: at, loginName } = row
    const { label } = reward
    events.push(liveEvent('winners', '', { maskedName: maskName(loginName), activityId, label, reward, at }))
  }
  return events
}
