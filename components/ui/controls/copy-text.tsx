'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { CopyButton } from './copy-button.tsx'

/** The button of parts that are drawn in the browser, which has the texts. */
export function CopyText(props: Omit<ComponentProps<typeof CopyButton>, 'copiedLabel' | 'failedLabel'>) {
  const t = useTranslations('common')
  return <CopyButton {...props} copiedLabel={t('copied')} failedLabel={t('copy_failed')} />
}
