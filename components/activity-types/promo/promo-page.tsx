import { getLocale } from 'next-intl/server'
import type { DetailProps, PageParts } from '#components/activity/page-parts.ts'
import { readLandingPage } from '#lib/queries/campaign.ts'
import { PromoSection } from './promo-section.tsx'

/** A landing page: the operator's sections with pictures, and the application. */
export const PROMO_PAGE = {
  cta: { applies: true },
  BeforeTasks: PromoSections,
  hasApplyCard: true,
} as const satisfies PageParts

/** The sections of a landing page in the operator's order. */
async function PromoSections({ detail: { activityId, activityType } }: DetailProps) {
  const locale = await getLocale()
  const page = await readLandingPage(activityId, locale)
  return page?.sections.map((section) => (
    <PromoSection key={section.key} section={section} activityType={activityType} textLanguage={page.textLanguage} />
  ))
}
