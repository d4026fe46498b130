import type { GatewayContext } from '#gateway/context.ts'
import { sumSince } from '#gateway/db/tallies.ts'
import { MARKETS } from '#lib/contract/ops/platform-event.ts'
import { bucketOf, MEASURE } from '../../tallies/tally-line.ts'
import { DAY_MS } from '../time/durations.ts'

const DAYS = 30

/** The volume of users in all markets within 30 days, in USDT, by user; to a quarter of an hour. */
export const recentVolume = (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  userIds: readonly string[],
): Promise<Map<string, string>> =>
  sumSince(db, { userIds, measures: MARKETS.map(MEASURE.trade), bucket: bucketOf(clock.now() - DAYS * DAY_MS) })
