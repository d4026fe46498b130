import { ArtShape } from '#components/ui/pictures/art-shape.tsx'
import { cx } from '#components/ui/cx.ts'
import { medal, PILES, type PileLook } from '#lib/theme/piles.ts'
import { Burst } from './burst.tsx'
import gold from './gold-scene.module.css'
import styles from './piles-scene.module.css'

export interface Pile {
  look: PileLook
  /** In digits; words such as "4 draws" have no unit. */
  amount: string
  unit: string | null
}

/** Gold ground with one pile a kind of what was claimed together; the title and the list say the same, so it is not read out. */
export function PilesScene({ piles }: { piles: readonly Pile[] }) {
  return (
    <div className={cx(gold.scene, styles.scene)} aria-hidden="true">
      <span className={styles.burst}>
        <Burst />
      </span>
      <span className={styles.floor} />
      <div className={styles.piles}>
        {piles.map(({ look, amount, unit }) => (
          <div key={look + amount} className={styles.pile}>
            <span className={styles.amount}>
              <bdi>
                <b data-words={unit === null || undefined}>{amount}</b>
                {unit && `\u00A0${unit}`}
              </bdi>
            </span>
            <svg viewBox="0 0 100 100" focusable="false">
              {PILES[look]().map((shape, index) => (
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
    <div className={gold.scene} aria-hidden="true">
      <Burst />
      <svg viewBox="0 0 160 200" focusable="false" className={styles.medal}>
        {medal(place).map((shape, index) => (
          <ArtShape key={index} shape={shape} />
        ))}
        <text x="80" y="100" textAnchor="middle">
          {place}
        </text>
      </svg>
    </div>
  )
}
