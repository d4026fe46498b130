'use client'

import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { Icon } from '#components/ui/pictures/icon.tsx'

interface MonthCaretProps {
  /** `left` for the month before, also in right-to-left languages, where the icon is mirrored. */
  orientation?: 'left' | 'right' | 'up' | 'down'
}

/** The caret of a button to another month. */
export const MonthCaret = ({ orientation }: MonthCaretProps) => (
  <Icon icon={orientation === 'left' ? CaretLeftIcon : CaretRightIcon} size="sm" />
)
