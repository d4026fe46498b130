import { TextLink } from '#components/ui/text/link.tsx'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './activity-cta.module.css'

/** Text and handler of the action; `describeCta` makes it from the state. */
export interface CtaView {
  /** The reason, the deadline, or the missing amount. */
  line: ReactNode
  label: string
  /**
   * `celebrate` (gold) for a claim, `blocked` for an action that is not possible, `link` for another page, `elsewhere` where a
   * part of the page has the action.
   */
  kind: 'primary' | 'celebrate' | 'outlined' | 'blocked' | 'link' | 'elsewhere'
  href?: string
  onPress?: () => void
  busy?: boolean
  /** A blocked action that waits for the connection or the start, so the bar keeps it. */
  isTemporary?: boolean
  /** Another action of the page is under way. */
  disabled?: boolean
  /** The activity that the account form joins after the login. */
  joins?: string
  /** A secondary link: "Log in" beside "Create account". */
  second?: { label: string; href: string }
}

interface Props {
  view: CtaView
  /** `hero` beside the poster from 1024 px, `bar` sticky at the bottom of a phone (design §5). */
  place: 'hero' | 'bar'
  /** Rendered before the browser knows who is reading: hidden from a reader whose page starts as logged in. */
  isServers?: boolean
}

export function CtaAction({ view, full }: Pick<Props, 'view'> & { full?: boolean }) {
  const { kind, label, href, onPress, busy, disabled, joins } = view
  if (kind === 'elsewhere') return null
  if (kind === 'blocked') {
    return (
      <Button size="lg" variant="neutral" disabled>
        {label}
      </Button>
    )
  }
  const look = { size: 'lg', variant: kind === 'link' ? 'outlined' : kind, full } as const
  return href === undefined ? (
    <Button {...look} busy={busy} disabled={disabled} onClick={onPress}>
      {kind === 'celebrate' && !busy && <Icon icon="gift" weight="fill" />}
      {label}
    </Button>
  ) : (
    <Button {...look} href={href} data-joins={joins}>
      {label}
    </Button>
  )
}

export function CtaLine({ view: { line, second, joins } }: Pick<Props, 'view'>) {
  return (
    <>
      {line}{' '}
      {second && (
        <TextLink href={second.href} data-joins={joins}>
          {second.label}
        </TextLink>
      )}
    </>
  )
}

/** The page's one action with its line (design §1.2). The bar is left out when no action is possible; the tasks show why. */
export function ActivityCta({ view, place, isServers }: Props) {
  const { kind, isTemporary } = view
  if (kind === 'elsewhere' || (place === 'bar' && kind === 'blocked' && !isTemporary)) return null
  return (
    <Place place={place} data-visitors={isServers ? 'each' : undefined} data-cta={kind}>
      <CtaAction view={view} />
      <p className={styles.line}>
        <CtaLine view={view} />
      </p>
    </Place>
  )
}

/** The bar is outside `main`, so it is its own landmark. The live action takes over the focus by name (keep-focus.tsx). */
function Place({ place, ...rest }: Pick<Props, 'place'> & ComponentProps<'div'>) {
  const t = useTranslations('activity')
  const common = { ...rest, 'data-live-part': `cta-${place}`, className: styles[place] }
  return place === 'hero' ? <div {...common} /> : <section {...common} aria-label={t('next_step')} />
}

/** Keeps the action's place while the user's data loads. */
export function ActivityCtaSkeleton({ place }: Pick<Props, 'place'>) {
  const t = useTranslations('common')
  return (
    <Place place={place} aria-busy>
      <span className={styles.waiting} role="status">
        <span className="visually-hidden">{t('loading')}</span>
      </span>
    </Place>
  )
}
