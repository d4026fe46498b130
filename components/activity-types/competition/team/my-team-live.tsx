'use client'

import { useTranslations } from 'next-intl'
import { use } from 'react'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { AuthContext } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { myPart } from '#lib/competition/team-split.ts'
import { withRemoteLink } from '#lib/share/with-remote-link.ts'
import { competitionApi } from '#store/api/competition.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { Board } from '#lib/competition/board.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import { BOARD_ID } from '../competition-subject.ts'
import { useMyRank } from '../board-live.tsx'
import { inviteQuery, type TeamSubject } from './team-subject.ts'
import { MyTeamCard } from './my-team-card.tsx'
import { PlaceSkeleton } from '../place-parts.tsx'
import { useMyTeam, useTeamWindows, useTeamChange } from './use-team-change.ts'
import type { TeamRequest } from './find-teams-live.tsx'
import styles from '../place.module.css'

/** The user's team, refetched with each ranking; without one, how to get into one. */
export function MyTeamLive({ subject }: { subject: TeamSubject }) {
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

/** Shares a link that opens the team's card; the captain's link contains the team's key. */
export function useShareTeam({ path }: Pick<TeamSubject, 'path'>) {
  const openTarget = useOpenTarget()
  const remote = use(AuthContext)?.sharedLinkUrl ?? null
  return ({ teamId, key }: Pick<MyTeam, 'teamId' | 'key'>) =>
    openTarget(
      { appRoute: TARGETS.share.appRoute, webUrl: path },
      { query: inviteQuery(teamId, key), toShared: (own) => withRemoteLink(own, remote, true) },
    )
}

/** Leaves the team after a confirmation; when its captain leaves last, the team closes. */
function useLeaveTeam({ activityId }: TeamSubject) {
  const t = useTranslations('team')
  const { isBusy, confirm } = useTeamChange()
  const [send] = competitionApi.endpoints.leaveTeam.useMutation()
  const leave = ({ name, captainIsMe }: MyTeam) => {
    const named = { team: isolateText(name) }
    confirm(
      {
        title: t(captainIsMe ? 'close_title' : 'leave_title', named),
        message: t(captainIsMe ? 'close_message' : 'leave_message'),
        confirmText: t(captainIsMe ? 'close' : 'leave'),
      },
      () => send(activityId),
      () => t('left', named),
    )
  }
  return { leave, isBusy }
}

/** The final place of the user's team in words; null before it is final, or without a place. */
function useTeamResult({ outcome }: TeamSubject, team: MyTeam | null, board: Board | null): ShownResult | null {
  const { t, number, counted, money, moved } = useWords()
  const place = board?.mine?.rank ?? null
  if (outcome !== 'SETTLED' || !team || !board?.final || place === null) return null
  const part = myPart(team)
  const names = { team: isolateText(team.name), rank: number(place) }
  return {
    sentence: t('activity.settled_line'),
    figure: names.rank,
    title: part ? t('moment.team_won', { ...names, reward: moved(part) }) : t('moment.team_reached', names),
    line: board.total >= SHOWN_FROM ? t('team.of_teams', counted(board.total)) : null,
    isWon: part !== null,
    place: { rank: place, total: null },
    facts: team.estimatedPrize ? [{ label: t('team.prize_final'), value: money(team.estimatedPrize) }] : [],
    more: { label: t('moment.see_leaderboard'), sectionId: BOARD_ID },
  }
}

interface NoTeamCardProps {
  subject: TeamSubject
  /** Has joined the activity. */
  isJoined: boolean
  request: TeamRequest | null
  hasLeft: boolean
  /** Teams can still be joined. */
  isJoinOpen: boolean
}

/** Replaces the user's team: how to get into one, or why that is over. */
export function NoTeamCard({ subject, isJoined, request, hasLeft, isJoinOpen }: NoTeamCardProps) {
  const { t, locale } = useWords()
  const text = request
    ? t('team.request_waits', { team: isolateText(request.name) })
    : hasLeft
      ? t('team.left_line')
      : !isJoinOpen
        ? t('team.without_line')
        : !isJoined && t('team.join_activity_first')
  return (
    <Section title={t('team.mine')} className={styles.card}>
      {text === false ? (
        <>
          <p>
            <TwoClocks
              at={subject.team.joinUntil}
              timeZone={subject.timeZone}
              sentence={t('team.join_until', { date: '{date}' })}
            />
          </p>
          <div>
            <Button variant="outlined" size="sm" href="#teams" locale={locale}>
              {t('team.find')}
            </Button>
          </div>
        </>
      ) : (
        <p>{text}</p>
      )}
    </Section>
  )
}
