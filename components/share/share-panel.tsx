'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { pageLabel } from '#lib/page-label.ts'
import { PosterPreview } from './poster-preview.tsx'
import { Poster } from './poster/poster.tsx'
import { ShareActions } from './share-actions.tsx'
import styles from './share-dialog.module.css'
import { ShareLink } from './share-link.tsx'
import type { ShareSubject } from './share-subject.ts'
import { usePoster } from './use-poster.ts'
import { useReportShare } from './use-report-share.ts'
import { useShared } from './use-shared.ts'

/** Poster, link and the ways to share them; the link works while the poster is drawn, and when it cannot be drawn. */
export function SharePanel({ subject, titleId }: { subject: ShareSubject; titleId: string }) {
  const t = useTranslations()
  const errorText = useErrorText()
  const { shared, receipt, error, isLoading, retry } = useShared(subject.activityId)
  const reportShare = useReportShare(subject.activityId, receipt)
  const poster = useRef<HTMLDivElement>(null)
  const { brandName, brandLogo } = readPublicConfig()
  const name = [brandName, pageLabel(window.location.pathname)].filter(Boolean).join('-').toLowerCase()
  const drawing = usePoster(poster, { isWanted: shared !== null, name })
  return (
    <div className={styles.panel}>
      <PosterPreview
        state={drawing.state}
        description={t('share.poster_description', { title: subject.title })}
        retry={drawing.retry}
      />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {t('share.title')}
        </h2>
        <p className={styles.line}>{t('share.line')}</p>
        {shared ? (
          <>
            <ShareLink url={shared.url} onCopied={reportShare} />
            <ShareActions shared={shared} poster={drawing.state} onShared={reportShare} />
          </>
        ) : error && !isLoading ? (
          <Notice tone="error" role="alert">
            <p>{errorText(error)}</p>
            <Button variant="outlined" size="sm" onClick={retry}>
              {t('common.btn_retry')}
            </Button>
          </Notice>
        ) : (
          <Skeleton height="50px" radius="control" />
        )}
      </div>
      {shared && (
        <div className={styles.stage} aria-hidden="true">
          <Poster ref={poster} subject={subject} shared={shared} brandName={brandName} brandLogo={brandLogo} />
        </div>
      )}
    </div>
  )
}
