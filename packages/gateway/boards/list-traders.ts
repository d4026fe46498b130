import { hasEngine } from '@fanfare/activities/engine-files.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { listFollowed } from '#gateway/facts/db/events.ts'
import { listLeadTraders } from '#gateway/boards/db/lead-traders.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import { findActivity } from '../activities/find-activity.ts'
import { DomainError } from '../util/domain-error.ts'
import { readMyCover, traderName } from '../engines/cover/cover-engine.ts'
import { toDecimal } from '../util/decimal.ts'

/**
 * The lead traders of a promotion by the newest `lead.stats` of each. `covered`: copying this trader may still be covered for
 * the caller; for a visitor, when the promotion has a cover and has not ended.
 * @throws DomainError 51001
 */
export async function listTraders(gateway: GatewayContext, caller: Caller | null, activityId: string) {
  const { db, clock } = gateway
  const { definition: file, startTime, endTime } = await findActivity(gateway, activityId)
  if (!hasEngine(file, 'cover')) throw new DomainError('NOT_FOUND')
  const now = clock.now()
  const { traders, total } = await listLeadTraders(db, file.traders)
  const followed = caller === null ? [] : await listFollowed(db, caller.userId)
  const following = new Set(followed.map(({ traderId }) => traderId))
  const appliedAt = caller === null ? null : await findAppliedAt(db, caller.userId, activityId)
  const mine =
    caller === null ? {} : await readMyCover(db, { ...caller, activityId, file, appliedAt, startTime, endTime, now })
  const isOpen = mine.cover === undefined || (mine.cover.state === 'OPEN' && mine.cover.closedAt === null)
  const covered = file.cover !== undefined && now < endTime && isOpen
  const items = traders.map(({ roi30d, worstFall, profitShare, nickname, loginName, ...trader }) => ({
    ...trader,
    name: traderName({ nickname, loginName }),
    roi30d: toDecimal(roi30d),
    worstFall: toDecimal(worstFall),
    profitShare: toDecimal(profitShare),
    covered: covered && trader.authentic,
    following: following.has(trader.traderId),
    traderType: 'lead',
  }))
  return { items, total }
}
