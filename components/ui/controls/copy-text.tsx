'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { CopyButton } from './copy-button.tsx'

/** The button of parts that are drawn in the browser, which has the texts. */
export function CopyText(props: Omit<ComponentProps<typeof CopyButton>, 'copied' | 'failed'>) {
  const t = useTranslations('common')
  return <CopyButton {...props} copied={t('copied')} failed={t('copy_failed')} />
}
