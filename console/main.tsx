import { Component, lazy, type ReactNode, StrictMode, Suspense, useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/geologica/wght.css'
import '#lib/theme/theme.css'
import '#lib/theme/base.css'
import './console.css'
import { followMovedNodes } from '#components/ui/browser/moved-nodes.ts'
import type { ConsoleSession } from '@fanfare/contract/staff/console-session.ts'
import parts from './parts.module.css'
import { guardOf } from './places.ts'
import { To, useAddress } from './route.tsx'
import { Activities } from './screens/activities.tsx'
import { readSession, Refusal } from './server.ts'
import { NoRole, NotYours, Shell, SignIn } from './shell.tsx'
import styles from './shell.module.css'
import { SignedContext, useSigned } from './use-call.ts'

const Activity = lazy(() => import('./screens/activity.tsx').then((file) => ({ default: file.Activity })))

const users = () => import('./screens/users.tsx')
const Users = lazy(() => users().then((file) => ({ default: file.Users })))
const OneUser = lazy(() => users().then((file) => ({ default: file.OneUser })))

const Edit = lazy(() => import('./screens/edit.tsx').then((file) => ({ default: file.Edit })))
const Reviews = lazy(() => import('./screens/reviews.tsx').then((file) => ({ default: file.Reviews })))
const Approvals = lazy(() => import('./screens/approvals.tsx').then((file) => ({ default: file.Approvals })))
const Payouts = lazy(() => import('./screens/payouts.tsx').then((file) => ({ default: file.Payouts })))
const Webhooks = lazy(() => import('./screens/webhooks.tsx').then((file) => ({ default: file.Webhooks })))
const WinBack = lazy(() => import('./screens/win-back.tsx').then((file) => ({ default: file.WinBack })))
const Applications = lazy(() => import('./screens/applications.tsx').then((file) => ({ default: file.Applications })))
const Audiences = lazy(() => import('./screens/audiences.tsx').then((file) => ({ default: file.Audiences })))
const Reports = lazy(() => import('./screens/reports.tsx').then((file) => ({ default: file.Reports })))
const Goodwill = lazy(() => import('./screens/goodwill-budget.tsx').then((file) => ({ default: file.GoodwillBudget })))
const AuditLog = lazy(() => import('./screens/audit-log.tsx').then((file) => ({ default: file.AuditLog })))

/** Every address of the console; `id` is the rest of a path. */
const PAGES: readonly [pattern: RegExp, page: (id: string) => ReactNode][] = [
  [/^\/(?:activities)?$/, () => <Activities />],
  [/^\/activities\/([a-z0-9-]+)$/, (alias) => <Activity key={alias} alias={alias} />],
  [/^\/reviews(?:\/([^/]+))?$/, (id) => <Reviews id={id} />],
  [/^\/payouts$/, () => <Payouts />],
  [/^\/webhooks(?:\/([^/]+))?$/, (id) => <Webhooks id={id} />],
  [/^\/win-back(?:\/([^/]+\/[^/]+))?$/, (id) => <WinBack id={id} />],
  [/^\/applications(?:\/([^/]+))?$/, (id) => <Applications id={id} />],
  [/^\/audiences$/, () => <Audiences />],
  [/^\/reports$/, () => <Reports />],
  [/^\/goodwill$/, () => <Goodwill />],
  [/^\/audit$/, () => <AuditLog />],
  [/^\/approvals(?:\/([^/]+))?$/, (id) => <Approvals id={id} />],
  [/^\/activities\/([a-z0-9-]+)\/edit$/, (alias) => <Edit key={alias} alias={alias} />],
  [/^\/users$/, () => <Users />],
  [/^\/users\/([^/]+)$/, (userId) => <OneUser key={userId} userId={userId} />],
]

function Page() {
  const { pathname } = useAddress()
  const { may } = useSigned()
  useEffect(() => {
    document.title = `${pathname.split('/').filter(Boolean).join(' · ') || 'activities'} · Console`
  }, [pathname])
  const guard = guardOf(pathname)
  if (guard && !may(...guard.roles)) return <NotYours {...guard} />
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(pathname)
    if (found) return page(decodeURIComponent(found[1] ?? ''))
  }
  return (
    <>
      <h1>There is no such page</h1>
      <To className={parts.link} href="/activities">
        Activities
      </To>
    </>
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
        <a className={parts.link} href={location.href}>
          Reload
        </a>
      </p>
    )
  }
}

type State = { session: ConsoleSession | null; isSignedOut: boolean; failure: string | null; isOver: boolean }

function Console() {
  const [{ session, isSignedOut, failure, isOver }, setState] = useState<State>({
    session: null,
    isSignedOut: false,
    failure: null,
    isOver: false,
  })
  useEffect(() => {
    readSession()
      .then((read) => setState({ session: read, isSignedOut: false, failure: null, isOver: false }))
      .catch((error: unknown) => {
        const isKnown = error instanceof Refusal
        setState({
          session: null,
          isSignedOut: isKnown && error.isSignedOut,
          failure: isKnown ? error.message : String(error),
          isOver: isKnown && error.code === '00004',
        })
      })
  }, [])
  const onSignedOut = useCallback(() => setState((state) => ({ ...state, isSignedOut: true, isOver: true })), [])
  if (session === null) {
    if (isSignedOut) return <SignIn isOver={isOver} />
    return failure === null ? null : <p role="alert">{failure}</p>
  }
  if (session.roles.length === 0) return <NoRole name={session.name} />
  return (
    <SignedContext value={{ session, onSignedOut }}>
      <Shell>
        <Boundary>
          <Suspense fallback={<p className={parts.muted}>Loading …</p>}>
            <Page />
          </Suspense>
        </Boundary>
      </Shell>
      {isSignedOut && (
        <div className={styles.over} role="dialog" aria-modal="true" aria-label="Sign in">
          <SignIn isOver />
        </div>
      )}
    </SignedContext>
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
      <Console />
    </StrictMode>,
  )
