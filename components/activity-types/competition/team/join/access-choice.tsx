import { useTranslations } from 'next-intl'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import styles from './team-form.module.css'

const ACCESSES = [
  ['OPEN', 'choose_open', 'choose_open_line'],
  ['KEY', 'choose_key', 'choose_key_line'],
  ['APPROVAL', 'choose_approval', 'choose_approval_line'],
] as const

interface AccessChoiceProps {
  value: Team['access']
  onChoose: (access: Team['access']) => void
}

/** How a team takes members: everybody, users with its key, or users whom its captain accepts. */
export function AccessChoice({ value, onChoose }: AccessChoiceProps) {
  const t = useTranslations('team')
  return (
    <fieldset className={styles.choice}>
      <legend>{t('who_joins')}</legend>
      {ACCESSES.map(([access, label, line]) => (
        <label key={access}>
          <input
            type="radio"
            name="team-access"
            value={access}
            checked={value === access}
            onChange={() => onChoose(access)}
          />
          <b>{t(label)}</b>
          <span>{t(line)}</span>
        </label>
      ))}
    </fieldset>
  )
}
