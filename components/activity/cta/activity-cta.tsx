import { TextLink } from '#components/ui/text/link.tsx'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { labelWidth } from '#components/ui/text/number-width.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import styles from './activity-cta.module.css'
import { RemindButton } from './remind-button.tsx'
import type { Start } from './save-start.ts'

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
  /** The press saves this start to a calendar, also before the page's code has loaded. */
  remind?: Start
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

export function CtaAction({ view, place, full }: Pick<Props, 'view'> & { place: string; full?: boolean }) {
  const { t, locale } = useWords()
  const { kind, label, href, onPress, remind, busy, disabled, joins } = view
  if (kind === 'elsewhere') return null
  if (kind === 'blocked') {
    return (
      <Button size="lg" variant="neutral" disabled>
        {label}
      </Button>
    )
  }
  if (remind)
    return (
      <RemindButton start={remind} locale={locale} text={t('activity.line_not_started')}>
        <Button size="lg" variant="outlined" full={full} data-press={`remind-${place}`}>
          <Icon icon="calendar-plus" />
          {label}
        </Button>
      </RemindButton>
    )
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
    <Place place={place} data-visitors={isServers ? 'each' : undefined} data-cta={kind} labelWidth={widthOf(view)}>
      <CtaAction view={view} place={place} />
      <p className={styles.line}>
        <CtaLine view={view} />
      </p>
    </Place>
  )
}

/** Of the gift before a claim, with its gap, em. */
const GIFT = 1.8
/** Of the calendar before a reminder, with its gap and the button's outline, em. */
const CALENDAR = 2

const widthOf = ({ label, kind, remind }: CtaView): number =>
  labelWidth(label) + (remind ? CALENDAR : kind === 'celebrate' ? GIFT : 0)

interface PlaceProps extends Pick<Props, 'place'>, ComponentProps<'div'> {
  /** Of the action, em. */
  labelWidth?: number
}

/** The bar is outside `main`, so it is its own landmark. The live action takes over the focus by name (keep-focus.tsx). */
function Place({ place, labelWidth: width, ...rest }: PlaceProps) {
  const t = useTranslations('activity')
  const common = {
    ...rest,
    'data-live-part': `cta-${place}`,
    className: styles[place],
    style: place === 'bar' ? { '--label-width': width } : undefined,
  }
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
