'use client'

import { useTranslations } from 'next-intl'
import { useNotify } from '#components/notification/use-notify.ts'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { teamApi } from '#store/api/team.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'
import { KeyForm } from './key-form.tsx'
import styles from './team-form.module.css'
import type { TeamSubject } from '../team-subject.ts'
import { useTeamRefusal } from '../use-team-refusal.ts'

interface JoinKeyFormProps {
  subject: Pick<TeamSubject, 'activityId'>
  isJoined: boolean
}

/** The key of a team joins it; a wrong key is explained at the field. */
export function JoinKeyForm({ subject: { activityId }, isJoined }: JoinKeyFormProps) {
  const t = useTranslations('team')
  const { notify } = useNotify()
  const refusal = useTeamRefusal()
  const [join] = teamApi.endpoints.joinTeam.useMutation()
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
