import type { PageParts } from '#components/activity/page-parts.ts'
import { PromoSections } from './promo-sections.tsx'

/** A landing page: the operator's sections with pictures, and the application. */
export const PROMO_PAGE = {
  cta: { applies: true },
  BeforeTasks: PromoSections,
  hasApplyCard: true,
} as const satisfies PageParts
