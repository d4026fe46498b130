'use client'

import { useState, type SyntheticEvent } from 'react'
import { TEAM_NAME_MAXIMUM, TEAM_NAME_MINIMUM } from '@fanfare/contract/competition/team.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { readCode } from '@fanfare/contract/typed-text.ts'
import { TEAM_ACCESSES, type Team } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Field, messageOf, typedInto } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { readAmount } from '#lib/read-amount.ts'
import { lettersOf } from '#lib/i18n/letters-of.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { competitionApi } from '#store/api/competition.ts'
import { isRefusedWith, type CallError } from '#store/call-error.ts'
import { Accent, Grid, Note, Remark, Stack, Text } from '#components/ui/layout/layout.tsx'
import { OpenTeamCard } from './find-teams.tsx'
import { ACCESS } from './team-row.tsx'
import { useTeamRefusal } from './use-team-change.ts'
import type { TeamSubject } from './team-subject.ts'
import styles from './team.module.css'

/** By field; `form`: not about a field. */
type Errors = Partial<Record<'name' | 'minVolume' | 'form', string>>

/** Opens a team with the user as its captain: name, access, and the volume that it asks for. A refusal is shown beside its field. */
export function OpenTeamLive({ subject }: { subject: TeamSubject }) {
  const { t, locale, counted } = useWords()
  const { notify } = useNotify()
  const refusal = useTeamRefusal()
  const [create, { isLoading: isBusy }] = competitionApi.useCreateTeamMutation()
  const [values, setValues] = useState({ name: '', access: 'OPEN' as Team['access'], minVolume: '' })
  const [errors, setErrors] = useState<Errors>({})
  const { activityId, team, unit } = subject
  const { access } = values
  const name = values.name.trim()
  const letters = lettersOf(name).length
  const minVolume = readAmount(values.minVolume, locale)
  const open = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found: Errors = {
      name: letters < TEAM_NAME_MINIMUM || letters > TEAM_NAME_MAXIMUM ? t('team.name_length') : undefined,
      minVolume: values.minVolume.trim() && !minVolume ? t('team.volume_wrong') : undefined,
    }
    setErrors(found)
    if (found.name ?? found.minVolume) return
    const { data, error } = await create({ activityId, name, access, minVolume: minVolume ?? undefined })
    if (data) return notify(t('team.opened', { team: isolateText(data.team.name) }), { modeType: 'success' })
    const known = error as CallError
    const field = known.kind === 'gateway' && known.data?.field === 'name' ? 'name' : 'form'
    return setErrors({ [field]: refusal(error) })
  }
  const input = (field: 'name' | 'minVolume') =>
    typedInto((text) => {
      setErrors({ ...errors, [field]: undefined, form: undefined })
      setValues({ ...values, [field]: text })
    })
  const missing = team.minMembers - 1
  return (
    <OpenTeamCard subject={subject}>
      <Stack as="form" noValidate gap="14" top="16" onSubmit={(event) => void open(event)}>
        <Field
          form="team"
          name="name"
          direction="auto"
          autoComplete="off"
          label={t('team.name')}
          input={input('name')}
          message={messageOf(errors.name, t('team.name_hint'))}
        />
        {/* Everybody, users with the key, or users whom the captain accepts. */}
        <Stack as="fieldset" gap="6" className={styles.choice}>
          <Text as="legend" size="label" weight="medium">
            {t('team.who_joins')}
          </Text>
          {TEAM_ACCESSES.map((value) => (
            <Grid as="label" key={value} breaks>
              <input
                type="radio"
                name="team-access"
                value={value}
                checked={value === access}
                onChange={() => setValues({ ...values, access: value })}
              />
              <Accent>{t(`team.choose_${ACCESS[value][0]}`)}</Accent>
              <Remark>{t(`team.choose_${ACCESS[value][0]}_line`)}</Remark>
            </Grid>
          ))}
        </Stack>
        <Field
          form="team"
          name="volume"
          autoComplete="off"
          label={t('team.min_volume', { unit })}
          input={input('minVolume')}
          message={messageOf(errors.minVolume, t('team.min_volume_hint'))}
        />
        {errors.form && <p role="alert">{errors.form}</p>}
        <OnlineButton type="submit" variant="outlined" full busy={isBusy}>
          {t('team.open_team')}
        </OnlineButton>
        {missing > 0 && <Note>{t('team.open_needs', counted(missing))}</Note>}
      </Stack>
    </OpenTeamCard>
  )
}

/** Joins a team by its key; the field explains a wrong key. */
export function JoinKeyForm({ subject: { activityId }, isJoined }: { subject: TeamSubject; isJoined: boolean }) {
  const { t } = useWords()
  const { notify } = useNotify()
  const refusal = useTeamRefusal()
  const [join, { isLoading: isBusy }] = competitionApi.useJoinTeamMutation()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const joinByKey = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const key = readCode(typed)
    if (!key) return setProblem(t('team.key_missing'))
    if (!ID_PATTERN.test(key)) return setProblem(t('team.wrong_key'))
    const { data, error } = await join({ activityId, key })
    if (!data) return setProblem(isRefusedWith(error, 'NOT_FOUND') ? t('team.wrong_key') : refusal(error))
    const name = data.team?.name ?? data.request?.name ?? ''
    notify(t(data.team ? 'team.joined' : 'team.asked', { team: isolateText(name) }), { modeType: 'success' })
    return setProblem(undefined)
  }
  if (!isJoined) return <Note top="4">{t('team.key_needs_joining')}</Note>
  return (
    <Stack as="form" noValidate gap="14" top="16" onSubmit={(event) => void joinByKey(event)}>
      <Field
        form="team"
        name="key"
        autoComplete="off"
        label={t('team.key')}
        input={typedInto(setTyped)}
        message={messageOf(problem, t('team.key_hint'))}
      />
      <OnlineButton type="submit" busy={isBusy}>
        {t('team.join_confirm')}
      </OnlineButton>
    </Stack>
  )
}
