import type { CtaParts } from '#components/activity/cta/cta-parts.ts'
import { activityTypeName, type ActivityTypeName } from '#lib/contract/activity-types.ts'

/** What the page of one type of activity shows besides the parts of every page. */
export interface PageParts {
  cta?: CtaParts
}

/**
 * A missing type or part has only what every page shows. A table apart from the cards', because an island of another page
 * would add to the first load of this one.
 */
const PAGE_PARTS: Partial<Record<ActivityTypeName, PageParts>> = {
  NewUser: { cta: { visitorsRegister: true } },
}

export function pagePartsOf(activityType: number | string): PageParts {
  const name = activityTypeName(activityType)
  return (name && PAGE_PARTS[name]) ?? {}
}
