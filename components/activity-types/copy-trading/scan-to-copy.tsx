import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import styles from './scan-to-copy.module.css'

/** From a wide screen into the app: the code for a phone's camera, and its link. `path` has its locale. */
export function ScanToCopy({ path, siteOrigin }: { path: string; siteOrigin: string }) {
  const t = useTranslations('copy')
  const { size, d } = qrPath(siteOrigin + path)
  return (
    <div className={styles.scan}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('scan')} shapeRendering="crispEdges">
        <path d={d} fill="currentColor" />
      </svg>
      <p>
        <b>{t('scan')}</b>
        <a href={path}>
          <Icon icon="link-simple" size="sm" />
          {t('scan_link')}
        </a>
      </p>
    </div>
  )
}
