import { getLocale } from 'next-intl/server'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { readLandingPage } from '#lib/queries/campaign.ts'
import { PromoSection } from './promo-section.tsx'

/** The sections of a landing page in the operator's order. */
export async function PromoSections({ detail: { activityId, activityType } }: { detail: ActivityDetail }) {
  const locale = await getLocale()
  const page = await readLandingPage(activityId, locale)
  return page?.sections.map((section) => (
    <PromoSection
      key={section.key}
      section={section}
      activityType={activityType}
      locale={locale}
      textLanguage={page.textLanguage}
    />
  ))
}
