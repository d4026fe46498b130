import type { GatewayContext } from '#gateway/context.ts'
import { listLeadTraders } from '#gateway/boards/db/lead-traders.ts'
import { listAgentCodes } from '#gateway/activities/db/kol-bindings.ts'
import { asLottery } from '#gateway/draws/draw-request.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import type { Surroundings } from './market.ts'

const MOST_CODES = 100
const MOST_LEAD_TRADERS = 20

/** The activities, lead traders and codes of this moment. */
export async function lookAround({
  db,
  clock,
  activities,
}: Pick<GatewayContext, 'db' | 'clock' | 'activities'>): Promise<Surroundings> {
  const filter = { now: clock.now(), status: 'ONGOING', pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM } as const
  const [{ rows }, { traders }, inviteCodes] = await Promise.all([
    activities.list(db, filter),
    listLeadTraders(db, { shown: MOST_LEAD_TRADERS, featured: [] }),
    listAgentCodes(db, MOST_CODES),
  ])
  return {
    activityIds: rows.map(({ activityId }) => activityId),
    lotteryIds: rows.filter((row) => asLottery(row) !== null).map(({ activityId }) => activityId),
    leadTraders: traders.map(({ traderId }) => traderId),
    inviteCodes,
  }
}
