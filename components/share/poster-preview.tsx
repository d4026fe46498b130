import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import styles from './share-dialog.module.css'
import type { PosterState } from './use-poster.ts'

interface PosterPreviewProps {
  state: PosterState
  /** Read aloud in place of the picture. */
  description: string
  retry: () => void
}

/** The drawn picture, exactly as it is saved; the reason where there is none. */
export function PosterPreview({ state, description, retry }: PosterPreviewProps) {
  const t = useTranslations()
  return (
    <div className={styles.picture} aria-busy={state.status === 'drawing'}>
      {state.status === 'drawing' && <Skeleton height="100%" radius="card" />}
      {state.status === 'ready' && <img src={state.src} alt={description} />}
      {state.status === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('share.poster_failed')}</p>
          <Button variant="outlined" size="sm" onClick={retry}>
            {t('common.btn_retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
