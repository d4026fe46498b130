import type { CtaParts } from '#components/activity/cta/cta-parts.ts'
import { activityTypeName, type ActivityTypeName } from '#lib/contract/activity-types.ts'

/** The additions of one activity type to the common page. */
export interface PageParts {
  cta?: CtaParts
}

/**
 * A type without additions has the common page. A table apart from the cards', because an island of another page
 * would add to the first load of this one.
 */
const PAGE_PARTS: Partial<Record<ActivityTypeName, PageParts>> = {
  NewUser: { cta: { visitorsRegister: true } },
}

export function pagePartsOf(activityType: number | string): PageParts {
  const name = activityTypeName(activityType)
  return (name && PAGE_PARTS[name]) ?? {}
}
