import type { Locale } from '#lib/i18n/locales.ts'
import { listActivities, readActivity } from '#lib/queries/activity.ts'
import { findWelcome } from './find-welcome.ts'
import { welcomeOffer, type WelcomeOffer } from './welcome-offer.ts'

/** The offer for visitors; null when there is no activity for beginners, or it cannot be read just now. */
export async function readWelcomeOffer(locale: Locale): Promise<WelcomeOffer | null> {
  const welcome = findWelcome(await listActivities(locale))
  const detail = welcome && (await readActivity(welcome.activityId, locale).catch(() => null))
  return detail ? welcomeOffer(detail) : null
}
