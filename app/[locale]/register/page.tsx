import { RegisterSection } from '#components/session/register/register-section.tsx'
import { metadataOf } from '#lib/seo/page-metadata.ts'
import { getLocale, getTranslations } from 'next-intl/server'
import { prizeHeadlineOf } from '#components/activity/prize-headline-of.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { listActivities } from '#lib/queries/activity.ts'
import type { FollowedPromise } from '#lib/session/followed-promise.ts'
import { findWelcome } from '#lib/task/find-welcome.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'

export const generateMetadata = metadataOf('/register', {
  title: 'account.register_title',
  description: 'account.register_description',
})

export default async function Page() {
  return <RegisterSection followed={await readFollowedPromises()} />
}

/** Activities beyond these show the general sign-up offer. */
const MOST_FOLLOWED = 12

/** The prize headlines of the activities that can lead here; none while they cannot be read. */
async function readFollowedPromises() {
  const [t, locale] = [await getTranslations(), await getLocale()]
  const activities = await listActivities(locale).catch(() => [])
  const welcome = findWelcome(activities)
  const promises = activities.flatMap((activity): FollowedPromise[] => {
    const headline = prizeHeadlineOf(activity)
    if (!headline || activity.status === 'ENDED' || activity === welcome) return []
    const { path, title, image, activityType } = activity
    const { lead, label, money } = headline
    const [before, behind] = !lead ? [title, t(label as 'activity.pool_label')] : [t(lead), title]
    const scene = sceneOf(image, activityType) ?? 'horn'
    return [[path, before, formatAmount(locale, money), money.unit, behind, scene]]
  })
  return promises.slice(0, MOST_FOLLOWED)
}
