import 'server-only'
import { marqueeRecord } from '@fanfare/contract/activity/campaign.ts'
import { lotteryFairness } from '@fanfare/contract/lottery/draws.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { DRAWS_SHOWN } from '#lib/fairness/draws-shown.ts'
import { findCall, readCall } from './cached-read.ts'

/** The winners of one activity, or of all; null when they cannot be read, because no page may fail for them. */
export const readWinners = (locale: Locale, activityId?: string) =>
  readCall(marqueeRecord, { query: { activityId } }, locale).catch(() => null)

/** The public data of a lottery, with its first draws; null for an unknown activity and for one without draws. */
export const readFairness = (activityId: string) =>
  findCall(lotteryFairness, { query: { activityId, pageIndex: 0, pageSize: DRAWS_SHOWN } })
