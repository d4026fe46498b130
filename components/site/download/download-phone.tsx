import { Art } from '#components/ui/pictures/art.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import styles from './download-phone.module.css'

const ROWS: SceneName[] = ['newuser', 'lottery', 'competition', 'team']

/** A picture of the app, not a promise of its content. */
export function DownloadPhone({ brand }: { brand: string }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.bar}>
        <span>{brand}</span>
        <Icon icon="bell" size="sm" />
      </div>
      <div className={styles.poster}>
        <Art scene="copy" />
      </div>
      {ROWS.map((scene) => (
        <div key={scene} className={styles.row}>
          <span className={styles.thumb}>
            <Art scene={scene} crop="thumb" />
          </span>
          <span className={styles.lines}>
            <i />
            <i />
          </span>
        </div>
      ))}
    </div>
  )
}
