import 'server-only'
import { marqueeRecord, type MarqueeRecord, type WinnersDay } from '@fanfare/contract/agent/marquee-record.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { cachedRead } from './cached-read.ts'
import { readGateway, readOptions } from './gateway.ts'

export interface LatestWinners {
  items: MarqueeRecord[]
  lastDay?: WinnersDay | undefined
}

/** Of one activity, or of all; null when they cannot be read: no page fails because of them. */
export const readWinners = (locale: Locale, activityId?: string): Promise<LatestWinners | null> =>
  cachedRead(['winners', locale, activityId ?? ''], () =>
    readGateway()(marqueeRecord, { query: { activityId } }, readOptions(locale)),
  ).catch(() => null)
