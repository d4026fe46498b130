'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import styles from './details-button.module.css'

interface DetailsButtonProps {
  /** Names the row. */
  name: string
  isOpen: boolean
  onToggle: () => void
}

export function DetailsButton({ name, isOpen, onToggle }: DetailsButtonProps) {
  const t = useTranslations('agent.table')
  return (
    <IconButton label={t('details', { row: name })} className={styles.button} aria-expanded={isOpen} onClick={onToggle}>
      <Icon icon="caret-down" size="sm" />
    </IconButton>
  )
}
