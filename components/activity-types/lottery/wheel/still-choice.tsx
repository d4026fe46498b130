import { useTranslations } from 'next-intl'
import styles from './still-choice.module.css'

interface StillChoiceProps {
  isStill: boolean
  onChange: (isStill: boolean) => void
}

export function StillChoice({ isStill, onChange }: StillChoiceProps) {
  const t = useTranslations('lottery')
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isStill} onChange={({ target }) => onChange(target.checked)} />
      {t('skip')}
    </label>
  )
}
