import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { useLocale } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Money } from '@fanfare/contract/money.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { Burst } from './burst.tsx'
import { CountedAmount } from './counted-amount.tsx'
import styles from './gold-scene.module.css'

interface GoldSceneProps {
  /** The biggest type of the overlay: an amount that counts up, a number in digits, or words such as "2 draws". */
  figure: Money | string
  /** Under a number: what it counts. */
  line?: string | null
  /** In the disc that opens the scene. */
  icon: IconName<'duotone'>
}

/** Gold ground with the burst and what the user got; the title says the same, so it is not read out. */
export function GoldScene({ figure, line, icon }: GoldSceneProps) {
  const locale = useLocale()
  const text = typeof figure === 'string' ? figure : formatAmount(locale, figure)
  const isWords = typeof figure === 'string' && line === undefined
  const below = typeof figure === 'string' ? line : figure.unit
  return (
    <div className={styles.scene} aria-hidden="true">
      <Burst />
      <div className={styles.figure} style={{ '--letters': text.length } as CSSProperties}>
        <bdi className={styles.value} data-words={isWords || undefined}>
          {typeof figure === 'string' ? text : <CountedAmount money={figure} />}
        </bdi>
        {below && <bdi className={styles.unit}>{below}</bdi>}
      </div>
      <span className={styles.seed}>
        <Icon icon={icon} weight="duotone" size="lg" className={styles.icon} />
      </span>
    </div>
  )
}
