import { useLocale } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Link } from '#components/ui/text/link.tsx'
import styles from './wheel-hub.module.css'

export interface HubView {
  title: string
  /** The smaller second line. */
  line?: string
  /** Gold: spins, or claims draws. */
  onPress?: () => void
  isClaim?: boolean
  isBusy?: boolean
  /** Neutral: leads elsewhere on the page. */
  href?: string
}

/** The middle of the wheel: the button that spins or claims, else the words of the state. */
export function WheelHub({ title, line, onPress, isClaim = false, isBusy = false, href }: HubView) {
  const locale = useLocale()
  const words = (
    <>
      <span>{title}</span>
      {line && <small>{line}</small>}
    </>
  )
  if (onPress)
    return (
      <button
        type="button"
        data-spin={isClaim ? undefined : ''}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
        className={cx(styles.hub, styles.gold)}
      >
        {words}
      </button>
    )
  if (href)
    return (
      <Link href={href} locale={locale} className={styles.hub}>
        {words}
      </Link>
    )
  return <p className={styles.hub}>{words}</p>
}
