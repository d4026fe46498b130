import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { proposals } from '@fanfare/contract/staff/proposals.ts'
import { reviews } from '@fanfare/contract/staff/reviews.ts'
import { webhooks } from '@fanfare/contract/staff/webhooks.ts'
import { winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import sprite from '#components/ui/pictures/icons.svg'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Alert, Notice } from '#components/ui/surface/notice.tsx'
import buttons from '#components/ui/controls/button.module.css'
import { cx } from '#components/ui/cx.ts'
import { LinkButton, Page, To } from './parts.tsx'
import { type Guard, isAt, PLACES } from './places.ts'
import { endSession, may, session, startAddress, useCall } from './use-call.ts'
import './shell.css'
import { clock, number, wordsOf } from './words.ts'

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
export function Shell({ children }: { children: ReactNode }) {
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
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="grid frame">
        <header className="line ends ruled bar">
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
        <nav className="ruled rail" aria-label="Console" data-open={isOpen ? '' : undefined}>
          <Brand />
          {mine.map(({ path, name, icon }) => (
            <To
              key={path}
              href={path}
              className="line muted medium target item"
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
export function SignIn({ isOver }: { isOver: boolean }) {
  const [shownAt] = useState(Date.now)
  return (
    <main className="grid sign-in">
      <Card className="grid sign-box">
        <Brand />
        <h1>Sign in</h1>
        {isOver ? (
          <Notice tone="warning" role="status" icon={<Icon icon="timer" weight="fill" />}>
            <b>{`You were signed out at ${clock(shownAt)}.`}</b>
            <p>What you typed is safe. Sign in and it opens where you left it.</p>
          </Notice>
        ) : (
          <small>With your company account. What you can do here comes from your groups there.</small>
        )}
        <a className={cx(buttons.button, buttons.primary, buttons.full)} href={startAddress()}>
          <Icon icon="key" size="sm" />
          Continue to sign in
        </a>
        <ul>
          {RULES.map(([icon, text]) => (
            <li key={icon}>
              <Icon icon={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Card>
    </main>
  )
}

/** Shown to a person without a role, because the gateway refuses all their calls. */
export const NoRole = () => (
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

/** Shown at the address of a page that needs other roles, with links to the person's own pages. */
export const NotYours = ({ name, roles }: Guard) => (
  <Page title={name}>
    <p>
      {`This page is for the ${roles.length === 1 ? 'role' : 'roles'} ${roles.join(' and ')}. You’re signed in as ${session.name}, ${session.roles.join(', ')}. You can:`}
    </p>
    <ul className="grid yours">
      {ownPlaces().map(({ path, use }) => (
        <li key={path}>
          <To href={path}>{use}</To>
        </li>
      ))}
    </ul>
  </Page>
)
