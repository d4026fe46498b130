'use client'

import { useTranslations } from 'next-intl'
import { useNotify } from '#components/notification/use-notify.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { competitionApi } from '#store/api/competition.ts'
import type { CallError } from '#store/call-error.ts'
import { OpenTeamCard } from './open-team-card.tsx'
import { OpenTeamForm, type NewTeam, type OpenRefusal } from './open-team-form.tsx'
import type { TeamSubject } from '../team-subject.ts'
import { useTeamRefusal } from '../use-team-change.ts'

interface OpenTeamLiveProps {
  subject: TeamSubject
  /** Without the form, for users who have not joined the activity. */
  isTeaser?: boolean
}

/** Opens a team, whose captain is the user. */
export function OpenTeamLive({ subject, isTeaser = false }: OpenTeamLiveProps) {
  const t = useTranslations('team')
  const { notify } = useNotify()
  const refusal = useTeamRefusal()
  const [create] = competitionApi.endpoints.createTeam.useMutation()
  if (isTeaser) return <OpenTeamCard subject={subject} />
  const open = async (team: NewTeam): Promise<OpenRefusal> => {
    const { data, error } = await create({ activityId: subject.activityId, ...team })
    if (data) {
      notify(t('opened', { team: isolateText(data.team.name) }), { modeType: 'success' })
      return null
    }
    const known = error as CallError
    const isName = known.kind === 'gateway' && known.data?.field === 'name'
    return { field: isName ? 'name' : null, text: refusal(error) }
  }
  return (
    <OpenTeamCard subject={subject}>
      <OpenTeamForm subject={subject} onOpen={open} />
    </OpenTeamCard>
  )
}
