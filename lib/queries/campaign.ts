import 'server-only'
import { customizedBaseInfo, introduce, type CampaignHead } from '@fanfare/contract/activity/campaign.ts'
import { nonProductizedDetail, type LandingPage } from '@fanfare/contract/activity/detail.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { cachedRead, orNull, tagged } from './cached-read.ts'
import { readGateway, readOptions } from './gateway.ts'

/** The head of a general campaign; null for an unknown activity. */
export const readCampaignHead = (activityId: string, locale: Locale): Promise<CampaignHead | null> =>
  cachedRead(
    ['campaign-head', activityId, locale],
    () => orNull(readGateway()(customizedBaseInfo, { query: { activityId } }, readOptions(locale))),
    tagged(activityId),
  )

/** The introduction of a general campaign; null for an unknown activity. */
export const readIntroduction = (activityId: string, locale: Locale) =>
  cachedRead(
    ['introduction', activityId, locale],
    () => orNull(readGateway()(introduce, { query: { activityId } }, readOptions(locale))),
    tagged(activityId),
  )

/** A landing page; null for an activity that has none. */
export const readLandingPage = (activityId: string, locale: Locale): Promise<LandingPage | null> =>
  cachedRead(
    ['landing-page', activityId, locale],
    () => orNull(readGateway()(nonProductizedDetail, { query: { activityId } }, readOptions(locale))),
    tagged(activityId),
  )
