'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { messageApi } from '#store/api/message.ts'
import { SettingsForm } from './settings-form.tsx'

/** The settings as the gateway has them. */
export function SettingsPanel() {
  const t = useTranslations()
  const { data, isError, refetch } = messageApi.endpoints.messageSettings.useQuery()
  return (
    <Card as="section" padded aria-label={t('messages.settings')}>
      {data && <SettingsForm settings={data} />}
      {!data && isError && (
        <Notice tone="warning" role="alert">
          <p>{t('messages.settings_failed')}</p>
          <Button variant="outlined" size="sm" onClick={() => void refetch()}>
            {t('common.btn_retry')}
          </Button>
        </Notice>
      )}
      {!data && !isError && <Skeleton height="220px" radius="control" />}
    </Card>
  )
}
