'use client'

import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import styles from './filter.module.css'

interface SelectChipProps {
  label: string
  value: string
  /** The chosen value in words. */
  text: string
  /** After the value, less important. */
  note?: string | undefined
  icon?: IconName
  isSet: boolean
  onChoose: (value: string) => void
  /** Before the list opens. */
  onOpen?: () => void
  /** The `option` elements. */
  children: ReactNode
}

/** A filter as one value button: the browser's own list lies over the words, so that every device opens the list it knows. */
export function SelectChip({ label, value, text, note, icon, isSet, onChoose, onOpen, children }: SelectChipProps) {
  return (
    <span className={styles.chip} data-set={isSet ? '' : undefined}>
      <span aria-hidden="true" className={styles.words}>
        {icon && <Icon icon={icon} size="sm" />}
        <span className={styles.name}>{label}</span>
        <Text as="span" weight="medium">
          {text}
        </Text>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <Icon icon="caret-down" size="sm" />
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        onFocus={onOpen}
        onPointerEnter={onOpen}
      >
        {children}
      </select>
    </span>
  )
}
