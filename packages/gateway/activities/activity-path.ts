import { ACTIVITY_TYPES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import type { ActivityArt } from '@fanfare/activities/file/base.ts'
import { STORED_PICTURE } from '@fanfare/contract/activity/picture.ts'
import { WELCOME_ALIAS } from '@fanfare/contract/aliases.ts'

interface Placed {
  alias: string
  type: ActivityTypeName
  page?: 'events' | 'promo' | undefined
  image?: string | undefined
}

/** The page of an activity, without a locale (contract §6, product §1). */
export function activityPath({ alias, type, page }: Placed, isWelcome: boolean) {
  if (isWelcome) return `/${WELCOME_ALIAS}`
  return `${page === undefined ? ACTIVITY_TYPES[type].page : `/${page}`}/${alias}`
}

export const imageOf = ({ type, image, page }: Placed) =>
  image ?? (page === undefined ? ACTIVITY_TYPES[type].art : 'event')

const idOf = (reference: string) =>
  reference.startsWith(STORED_PICTURE) ? reference.slice(STORED_PICTURE.length) : null

/** The pictures of a published definition, without references that no publication has stored. */
export function artOf(art: ActivityArt | undefined, alt = '') {
  const light = art === undefined ? null : idOf(art.light)
  if (art === undefined || light === null) return {}
  return { art: { light, dark: art.dark === undefined ? null : idOf(art.dark), safe: art.safe, alt } }
}
