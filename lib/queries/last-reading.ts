import 'server-only'
import { unstable_cache } from 'next/cache'
import { activityList } from '#lib/contract/activity/list.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { needsLogin } from './needs-login.ts'
import { readGateway, readOptions } from './gateway.ts'

/** s */
const EVERY = 3

/**
 * When the gateway last answered a read for a page, ms since the epoch; null: never yet. Cached like pages: a read that fails
 * keeps the time of the last good one.
 */
export async function lastReading(): Promise<number | null> {
  const read = unstable_cache(
    async () => {
      const reading = readGateway()(activityList, { query: { pageIndex: 0, pageSize: 1 } }, readOptions(DEFAULT_LOCALE))
      // A platform that refuses without a token has answered as well.
      await needsLogin(reading)
      return Date.now()
    },
    ['last-reading'],
    { revalidate: EVERY },
  )
  return read().catch(() => null)
}
