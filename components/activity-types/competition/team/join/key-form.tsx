'use client'

import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import { Field } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import styles from './team-form.module.css'

interface KeyFormProps {
  /** Resolves to the reason of a refusal, null: joined. */
  onJoin: (key: string) => Promise<string | null>
}

/** Joins the team to which a key belongs. */
export function KeyForm({ onJoin }: KeyFormProps) {
  const t = useTranslations('team')
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    const key = typed.trim()
    if (key === '') return setRefusal(t('key_missing'))
    setBusy(true)
    const answer = await onJoin(key)
    setBusy(false)
    return setRefusal(answer)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field
        form="team"
        name="key"
        type="text"
        autoComplete="off"
        label={t('key')}
        input={{ onChange: ({ target }: { target: { value: string } }) => Promise.resolve(setTyped(target.value)) }}
        message={refusal === null ? { tone: 'hint', text: t('key_hint') } : { tone: 'error', text: refusal }}
      />
      <OnlineButton type="submit" variant="primary" busy={isBusy}>
        {t('join_confirm')}
      </OnlineButton>
    </form>
  )
}
