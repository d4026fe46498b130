import { Component, type ReactNode, StrictMode, Suspense, use, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/geologica/wght.css'
import { Route, Router, Switch, useLocation } from 'wouter'
import { proposals } from '@fanfare/contract/staff/proposals.ts'
import { reviews } from '@fanfare/contract/staff/reviews.ts'
import { webhooks } from '@fanfare/contract/staff/webhooks.ts'
import { winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import '#lib/theme/theme.css'
import '#lib/theme/base.css'
import './console.css'
import { followMovedNodes } from '#components/ui/browser/moved-nodes.ts'
import buttons from '#components/ui/controls/button.module.css'
import { cx } from '#components/ui/cx.ts'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import sprite from '#components/ui/pictures/icons.svg'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Alert } from '#components/ui/surface/notice.tsx'
import { LinkButton, Muted, Page, Status, To } from './parts.tsx'
import { guardOf, isAt, PLACES } from './places.ts'
import { SCREENS } from './screens.ts'
import { endSession, may, readSession, Refusal, session, startAddress, useCall, whenSignedOut } from './use-call.ts'
import './shell.css'
import { clock, number, wordsOf } from './words.ts'

function Screens() {
  const [pathname] = useLocation()
  useEffect(() => {
    document.title = `${pathname.split('/').filter(Boolean).join(' · ') || 'activities'} · Console`
  }, [pathname])
  const guard = guardOf(pathname)
  if (guard && !may(...guard.roles))
    return (
      <Page title={guard.name}>
        <p>
          {`This page is for the ${guard.roles.length === 1 ? 'role' : 'roles'} ${guard.roles.join(' and ')}. You’re signed in as ${session.name}, ${session.roles.join(', ')}. You can:`}
        </p>
        <ul className="grid gap-4 yours">
          {ownPlaces().map(({ path, use }) => (
            <li key={path}>
              <To href={path}>{use}</To>
            </li>
          ))}
        </ul>
      </Page>
    )
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

const ONE_ROW = { pageSize: 1 }

const ownPlaces = () => PLACES.filter(({ roles }) => !roles || may(...roles))

const Brand = ({ children = 'Console' }: { children?: string }) => (
  <span className="line brand">
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <use href={`${sprite.src}#brand`} />
    </svg>
    {children}
  </span>
)

/** A page with the navigation: a rail, on a phone a bar with a menu. */
function Shell({ children }: { children: ReactNode }) {
  const [pathname] = useLocation()
  // The menu of a phone closes when the page changes.
  const [openOn, setOpenOn] = useState<string>()
  const counts: Record<string, number | null | undefined> = {
    '/reviews': useCall(reviews, may('risk') ? ONE_ROW : null).data?.total,
    '/approvals': useCall(proposals, { pageSize: 1, state: 'PENDING' }).data?.total,
    '/win-back': useCall(winBackApplications, may('operator', 'support') ? ONE_ROW : null).data?.total,
    '/webhooks': useCall(webhooks, {}).data?.items.reduce((sum, { dead }) => sum + dead, 0),
  }
  const isOpen = openOn === pathname
  const mine = ownPlaces()
  return (
    <>
      <a className="surface skip" href="#main">
        Skip to content
      </a>
      <div className="grid frame">
        <header className="line ends ruled surface bar">
          <Brand>{mine.find(({ path }) => isAt(path, pathname))?.name}</Brand>
          <button
            type="button"
            className="grid menu"
            aria-label="Menu"
            aria-expanded={isOpen}
            onClick={() => setOpenOn(isOpen ? undefined : pathname)}
          >
            <Icon icon="list" />
          </button>
        </header>
        <nav className="ruled surface rail" aria-label="Console" data-open={isOpen ? '' : undefined}>
          <Brand />
          {mine.map(({ path, name, icon }) => (
            <To
              key={path}
              href={path}
              className="line muted medium target gap-10 item"
              aria-current={isAt(path, pathname) ? 'page' : undefined}
            >
              <Icon icon={icon} />
              {name}
              {counts[path] ? <em>{number(counts[path])}</em> : null}
            </To>
          ))}
          <div className="grid me small parted">
            <b>{session.name}</b>
            <small>{wordsOf(session.roles.join(', '))}</small>
            <LinkButton onClick={() => endSession().then((to) => location.assign(to))}>Sign out</LinkButton>
          </div>
        </nav>
        <main id="main" className="main">
          {children}
        </main>
      </div>
    </>
  )
}

const RULES: readonly [IconName, string][] = [
  ['clock', 'You’re signed out after 30 minutes without a click, and after 10 hours.'],
  ['shield-check', 'Decisions about money ask you to sign in again if the last time is over 15 minutes ago.'],
  ['clock-counter-clockwise', 'Everything you look up or change is in the audit log with your name.'],
]

/** `isOver`: a session has ended. */
function SignIn({ isOver }: { isOver: boolean }) {
  const [shownAt] = useState(Date.now)
  return (
    <main className="grid sign-in">
      <Card className="grid sign-box">
        <Brand />
        <h1>Sign in</h1>
        {isOver ? (
          <Status tone="warning" icon={<Icon icon="timer" weight="fill" />}>
            <b>{`You were signed out at ${clock(shownAt)}.`}</b>
            <p>What you typed is safe. Sign in and it opens where you left it.</p>
          </Status>
        ) : (
          <small>With your company account. What you can do here comes from your groups there.</small>
        )}
        <a className={cx(buttons.button, buttons.primary, buttons.full)} href={startAddress()}>
          <Icon icon="key" size="sm" />
          Continue to sign in
        </a>
        <ul className="grid gap-8 text">
          {RULES.map(([icon, text]) => (
            <li key={icon} className="grid gap-10">
              <Icon icon={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Card>
    </main>
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
  // The gateway refuses all calls of a person without a role.
  if (!session.roles.length)
    return (
      <main className="grid sign-in">
        <Card className="grid sign-box">
          <h1>No role</h1>
          <Alert icon={<Icon icon="warning-circle" weight="fill" />}>
            <b>Your account has no role here.</b>
            <p>
              {`You’re signed in as ${session.name}. Ask a lead of the promotions team to add you to a group, then sign in again.`}
            </p>
          </Alert>
          <Chip>{location.host}</Chip>
        </Card>
      </main>
    )
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
