import 'server-only'
import { copyTradingTraders, type LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { cachedRead } from './cached-read.ts'
import { READ_TIMEOUT_MS, readGateway } from './gateway.ts'

/** The lead traders of a promotion as a visitor sees them; null when they cannot be read: no page fails because of them. */
export const readLeadTraders = (activityId: string): Promise<readonly LeadTrader[] | null> =>
  cachedRead(['lead-traders', activityId], async () => {
    const { items } = await readGateway()(copyTradingTraders, { query: { activityId } }, { timeoutMs: READ_TIMEOUT_MS })
    return items
  }).catch(() => null)
