import { ANALYTICS_ROUTES, type AnalyticsRoute, type PageLabel } from '@fanfare/contract/site/analytics-event.ts'
import { WELCOME_ALIAS } from '@fanfare/contract/aliases.ts'
import { pageLabel } from '../page-label.ts'

/** The only facts about an address that leave the browser: no query, no fragment, no id but the public alias of an activity. */
interface DescribedPage {
  page: PageLabel | null
  route: AnalyticsRoute
  locale: string
  /** The alias of the activity that the page shows. */
  activity?: string
}

/** The pages of one activity, whose path ends in its alias. */
const ACTIVITY_PAGE = /^(\/activity\/[a-z-]+|\/events|\/promo)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/
/** The beginning of a path with an id, which is left out. */
const WITH_ID = /^(\/(?:agent|messages|fairness|legal))\/[^/]+/

const isRoute = (path: string) => ANALYTICS_ROUTES.includes(path)

function routeOf(path: string): Pick<DescribedPage, 'route' | 'activity'> {
  if (path === `/${WELCOME_ALIAS}`) return { route: path, activity: WELCOME_ALIAS }
  const [, activityRoute = '', alias = ''] = ACTIVITY_PAGE.exec(path) ?? []
  // The contract allows no longer alias.
  if (isRoute(activityRoute) && alias.length <= 64) return { route: activityRoute, activity: alias }
  return { route: [path, path.replace(WITH_ID, '$1')].find(isRoute) ?? 'other' }
}

/** Describes a page by its localized path, `/de/events/holder-snapshot`. */
export function describePage(pathname: string): DescribedPage {
  const [, locale = '', rest = ''] = /^\/([^/]*)(\/.*?)?\/?$/.exec(pathname) ?? []
  const described = routeOf(rest === '' ? '/' : rest)
  // The label of an unknown page would reveal a part of its address.
  return { page: described.route === 'other' ? null : pageLabel(pathname), locale, ...described }
}
