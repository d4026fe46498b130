import { ArtShape } from '#components/ui/pictures/art-shape.tsx'
import artStyles from '#components/ui/pictures/art.module.css'
import { FINALE } from '#lib/theme/art-finale.ts'
import styles from './finale-picture.module.css'

/** The wheel in colour at night, with everything that it gave away in the air. */
export function FinalePicture() {
  return (
    <div className={styles.picture} data-finale>
      <svg
        viewBox="0 0 600 300"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        focusable="false"
        className={artStyles.art}
      >
        {FINALE.map((shape, index) => (
          <ArtShape key={index} shape={shape} />
        ))}
      </svg>
    </div>
  )
}
