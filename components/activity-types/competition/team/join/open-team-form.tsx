'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import { Field } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { TEAM_NAME_MAXIMUM, TEAM_NAME_MINIMUM } from '@fanfare/contract/competition/team.ts'
import { readAmount } from '#lib/read-amount.ts'
import { lettersOf } from '#lib/i18n/letters-of.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './team-form.module.css'
import type { TeamSubject } from '../team-subject.ts'

export interface NewTeam {
  name: string
  access: Team['access']
  minVolume?: string
}

/** The refused field with the reason; null when the team is open. */
export type OpenRefusal = { field: 'name' | null; text: string } | null

interface OpenTeamFormProps {
  subject: TeamSubject
  onOpen: (team: NewTeam) => Promise<OpenRefusal>
}

/** Name, who may join, and the volume that the team asks for; each refusal beside its field. */
export function OpenTeamForm({ subject: { team, unit }, onOpen }: OpenTeamFormProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const [values, setValues] = useState({ name: '', access: 'OPEN' as Team['access'], minVolume: '' })
  const [errors, setErrors] = useState<{ name?: string; minVolume?: string; form?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const set = (name: 'name' | 'minVolume') => ({
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors({ ...errors, [name]: undefined, form: undefined })
      return Promise.resolve(setValues({ ...values, [name]: target.value }))
    },
  })
  const name = values.name.trim()
  const letters = lettersOf(name).length
  const minVolume = readAmount(values.minVolume, locale)
  const check = () => ({
    ...((letters < TEAM_NAME_MINIMUM || letters > TEAM_NAME_MAXIMUM) && { name: t('name_length') }),
    ...(values.minVolume.trim() !== '' && minVolume === null && { minVolume: t('volume_wrong') }),
  })
  const send = async () => {
    const found = check()
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const refusal = await onOpen({ name, access: values.access, ...(minVolume !== null && { minVolume }) })
    setBusy(false)
    if (refusal) setErrors({ [refusal.field ?? 'form']: refusal.text })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  const missing = team.minMembers - 1
  const hint = (error: string | undefined, text: string) =>
    error === undefined ? { tone: 'hint' as const, text } : { tone: 'error' as const, text: error }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field
        form="team"
        name="name"
        type="text"
        direction="auto"
        autoComplete="off"
        label={t('name')}
        input={set('name')}
        message={hint(errors.name, t('name_hint'))}
      />
      <AccessChoice value={values.access} onChoose={(access) => setValues({ ...values, access })} />
      <Field
        form="team"
        name="volume"
        type="text"
        autoComplete="off"
        label={t('min_volume', { unit })}
        input={set('minVolume')}
        message={hint(errors.minVolume, t('min_volume_hint'))}
      />
      {errors.form !== undefined && <p role="alert">{errors.form}</p>}
      <OnlineButton type="submit" variant="outlined" full busy={isBusy}>
        {t('open_team')}
      </OnlineButton>
      {missing > 0 && (
        <p className={styles.note}>
          {t('open_needs', { count: missing, value: formatNumber(locale, String(missing)) })}
        </p>
      )}
    </form>
  )
}

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
function AccessChoice({ value, onChoose }: AccessChoiceProps) {
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
