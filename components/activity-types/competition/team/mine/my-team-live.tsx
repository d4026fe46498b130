'use client'

import { useLocale, useTranslations } from 'next-intl'
import { use } from 'react'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { AuthContext } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import type { Board } from '#lib/competition/board.ts'
import { myPart } from '#lib/competition/my-part.ts'
import { withRemoteLink } from '#lib/share/with-remote-link.ts'
import { competitionApi } from '#store/api/competition.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { BOARD_ID } from '../../board/board-subject.ts'
import { useMyRank } from '../../place/use-my-rank.ts'
import { inviteQuery } from '../join/invite-query.ts'
import { MyTeamCard } from './my-team-card.tsx'
import { PlaceSkeleton } from '../../place/place-skeleton.tsx'
import { NoTeamCard } from './no-team-card.tsx'
import type { TeamSubject } from '../team-subject.ts'
import { useMyTeam } from '../use-my-team.ts'
import { useTeamChange } from '../use-team-change.ts'
import { useTeamWindows } from '../use-team-windows.ts'

export interface MyTeamLiveProps {
  subject: TeamSubject
}

/** The user's team, read again with each ranking; without one the way to it. */
export function MyTeamLive({ subject }: MyTeamLiveProps) {
  const { isLoading, isLogin, isJoined, mine, request, hasLeft, hasFailed } = useMyTeam(subject.activityId)
  const { board, isLoading: isBoardLoading } = useMyRank(subject.activityId, subject.cadence)
  const { isJoinOpen } = useTeamWindows(subject)
  const { leave, isBusy } = useLeaveTeam(subject)
  const share = useShareTeam(subject)
  useAnnounceResult(
    { kind: 'place', activityId: subject.activityId, endedAt: subject.endTime },
    useTeamResult(subject, mine, board),
  )
  if (isLoading || (mine && isBoardLoading)) return <PlaceSkeleton ofTeam />
  if (!mine) {
    // After the end, users without a team have nothing to find.
    if (!isLogin || hasFailed || subject.status === 'ENDED') return null
    return (
      <NoTeamCard subject={subject} isJoined={isJoined} request={request} hasLeft={hasLeft} isJoinOpen={isJoinOpen} />
    )
  }
  return (
    <MyTeamCard
      subject={subject}
      mine={mine}
      board={board}
      isJoinOpen={isJoinOpen}
      isLeaving={isBusy}
      onLeave={() => leave(mine)}
      onShare={() => share(mine)}
    />
  )
}

/** Shares the page with the team's card open; the captain's link admits to a team with a key. */
export function useShareTeam({ path }: Pick<TeamSubject, 'path'>) {
  const openTarget = useOpenTarget()
  const remote = use(AuthContext)?.sharedLinkUrl ?? null
  return ({ teamId, key }: Pick<MyTeam, 'teamId' | 'key'>) =>
    openTarget(
      { appRoute: TARGETS.share.appRoute, webUrl: path },
      { query: inviteQuery(teamId, key), toShared: (own) => withRemoteLink(own, remote, true) },
    )
}

/** Leaves the team after a confirmation; the last one, its captain, closes it. */
function useLeaveTeam({ activityId }: Pick<TeamSubject, 'activityId'>) {
  const t = useTranslations('team')
  const { isBusy, run, confirm } = useTeamChange()
  const [send] = competitionApi.endpoints.leaveTeam.useMutation()
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

/** The final place of the user's team in words; null while it is not final, or without one. */
function useTeamResult(
  { outcome }: Pick<TeamSubject, 'outcome'>,
  team: MyTeam | null,
  board: Board | null,
): ShownResult | null {
  const t = useTranslations()
  const locale = useLocale()
  const place = board?.mine?.rank ?? null
  if (outcome !== 'SETTLED' || !team || !board?.final || place === null) return null
  const part = myPart(team)
  const number = (count: number) => formatNumber(locale, String(count))
  const names = { team: isolateText(team.name), rank: number(place) }
  return {
    sentence: t('activity.settled_line'),
    figure: names.rank,
    title: part
      ? t('moment.team_won', { ...names, reward: formatMoney(locale, part, { isMoved: true }) })
      : t('moment.team_reached', names),
    line: board.total >= SHOWN_FROM ? t('team.of_teams', { count: board.total, value: number(board.total) }) : null,
    isWon: part !== null,
    place: { rank: place, total: null },
    facts: team.estimatedPrize
      ? [{ label: t('team.prize_final'), value: formatMoney(locale, team.estimatedPrize) }]
      : [],
    more: { label: t('moment.see_leaderboard'), sectionId: BOARD_ID },
  }
}
