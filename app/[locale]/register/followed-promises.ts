import { getLocale, getTranslations } from 'next-intl/server'
import { prizeHeadlineOf } from '#components/activity/prize-headline-of.ts'
import type { AccountPromise } from '#components/session/form/account-frame.tsx'
import { formatAmount } from '@fanfare/languages/format.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { findWelcome } from '#lib/task/find-welcome.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'

/** More would weigh more than the form; the others show the offer of signing up. */
const MOST_FOLLOWED = 12

/** The prize headlines of the activities that can lead here; none while they cannot be read. */
export async function readFollowedPromises(): Promise<AccountPromise[]> {
  const [t, locale] = [await getTranslations(), await getLocale()]
  const activities = await listActivities(locale).catch(() => [])
  const welcome = findWelcome(activities)
  const promises = activities.flatMap((activity): AccountPromise[] => {
    const headline = prizeHeadlineOf(activity)
    if (!headline || activity.status === 'ENDED' || activity === welcome) return []
    const { title } = activity
    const around =
      headline.lead === null
        ? { lead: title, whole: t(headline.label as 'activity.pool_label') }
        : { lead: t(headline.lead), whole: title }
    return [
      {
        ...around,
        amount: formatAmount(locale, headline.money),
        unit: headline.money.unit,
        scene: sceneOf(activity.image, activity.activityType) ?? 'horn',
        path: activity.path,
      },
    ]
  })
  return promises.slice(0, MOST_FOLLOWED)
}
