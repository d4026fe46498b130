import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  StrictMode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/geologica/wght.css'
import { Route, Router, Switch, useLocation } from 'wouter'
import '#lib/theme/theme.css'
import '#lib/theme/base.css'
import './console.css'
import { followMovedNodes } from '#components/ui/browser/moved-nodes.ts'
import { Muted, Page, To } from './parts.tsx'
import { guardOf } from './places.ts'
import { Activities } from './screens/activities.tsx'
import { may, readSession, Refusal, session, whenSignedOut } from './use-call.ts'
import { NoRole, NotYours, Shell, SignIn } from './shell.tsx'

/** The parameters of an address; `id` is the rest of it. */
type Screen = ComponentType<{ alias: string; userId: string; id: string }>

const screen = <Name extends string>(load: () => Promise<Record<Name, Screen>>, name: Name) =>
  lazy(() => load().then((file) => ({ default: file[name] })))

const users = () => import('./screens/users.tsx')

/** Every address of the console. */
const SCREENS: Record<string, Screen> = {
  '/': Activities,
  '/activities': Activities,
  '/activities/:alias': screen(() => import('./screens/activity.tsx'), 'Activity'),
  '/activities/:alias/edit': screen(() => import('./screens/edit.tsx'), 'Edit'),
  '/users': screen(users, 'Users'),
  '/users/:userId': screen(users, 'OneUser'),
  '/reviews/*?': screen(() => import('./screens/reviews.tsx'), 'Reviews'),
  '/payouts': screen(() => import('./screens/payouts.tsx'), 'Payouts'),
  '/approvals/*?': screen(() => import('./screens/approvals.tsx'), 'Approvals'),
  '/win-back/*?': screen(() => import('./screens/win-back.tsx'), 'WinBack'),
  '/audiences': screen(() => import('./screens/audiences.tsx'), 'Audiences'),
  '/applications/*?': screen(() => import('./screens/applications.tsx'), 'Applications'),
  '/goodwill': screen(() => import('./screens/goodwill.tsx'), 'GoodwillBudget'),
  '/reports': screen(() => import('./screens/reports.tsx'), 'Reports'),
  '/webhooks/*?': screen(() => import('./screens/webhooks.tsx'), 'Webhooks'),
  '/audit': screen(() => import('./screens/audit-log.tsx'), 'AuditLog'),
}

function Screens() {
  const [pathname] = useLocation()
  useEffect(() => {
    document.title = `${pathname.split('/').filter(Boolean).join(' · ') || 'activities'} · Console`
  }, [pathname])
  const guard = guardOf(pathname)
  if (guard && !may(...guard.roles)) return <NotYours {...guard} />
  return (
    <Switch>
      {Object.entries(SCREENS).map(([path, Shown]) => (
        <Route key={path} path={path}>
          {({ alias = '', userId = '', '*': id = '' }: Partial<Record<string, string>>) => (
            <Shown key={alias + userId} alias={alias} userId={userId} id={id} />
          )}
        </Route>
      ))}
      <Route>
        <Page title="There is no such page">
          <To href="/activities">Activities</To>
        </Page>
      </Route>
    </Switch>
  )
}

/** A bug on a page leaves the rest of the console usable. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <p role="alert">
        This page has a fault. Drafts are stored.{' '}
        <a className="link" href={location.href}>
          Reload
        </a>
      </p>
    )
  }
}

const opening = readSession().catch((error: unknown) => (error instanceof Refusal ? error : new Refusal(String(error))))

function Console() {
  const refusal = use(opening)
  const [isOver, setOver] = useState(false)
  useEffect(() => whenSignedOut(() => setOver(true)), [])
  if (refusal)
    return refusal.isSignedOut ? <SignIn isOver={refusal.code === '00004'} /> : <p role="alert">{refusal.message}</p>
  if (!session.roles.length) return <NoRole />
  return (
    <>
      <Shell>
        <Boundary>
          <Suspense fallback={<Muted>Loading …</Muted>}>
            <Screens />
          </Suspense>
        </Boundary>
      </Shell>
      {isOver && (
        <div className="over" role="dialog" aria-modal="true" aria-label="Sign in">
          <SignIn isOver />
        </div>
      )}
    </>
  )
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const showPalette = () => document.documentElement.classList.toggle('dark', dark.matches)
dark.addEventListener('change', showPalette)
showPalette()

followMovedNodes()
const root = document.getElementById('console')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Router
        aroundNav={(navigate, to, options) => {
          navigate(to, options)
          scrollTo(0, 0)
        }}
      >
        <Suspense>
          <Console />
        </Suspense>
      </Router>
    </StrictMode>,
  )
