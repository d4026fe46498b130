import type { GatewayContext } from '#gateway/context.ts'
import { sumSince } from '#gateway/facts/db/tallies.ts'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { bucketOf, MEASURE } from '../facts/tallies/tally-line.ts'
import { DAY_MS } from '../util/time/durations.ts'

const PERIOD_DAYS = 30

/** The volume of each user in all markets within the last 30 days, USDT, by user id; cut to whole quarters of an hour. */
export const readRecentVolumes = (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  userIds: readonly string[],
): Promise<Map<string, string>> =>
  sumSince(db, { userIds, measures: MARKETS.map(MEASURE.trade), bucket: bucketOf(clock.now() - PERIOD_DAYS * DAY_MS) })
