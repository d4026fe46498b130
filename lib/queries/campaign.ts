import 'server-only'
import { customizedBaseInfo, introduce } from '@fanfare/contract/activity/campaign.ts'
import { nonProductizedDetail } from '@fanfare/contract/activity/detail.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { findCall } from './cached-read.ts'

/** The head of a general campaign; null for an unknown activity. */
export const readCampaignHead = (activityId: string, locale: Locale) =>
  findCall(customizedBaseInfo, { query: { activityId } }, locale)

/** The introduction of a general campaign; null for an unknown activity. */
export const readIntroduction = (activityId: string, locale: Locale) =>
  findCall(introduce, { query: { activityId } }, locale)

/** A landing page; null for an activity that has none. */
export const readLandingPage = (activityId: string, locale: Locale) =>
  findCall(nonProductizedDetail, { query: { activityId } }, locale)
