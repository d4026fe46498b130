import { ACTIVITY_TYPES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { WELCOME_ALIAS } from '@fanfare/contract/welcome-alias.ts'

interface Placed {
  alias: string
  type: ActivityTypeName
  page?: 'events' | 'promo' | undefined
  image?: string | undefined
}

/** The page of an activity, without a locale (contract §6, product §1). */
export function activityPath({ alias, type, page }: Placed, isWelcome: boolean): string {
  if (isWelcome) return `/${WELCOME_ALIAS}`
  return `${page === undefined ? ACTIVITY_TYPES[type].page : `/${page}`}/${alias}`
}

export const imageOf = ({ type, image, page }: Placed): string =>
  image ?? (page === undefined ? ACTIVITY_TYPES[type].art : 'event')
