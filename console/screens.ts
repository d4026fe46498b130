import { type ComponentType, lazy } from 'react'
import { Activities } from './screens/activities.tsx'

/** The parameters of an address; `id` is the rest of it. */
type Screen = ComponentType<{ alias: string; userId: string; id: string }>

const screen = <Name extends string>(load: () => Promise<Record<Name, Screen>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const users = () => import('./screens/users.tsx')

/** Every address of the console. */
export const SCREENS: Record<string, Screen> = {
  '/': Activities,
  '/activities': Activities,
  '/activities/:alias': screen(() => import('./screens/activity.tsx'), 'Activity'),
  '/activities/:alias/edit': screen(() => import('./screens/edit.tsx'), 'Edit'),
  '/users': screen(users, 'Users'),
  '/users/:userId': screen(users, 'OneUser'),
  '/reviews/*?': screen(() => import('./screens/reviews.tsx'), 'Reviews'),
  '/payouts': screen(() => import('./screens/payouts.tsx'), 'Payouts'),
  '/approvals/*?': screen(() => import('./screens/proposed.tsx'), 'Approvals'),
  '/win-back/*?': screen(() => import('./screens/win-back.tsx'), 'WinBack'),
  '/audiences': screen(() => import('./screens/audiences.tsx'), 'Audiences'),
  '/applications/*?': screen(() => import('./screens/applications.tsx'), 'Applications'),
  '/goodwill': screen(() => import('./screens/goodwill.tsx'), 'GoodwillBudget'),
  '/reports': screen(() => import('./screens/reports.tsx'), 'Reports'),
  '/webhooks/*?': screen(() => import('./screens/webhooks.tsx'), 'Webhooks'),
  '/audit': screen(() => import('./screens/audit-log.tsx'), 'AuditLog'),
}
