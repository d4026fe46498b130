import { Icon } from '#components/ui/pictures/icon.tsx'
import { Burst } from './burst.tsx'
import styles from './share-row.module.css'

export interface ShareOffer {
  /** "Share your place". */
  label: string
  line: string
  /** In the small picture. */
  figure: string
  unit: string | null
  onPress: () => void
}

/** A row with the picture that would be shared, where it is the reason to stay. */
export function ShareRow({ label, line, figure, unit, onPress }: ShareOffer) {
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <span className={styles.picture} aria-hidden="true">
        <span className={styles.burst}>
          <Burst />
        </span>
        <bdi className={styles.figure} data-long={figure.length > 4 || undefined}>
          {figure}
          {unit && <small>{unit}</small>}
        </bdi>
      </span>
      <span className={styles.words}>
        <b>{label}</b>
        <small>{line}</small>
      </span>
      <Icon icon="share-network" size="lg" />
    </button>
  )
}
