import { Activity, type HTMLAttributes } from 'react'
import styles from './card.module.css'
import { cx } from '../cx.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** 16 px, 24 from 768 (design §4); `rows`: around rows that have their own space above and below. */
  padded?: boolean | 'rows'
  /** `reward` has a gold border, only for claimable rewards. */
  tone?: 'reward'
}

/** Hydrates by itself: if an extension changes a card, React renders only that card again (`create-island.tsx`). */
export function Card({ as: Tag = 'section', padded, tone, className, ...rest }: CardProps) {
  return (
    <Activity>
      <Tag
        {...rest}
        className={cx(
          styles.card,
          tone && styles[tone],
          padded && styles.padded,
          padded === 'rows' && styles.rows,
          className,
        )}
      />
    </Activity>
  )
}
