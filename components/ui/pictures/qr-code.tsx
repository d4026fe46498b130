import type { QrPath } from './qr-path.ts'
import styles from './qr-code.module.css'

/** Dark on white in both modes and never mirrored, because cameras expect it. `label` names the target. */
export function QrCode({ path, label }: { path: QrPath; label: string }) {
  return (
    <div role="img" aria-label={label} className={styles.frame}>
      <svg viewBox={`0 0 ${path.size} ${path.size}`} aria-hidden shapeRendering="crispEdges">
        <path d={path.d} fill="currentColor" />
      </svg>
    </div>
  )
}
