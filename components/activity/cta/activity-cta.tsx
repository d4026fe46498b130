import { GiftIcon } from '@phosphor-icons/react/dist/ssr/Gift'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import styles from './activity-cta.module.css'

/** Text and handler of the action; `describeCta` makes it from the state. */
export interface CtaView {
  /** The reason, the deadline, or the missing amount. */
  line: ReactNode
  label: string
  /** `celebrate` (gold) for a claim, `blocked` for an action that is not possible, `link` for another page. */
  kind: 'primary' | 'celebrate' | 'outlined' | 'blocked' | 'link'
  href?: string
  onPress?: () => void
  busy?: boolean
  /** A secondary link: "Log in" beside "Create account". */
  second?: { label: string; href: string }
}

interface Props {
  view: CtaView
  /** `hero` beside the poster from 1024 px, `bar` sticky at the bottom of a phone (design §5). */
  place: 'hero' | 'bar'
}

function Action({ view }: { view: CtaView }) {
  const locale = useLocale()
  const { kind, label, href, onPress, busy } = view
  if (kind === 'blocked') {
    return (
      <Button size="lg" variant="neutral" disabled>
        {label}
      </Button>
    )
  }
  const variant = kind === 'link' ? 'outlined' : kind
  if (href !== undefined) {
    return (
      <Button size="lg" variant={variant} href={href} locale={locale}>
        {label}
      </Button>
    )
  }
  return (
    <Button size="lg" variant={variant} busy={busy} onClick={onPress}>
      {kind === 'celebrate' && !busy && <Icon icon={GiftIcon} weight="fill" />}
      {label}
    </Button>
  )
}

/** The page's one action with its line (design §1.2). */
export function ActivityCta({ view, place }: Props) {
  const locale = useLocale()
  const { second } = view
  return (
    <div className={styles[place]} data-cta={view.kind}>
      <Action view={view} />
      <p className={styles.line}>
        {view.line}{' '}
        {second && (
          <Link look="text" href={second.href} locale={locale}>
            {second.label}
          </Link>
        )}
      </p>
    </div>
  )
}

/** Keeps the action's place while the user's data loads. */
export function ActivityCtaSkeleton({ place }: Pick<Props, 'place'>) {
  const t = useTranslations('common')
  return (
    <div className={styles[place]} aria-busy="true">
      <span className={styles.waiting} role="status">
        <span className="visually-hidden">{t('loading')}</span>
      </span>
    </div>
  )
}
