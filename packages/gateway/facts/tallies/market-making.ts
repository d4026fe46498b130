import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import type { Db } from '#gateway/db/client.ts'
import { listClassified, type MarketMaking } from '#gateway/facts/db/market-makers.ts'
import { marketMakingOf } from './exclusions.ts'

/** When accounts were market makers', by all of their classifications. Pure. */
export const marketMakingOfAll = (classified: readonly PlatformEventOf<'account.classified'>[]): MarketMaking[] =>
  [...Map.groupBy(classified, ({ userId }) => userId)].flatMap(([userId, events]) =>
    marketMakingOf(events).map((time) => ({ userId, ...time })),
  )

/** When the accounts of these users were market makers', for statements that cannot ask the rule for each fact. */
export const loadMarketMaking = async (db: Db, userIds: readonly string[]): Promise<MarketMaking[]> =>
  marketMakingOfAll(await listClassified(db, userIds))
