import 'server-only'
import type { Locale } from '@fanfare/languages/locales.ts'
import { findWelcome } from '#lib/task/find-welcome.ts'
import { welcomeOffer } from '#lib/task/welcome-offer.ts'
import { listActivities, readActivity } from './activity.ts'

/** The offer for visitors; null when there is no activity for beginners, or it cannot be read now. */
export async function readWelcomeOffer(locale: Locale) {
  const welcome = findWelcome(await listActivities(locale))
  const detail = welcome && (await readActivity(welcome.activityId, locale).catch(() => null))
  return detail ? welcomeOffer(detail) : null
}
