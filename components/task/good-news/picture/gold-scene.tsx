import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { useLocale } from 'next-intl'
import type { CSSProperties } from 'react'
import { ArtShape } from '#components/ui/pictures/art-shape.tsx'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Money } from '@fanfare/contract/money.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { shapesOf } from '#lib/theme/art.ts'
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

export interface Pile {
  look: 'coins' | 'tickets' | 'token'
  /** In digits; words such as "4 draws" have no unit. */
  amount: string
  unit: string | null
  /** "trial funds"; null where the amount says it. */
  kind: string | null
}

/** Gold ground with one pile for each kind that was claimed together; the title and the list say the same, so it is not read out. */
export function PilesScene({ piles }: { piles: readonly Pile[] }) {
  return (
    <div className={cx(styles.scene, styles.sceneScene)} aria-hidden="true">
      <span className={styles.burst}>
        <Burst />
      </span>
      <span className={styles.floor} />
      <div className={styles.piles}>
        {piles.map(({ look, amount, unit, kind }) => (
          <div key={`${kind} ${amount}`} className={styles.pile}>
            <span className={styles.amount}>
              <bdi>
                <b data-words={unit === null || undefined}>{amount}</b>
                {unit && `\u00A0${unit}`}
              </bdi>
              {kind && <small>{kind}</small>}
            </span>
            <svg viewBox="0 0 100 100" focusable="false">
              {shapesOf(`pile-${look}`).map((shape, index) => (
                <ArtShape key={index} shape={shape} />
              ))}
            </svg>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Gold ground with the medal of the places 1 to 3. */
export function MedalScene({ place }: { place: number }) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <Burst />
      <svg viewBox="0 0 160 200" focusable="false" className={styles.medal}>
        {shapesOf(`medal-${place as 1 | 2 | 3}`).map((shape, index) => (
          <ArtShape key={index} shape={shape} />
        ))}
        <text x="80" y="100" textAnchor="middle">
          {place}
        </text>
      </svg>
    </div>
  )
}
