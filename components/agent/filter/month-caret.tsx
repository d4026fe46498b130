'use client'

import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { useLocale } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import { languageOf } from '#lib/i18n/languages.ts'

interface MonthCaretProps {
  /** The calendar turns it around in right-to-left languages. */
  orientation?: 'left' | 'right' | 'up' | 'down'
}

/** The caret of a button to another month; the icon itself is mirrored in right-to-left languages. */
export function MonthCaret({ orientation }: MonthCaretProps) {
  const { direction } = languageOf(useLocale())
  const isPrevious = (orientation === 'left') === (direction === 'ltr')
  return <Icon icon={isPrevious ? CaretLeftIcon : CaretRightIcon} size="sm" />
}
