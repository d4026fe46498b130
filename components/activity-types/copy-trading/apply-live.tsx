'use client'

import { useTranslations } from 'next-intl'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { Button } from '#components/ui/controls/button.tsx'

export type ApplyLiveProps = object

/** Opens the application of lead traders in the app, or says that the app is too old. */
export function ApplyLive() {
  const t = useTranslations('copy')
  const openTarget = useOpenTarget()
  return <Button onClick={() => openTarget('become-trader')}>{t('lead_apply')}</Button>
}
