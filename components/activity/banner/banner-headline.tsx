import type { CSSProperties } from 'react'
import { numberWidth } from '#components/ui/text/number-width.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import styles from './banner-headline.module.css'
export interface BannerHeadlineProps {
  /** "Up to", for a maximum. */
  before: string | null
  /** Formatted, without its unit. */
  amount: string
  /** "USDT prize pool" */
  below: string
}

/** The biggest type of the page, its size by its length. Read out as one amount, not as three lines. */
export function BannerHeadline({ before, amount, below }: BannerHeadlineProps) {
  return (
    <p className={styles.headline}>
      <VisuallyHidden>{[before, amount, below].filter(Boolean).join(' ')}</VisuallyHidden>
      <span aria-hidden="true">
        {before && <span>{before}</span>}
        <bdi dir="ltr" className={styles.amount} style={{ '--number-width': numberWidth(amount) } as CSSProperties}>
          {amount}
        </bdi>
        <span className={styles.below}>{below}</span>
      </span>
    </p>
  )
}
