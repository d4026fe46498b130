import 'server-only'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { needsLogin } from './needs-login.ts'
import { cachedRead } from './cached-read.ts'
import { readGateway } from './gateway.ts'

const REVALIDATE_SECONDS = 3

/**
 * When the gateway last answered a read like those of pages, ms since the epoch; null until then. The cache works as for pages,
 * so a failed read leaves the time of the last good one.
 */
export const lastReading = () =>
  cachedRead(
    ['last-reading'],
    async () => {
      const reading = readGateway()(
        activityList,
        { query: { pageIndex: 0, pageSize: 1 } },
        { language: DEFAULT_LOCALE },
      )
      // A platform that requires a token has also answered.
      await needsLogin(reading)
      return Date.now()
    },
    { tags: [], revalidate: REVALIDATE_SECONDS },
  ).catch(() => null)
