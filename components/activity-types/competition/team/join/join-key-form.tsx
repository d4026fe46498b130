'use client'

import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import { useNotify } from '#components/notification/use-notify.ts'
import { Field } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { readCode } from '@fanfare/contract/typed-text.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { competitionApi } from '#store/api/competition.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'
import styles from './team-form.module.css'
import type { TeamSubject } from '../team-subject.ts'
import { useTeamRefusal } from '../use-team-change.ts'

interface JoinKeyFormProps {
  subject: Pick<TeamSubject, 'activityId'>
  isJoined: boolean
}

/** The key of a team joins it; a wrong key is explained at the field. */
export function JoinKeyForm({ subject: { activityId }, isJoined }: JoinKeyFormProps) {
  const t = useTranslations('team')
  const { notify } = useNotify()
  const refusal = useTeamRefusal()
  const [join] = competitionApi.endpoints.joinTeam.useMutation()
  if (!isJoined) return <p className={styles.lead}>{t('key_needs_joining')}</p>
  const joinByKey = async (key: string): Promise<string | null> => {
    if (!ID_PATTERN.test(key)) return t('wrong_key')
    const { data, error } = await join({ activityId, key })
    if (!data) {
      const known = error as CallError
      const isUnknown = known.kind === 'gateway' && codeName(known.code) === 'NOT_FOUND'
      return isUnknown ? t('wrong_key') : refusal(error)
    }
    const name = data.team?.name ?? data.request?.name ?? ''
    notify(t(data.team ? 'joined' : 'asked', { team: isolateText(name) }), { modeType: 'success' })
    return null
  }
  return <KeyForm onJoin={joinByKey} />
}

interface KeyFormProps {
  /** Resolves to the reason of a refusal, null when joined. */
  onJoin: (key: string) => Promise<string | null>
}

/** Joins the team to which a key belongs. */
export function KeyForm({ onJoin }: KeyFormProps) {
  const t = useTranslations('team')
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    const key = readCode(typed)
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
