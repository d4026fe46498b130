'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { RowCheckView } from './row-check-view.tsx'
import { useRowCheck, type CheckSubject } from './use-row-check.ts'

/** The check of the user's row, from its start to its verdict. */
export function RowCheckPanel(subject: CheckSubject) {
  const t = useTranslations()
  const { result, retry } = useRowCheck(subject)
  if (result.state === 'checked') return <RowCheckView check={result.check} />
  if (result.state === 'checking') return <p role="status">{t('competition.checking')}</p>
  return (
    <Notice tone="warning" role="status">
      <p>{t('competition.check_failed')}</p>
      <Button variant="outlined" size="sm" onClick={retry}>
        {t('common.btn_retry')}
      </Button>
    </Notice>
  )
}
