'use client'

import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import { TEAM_NAME_MAXIMUM, TEAM_NAME_MINIMUM } from '@fanfare/contract/competition/team.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { readCode } from '@fanfare/contract/typed-text.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Field, messageOf } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { readAmount } from '#lib/read-amount.ts'
import { lettersOf } from '#lib/i18n/letters-of.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { competitionApi } from '#store/api/competition.ts'
import type { CallError } from '#store/call-error.ts'
import { Note, Text } from '#components/ui/layout/layout.tsx'
import { OpenTeamCard } from './find-teams.tsx'
import { useTeamRefusal } from './use-team-change.ts'
import type { TeamSubject } from './team-subject.ts'
import styles from './team.module.css'

/** Prevents a second submit while one is under way; `send` returns null for a form that cannot be sent. */
function useSubmit(send: () => Promise<unknown> | null) {
  const [isBusy, setBusy] = useState(false)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const sent = isBusy ? null : send()
    if (sent === null) return
    setBusy(true)
    void sent.finally(() => setBusy(false))
  }
  return { isBusy, onSubmit }
}

interface NewTeam {
  name: string
  access: Team['access']
  minVolume?: string
}

/** By field; `form`: not about a field. */
type Errors = Partial<Record<'name' | 'minVolume' | 'form', string>>

interface OpenTeamFormProps {
  subject: TeamSubject
  /** Resolves to the reasons of a refusal, or null on success. */
  onOpen: (team: NewTeam) => Promise<Errors | null>
}

/** Name, access, and the volume that the team asks for. Each refusal is shown beside its field. */
export function OpenTeamForm({ subject: { team, unit }, onOpen }: OpenTeamFormProps) {
  const { t, locale, counted } = useWords()
  const [values, setValues] = useState({ name: '', access: 'OPEN' as Team['access'], minVolume: '' })
  const [errors, setErrors] = useState<Errors>({})
  const input = (field: 'name' | 'minVolume') => ({
    onChange: async ({ target }: { target: { value: string } }) => {
      setErrors({ ...errors, [field]: undefined, form: undefined })
      setValues({ ...values, [field]: target.value })
    },
  })
  const name = values.name.trim()
  const letters = lettersOf(name).length
  const minVolume = readAmount(values.minVolume, locale)
  const { isBusy, onSubmit } = useSubmit(() => {
    const found: Errors = {
      ...((letters < TEAM_NAME_MINIMUM || letters > TEAM_NAME_MAXIMUM) && { name: t('team.name_length') }),
      ...(values.minVolume.trim() !== '' && minVolume === null && { minVolume: t('team.volume_wrong') }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return null
    return onOpen({ name, access: values.access, ...(minVolume !== null && { minVolume }) }).then(
      (refusal) => refusal && setErrors(refusal),
    )
  })
  const missing = team.minMembers - 1
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <Field
        form="team"
        name="name"
        type="text"
        direction="auto"
        autoComplete="off"
        label={t('team.name')}
        input={input('name')}
        message={messageOf(errors.name, t('team.name_hint'))}
      />
      <AccessChoice value={values.access} onChoose={(access) => setValues({ ...values, access })} />
      <Field
        form="team"
        name="volume"
        type="text"
        autoComplete="off"
        label={t('team.min_volume', { unit })}
        input={input('minVolume')}
        message={messageOf(errors.minVolume, t('team.min_volume_hint'))}
      />
      {errors.form !== undefined && <p role="alert">{errors.form}</p>}
      <OnlineButton type="submit" variant="outlined" full busy={isBusy}>
        {t('team.open_team')}
      </OnlineButton>
      {missing > 0 && <Note>{t('team.open_needs', counted(missing))}</Note>}
    </form>
  )
}

const ACCESSES = [
  ['OPEN', 'choose_open', 'choose_open_line'],
  ['KEY', 'choose_key', 'choose_key_line'],
  ['APPROVAL', 'choose_approval', 'choose_approval_line'],
] as const

/** Who may join: everybody, users with the key, or users whom the captain accepts. */
function AccessChoice({ value, onChoose }: { value: Team['access']; onChoose: (access: Team['access']) => void }) {
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
          <Text as="b" weight="medium">
            {t(label)}
          </Text>
          <Note as="span">{t(line)}</Note>
        </label>
      ))}
    </fieldset>
  )
}

interface OpenTeamLiveProps {
  subject: TeamSubject
  /** Hides the form from users who have not joined the activity. */
  isTeaser?: boolean
}

/** Opens a team with the user as its captain. */
export function OpenTeamLive({ subject, isTeaser = false }: OpenTeamLiveProps) {
  const t = useTranslations('team')
  const { notify } = useNotify()
  const refusal = useTeamRefusal()
  const [create] = competitionApi.endpoints.createTeam.useMutation()
  if (isTeaser) return <OpenTeamCard subject={subject} />
  const open = async (team: NewTeam): Promise<Errors | null> => {
    const { data, error } = await create({ activityId: subject.activityId, ...team })
    if (data) {
      notify(t('opened', { team: isolateText(data.team.name) }), { modeType: 'success' })
      return null
    }
    const known = error as CallError
    const field = known.kind === 'gateway' && known.data?.field === 'name' ? 'name' : 'form'
    return { [field]: refusal(error) }
  }
  return (
    <OpenTeamCard subject={subject}>
      <OpenTeamForm subject={subject} onOpen={open} />
    </OpenTeamCard>
  )
}

/** Joins a team by its key; the field explains a wrong key. */
export function JoinKeyForm({ subject: { activityId }, isJoined }: { subject: TeamSubject; isJoined: boolean }) {
  const t = useTranslations('team')
  const { notify } = useNotify()
  const refusal = useTeamRefusal()
  const [join] = competitionApi.endpoints.joinTeam.useMutation()
  if (!isJoined) return <Note top="4">{t('key_needs_joining')}</Note>
  const joinByKey = async (key: string) => {
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

export function KeyForm({ onJoin }: KeyFormProps) {
  const t = useTranslations('team')
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isBusy, onSubmit } = useSubmit(() => {
    const key = readCode(typed)
    if (key !== '') return onJoin(key).then(setRefusal)
    setRefusal(t('key_missing'))
    return null
  })
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <Field
        form="team"
        name="key"
        type="text"
        autoComplete="off"
        label={t('key')}
        input={{ onChange: async ({ target }: { target: { value: string } }) => setTyped(target.value) }}
        message={messageOf(refusal, t('key_hint'))}
      />
      <OnlineButton type="submit" variant="primary" busy={isBusy}>
        {t('join_confirm')}
      </OnlineButton>
    </form>
  )
}
