import { useSearchParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { PersonRole } from '@fanfare/contract/staff/staff.ts'
import type { IconName } from '#components/ui/pictures/icon-names.ts'

interface Place {
  path: string
  name: string
  icon: IconName
  /** The roles that its calls need; undefined for everybody. `places.test.ts` compares them with the contract. */
  roles?: readonly PersonRole[]
  /** What a person does there, to follow “you can”. */
  use: string
}

/** The pages of the rail, in its order. */
export const PLACES: readonly Place[] = [
  { path: '/activities', name: 'Activities', icon: 'list', use: 'see the activities' },
  { path: '/users', name: 'Users', icon: 'users', roles: ['support', 'risk'], use: 'look users up' },
  { path: '/reviews', name: 'Reviews', icon: 'shield-check', roles: ['risk'], use: 'decide reviews' },
  { path: '/payouts', name: 'Payouts', icon: 'coins', use: 'see the payouts' },
  { path: '/approvals', name: 'Approvals', icon: 'checks', use: 'see what waits for a second person' },
  {
    path: '/win-back',
    name: 'Win-back',
    icon: 'arrow-u-up-left',
    roles: ['operator', 'support'],
    use: 'see win-back applications',
  },
  { path: '/audiences', name: 'Audiences', icon: 'users-three', roles: ['operator'], use: 'upload lists of users' },
  {
    path: '/applications',
    name: 'Agents',
    icon: 'user-plus',
    roles: ['operator'],
    use: 'decide applications of agents',
  },
  { path: '/goodwill', name: 'Goodwill', icon: 'gift', use: 'see the budget of goodwill' },
  { path: '/reports', name: 'Reports', icon: 'trend-up', use: 'read the reports' },
  { path: '/webhooks', name: 'Webhooks', icon: 'plugs', use: 'see the webhooks' },
  {
    path: '/audit',
    name: 'Audit log',
    icon: 'clock-counter-clockwise',
    roles: ['approver', 'risk'],
    use: 'read the audit log',
  },
]

interface Guard {
  name: string
  /** Each of them may open the page. */
  roles: readonly PersonRole[]
}

export const isAt = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The name and the roles of the page at a path; undefined for a page of everybody. */
export function guardOf(pathname: string): Guard | undefined {
  if (/^\/activities\/[^/]+\/edit$/.test(pathname)) return { name: 'The editor', roles: ['operator'] }
  const place = PLACES.find(({ path }) => isAt(path, pathname))
  return place?.roles && { name: place.name, roles: place.roles }
}

export function goTo(path: string) {
  navigate(path)
  scrollTo(0, 0)
}

/** The value of a parameter of the address; empty without it. */
export const useAddress = (name: string) => useSearchParams()[0].get(name) ?? ''

/** The address with some other parameters; an empty value removes its parameter. */
export function withQuery(values: Record<string, string>) {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  return url.pathname + url.search
}

export const setQuery = (values: Record<string, string>) => navigate(withQuery(values), { replace: true })

/** Opens a step of the page, which the address names; an empty one closes it. */
export const opens = (step: string) => () => setQuery({ do: step })
