'use client'

import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { partOf } from '#components/activity/part-of.tsx'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { myPart } from '#lib/competition/team-split.ts'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import type { FoundTeams } from '#lib/competition/team-search.ts'
import { SplitCard, type SplitCardProps } from './split-card.tsx'
import { useMyTeam, useTeamWindows } from './use-team-change.ts'
import { tradeStep, usePublishedStep } from '#components/activity/cta/use-published-step.ts'
import { CaptainToolsLive } from './captain-tools.tsx'
import { ClosedTeams, OpenTeamCard, TeamClock, TeamsSkeleton } from './find-teams.tsx'
import { FindTeamsLive } from './find-teams-live.tsx'
import { OpenTeamLive } from './open-team.tsx'
import type { TeamSubject } from './team-subject.ts'
import styles from '../place.module.css'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { useAnnouncePlace } from '../use-announce-place.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Section } from '#components/ui/surface/section.tsx'

import { useMyRank } from '../board-live.tsx'
import { MyTeamCard, MembersCard } from './my-team-card.tsx'
import { PlaceSkeleton } from '../place-parts.tsx'

const SplitLive = (props: SplitCardProps) => <SplitCard {...props} mine={useMyTeam(props.subject.activityId).mine} />

interface TeamsLiveProps {
  subject: TeamSubject
  /** The first teams; null where the server could not read them. */
  found: FoundTeams | null
}

/** The user's team with its members and tools, else the way into one. */
export function TeamsLive({ subject, found }: TeamsLiveProps) {
  const { t, number, moved, deadline } = useMyWords()
  const { activityId, status, markets, team } = subject
  const { isLogin, isLoading, isJoined, mine, request, hasLeft, hasFailed, retry } = useMyTeam(activityId)
  const { isJoinOpen, isCreateOpen } = useTeamWindows(subject)
  /** A member's next step: find a team, wait for its captain, or trade for it. */
  const describe = () => {
    if (!isJoined || hasFailed || status !== 'ONGOING') return null
    if (mine) {
      const part = myPart(mine)
      const line =
        mine.rank && part
          ? t('team.step_rank', { rank: number(mine.rank), reward: moved(part) })
          : t('team.step_counts', { team: isolateText(mine.name) })
      return tradeStep(t, line, markets)
    }
    if (!isJoinOpen || hasLeft) return null
    const line = request
      ? t('team.request_waits', { team: isolateText(request.name) })
      : t('team.join_until', { date: deadline(team.joinUntil) })
    return { label: t(request ? 'team.see_request' : 'team.find'), line, to: { anchor: 'teams' } }
  }
  usePublishedStep(activityId, describe(), !isLoading)
  if (isLoading) return <TeamsSkeleton />
  if (hasFailed) return <RetryNotice onRetry={retry}>{t('team.mine_failed')}</RetryNotice>
  if (mine) {
    return (
      <>
        {!isJoinOpen && status === 'ONGOING' && <ClosedTeams subject={subject} />}
        <div className={styles.main}>
          <MyTeamLive subject={subject} />
        </div>
        <MembersCard subject={subject} mine={mine} />
        {isJoinOpen && mine.captainIsMe && <CaptainToolsLive subject={subject} mine={mine} />}
      </>
    )
  }
  if (hasLeft) return <Notice>{t('team.left_line')}</Notice>
  // The form is for participants.
  const OpenTeam = isJoined ? OpenTeamLive : OpenTeamCard
  if (!isJoinOpen) return <ClosedTeams subject={subject} hasNone={isJoined} />
  return (
    <>
      <FindTeamsLive {...{ subject, isLogin, isJoined, request }} initial={found} />
      {isCreateOpen && !request && <OpenTeam subject={subject} />}
    </>
  )
}

/** After the end the team's rank and the user's part; without a rank, the state of the tasks. */
function TeamHeadlineLive({ subject, hero }: { subject: TeamSubject; hero: HeroSubject }) {
  const words = useMyWords()
  const { t, number, moved } = words
  const { isLoading, isJoined, mine, completions } = useMyTeam(subject.activityId)
  const own = () => {
    if (isLoading || !isJoined) return null
    if (!mine?.rank) return { promise: ownPromise({ completions, status: hero.status, isExtra: true }, words) }
    const named = { team: isolateText(mine.name), rank: number(mine.rank) }
    const won = myPart(mine)
    if (subject.outcome === 'SETTLED' && won) return { won, lead: t('team.finished_won', named) }
    return { promise: won ? t('team.line_won', { ...named, reward: moved(won) }) : t('team.line_finished', named) }
  }
  return <HeroHeadline subject={hero} mine={own()} isServers={isLoading} />
}

export const TeamPart = partOf({ headline: TeamHeadlineLive, mine: MyTeamLive, teams: TeamsLive, split: SplitLive })

/** The user's team, refetched with each ranking; without one, how to get into one. */
function MyTeamLive({ subject }: { subject: TeamSubject }) {
  const { isLoading, isLogin, isJoined, mine, request, hasLeft, hasFailed } = useMyTeam(subject.activityId)
  const { board, isLoading: isBoardLoading } = useMyRank(subject)
  const { t, counted, money, moved } = useMyWords()
  /** The final place of the team in words; null before it is final, or without a place. */
  const place = () => {
    const rank = board?.mine?.rank
    if (!mine || !board?.final || !rank) return null
    const part = myPart(mine)
    return {
      rank,
      team: isolateText(mine.name),
      reward: part && moved(part),
      line: board.total >= SHOWN_FROM ? t('team.of_teams', counted(board.total)) : null,
      facts: [mine.estimatedPrize && { label: t('team.prize_final'), value: money(mine.estimatedPrize) }],
    }
  }
  useAnnouncePlace(subject, place())
  if (isLoading || (mine && isBoardLoading)) return <PlaceSkeleton ofTeam />
  if (!mine) {
    // After the end, users without a team have nothing to find.
    if (!isLogin || hasFailed || subject.status === 'ENDED') return null
    return <NoTeamCard {...{ subject, isJoined, request, hasLeft }} />
  }
  return <MyTeamCard {...{ subject, mine, board }} />
}

interface NoTeamCardProps extends Pick<ReturnType<typeof useMyTeam>, 'isJoined' | 'request' | 'hasLeft'> {
  subject: TeamSubject
}

/** Replaces the user's team: how to get into one, or why that is over. */
export function NoTeamCard({ subject, isJoined, request, hasLeft }: NoTeamCardProps) {
  const { t } = useMyWords()
  const { isJoinOpen } = useTeamWindows(subject)
  const text = request
    ? t('team.request_waits', { team: isolateText(request.name) })
    : hasLeft
      ? t('team.left_line')
      : !isJoinOpen
        ? t('team.without_line')
        : !isJoined && t('team.join_activity_first')
  return (
    <Section title={t('team.mine')} className={styles.card}>
      {text ? (
        <p>{text}</p>
      ) : (
        <>
          <p>
            <TeamClock subject={subject} text="team.join_until" />
          </p>
          <div>
            <SmallButton href="#teams">{t('team.find')}</SmallButton>
          </div>
        </>
      )}
    </Section>
  )
}
