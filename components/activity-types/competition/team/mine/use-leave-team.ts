import { useTranslations } from 'next-intl'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { teamApi } from '#store/api/team.ts'
import type { TeamSubject } from '../team-subject.ts'
import { useTeamChange } from '../use-team-change.ts'

/** Leaves the team after a confirmation; the last one, its captain, closes it. */
export function useLeaveTeam({ activityId }: Pick<TeamSubject, 'activityId'>) {
  const t = useTranslations('team')
  const { isBusy, run, confirm } = useTeamChange()
  const [send] = teamApi.endpoints.leaveTeam.useMutation()
  const leave = ({ name, captainIsMe }: Pick<MyTeam, 'name' | 'captainIsMe'>) => {
    const named = { team: isolateText(name) }
    confirm(
      {
        title: t(captainIsMe ? 'close_title' : 'leave_title', named),
        message: t(captainIsMe ? 'close_message' : 'leave_message'),
        confirmText: t(captainIsMe ? 'close' : 'leave'),
      },
      () =>
        void run(
          () => send(activityId),
          () => t('left', named),
        ),
    )
  }
  return { leave, isBusy }
}
