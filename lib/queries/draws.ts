import 'server-only'
import { marqueeRecord } from '@fanfare/contract/activity/campaign.ts'
import { lotteryFairness } from '@fanfare/contract/lottery/draws.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { DRAWS_SHOWN } from '#lib/fairness/draws-shown.ts'
import { cachedRead, orNull, tagged } from './cached-read.ts'
import { READ_TIMEOUT_MS, readGateway, readOptions } from './gateway.ts'

/** The winners of one activity, or of all; null when they cannot be read, because no page may fail for them. */
export const readWinners = (locale: Locale, activityId?: string) =>
  cachedRead(['winners', locale, activityId ?? ''], () =>
    readGateway()(marqueeRecord, { query: { activityId } }, readOptions(locale)),
  ).catch(() => null)

/** The public data of a lottery, with its first draws; null for an unknown activity and for one without draws. */
export const readFairness = (activityId: string) =>
  cachedRead(
    ['fairness', activityId],
    () =>
      orNull(
        readGateway()(
          lotteryFairness,
          { query: { activityId, pageIndex: 0, pageSize: DRAWS_SHOWN } },
          { timeoutMs: READ_TIMEOUT_MS },
        ),
      ),
    tagged(activityId),
  )
