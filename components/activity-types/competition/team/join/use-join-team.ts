import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { competitionApi } from '#store/api/competition.ts'
import type { TeamSubject } from '../team-subject.ts'
import { useTeamChange } from '../use-team-change.ts'

/** Joins a team, or asks its captain, after the reader has confirmed that there is no other team afterwards. */
export function useJoinTeam({ activityId, team: { joinUntil } }: Pick<TeamSubject, 'activityId' | 'team'>) {
  const t = useTranslations('team')
  const locale = useLocale()
  const zone = useMyZone()
  const { isBusy, run, confirm } = useTeamChange()
  const [join] = competitionApi.endpoints.joinTeam.useMutation()
  const [leave] = competitionApi.endpoints.leaveTeam.useMutation()
  const joinTeam = ({ teamId, name, access }: Pick<Team, 'teamId' | 'name' | 'access'>, key?: string | null) => {
    const named = { team: isolateText(name) }
    const asks = access === 'APPROVAL'
    confirm(
      {
        title: t(asks ? 'ask_title' : 'join_title', named),
        message: asks ? t('ask_message') : t('join_message', { date: formatDeadline(locale, joinUntil, zone) }),
        confirmText: t(asks ? 'ask' : 'join_confirm'),
      },
      () =>
        void run(
          () => join({ activityId, teamId, ...(key ? { key } : {}) }),
          ({ team }) => t(team ? 'joined' : 'asked', named),
        ),
    )
  }
  const takeBack = () =>
    void run(
      () => leave(activityId),
      () => t('taken_back'),
    )
  return { isBusy, joinTeam, takeBack }
}
