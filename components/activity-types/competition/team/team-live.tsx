'use client'

import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { partOf } from '#components/activity/part-of.tsx'
import { useTranslations } from 'next-intl'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { myPart } from '#lib/competition/team-split.ts'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { HeroHeadline, type HeroHeadlineProps } from '#components/activity/hero-headline.tsx'
import type { FoundTeams } from '#lib/competition/team-search.ts'
import type { NextStep } from '#store/slices/next-step.ts'
import { MyTeamLive } from './my-team-live.tsx'
import { SplitCard, type SplitCardProps } from './split-card.tsx'
import { useMyTeam, useTeamWindows } from './use-team-change.ts'
import { tradeStep, usePublishedStep } from '#components/activity/cta/use-published-step.ts'
import { CaptainToolsLive } from './captain-tools.tsx'
import { ClosedTeams, TeamsSkeleton } from './find-teams.tsx'
import { FindTeamsLive } from './find-teams-live.tsx'
import { MembersCard } from './members-card.tsx'
import { OpenTeamLive } from './open-team.tsx'
import { CompetitionFacts, type CompetitionFactsSubject } from '../ranking-facts.tsx'
import type { TeamSubject } from './team-subject.ts'
import styles from '../place.module.css'

const SplitLive = (props: SplitCardProps) => <SplitCard {...props} mine={useMyTeam(props.subject.activityId).mine} />

interface TeamsLiveProps {
  subject: TeamSubject
  /** The first teams; null where the server could not read them. */
  found: FoundTeams | null
}

/** The user's team with its members and tools, else the way into one. */
export function TeamsLive({ subject, found }: TeamsLiveProps) {
  const t = useTranslations()
  const own = useMyTeam(subject.activityId)
  const { isLogin, isLoading, isJoined, mine, request, hasLeft, hasFailed, retry } = own
  const { isJoinOpen, isCreateOpen } = useTeamWindows(subject)
  useTeamStep(subject, own, isJoinOpen)
  if (isLoading) return <TeamsSkeleton />
  if (hasFailed) return <RetryNotice onRetry={retry}>{t('team.mine_failed')}</RetryNotice>
  if (mine) {
    return (
      <>
        {!isJoinOpen && subject.status === 'ONGOING' && <ClosedTeams subject={subject} />}
        <div className={styles.main}>
          <MyTeamLive subject={subject} />
        </div>
        <MembersCard subject={subject} mine={mine} />
        {isJoinOpen && mine.captainIsMe && <CaptainToolsLive subject={subject} mine={mine} />}
      </>
    )
  }
  if (hasLeft) return <ClosedTeams subject={subject} reason="left" />
  if (!isJoinOpen) return <ClosedTeams subject={subject} reason={isJoined ? 'foundNone' : null} />
  return (
    <>
      <FindTeamsLive subject={subject} initial={found} isLogin={isLogin} isJoined={isJoined} request={request} />
      {isCreateOpen &&
        (isJoined ? !request && <OpenTeamLive subject={subject} /> : <OpenTeamLive subject={subject} isTeaser />)}
    </>
  )
}

/** Publishes a member's next step: find a team, wait for its captain, or trade for it. */
function useTeamStep(subject: TeamSubject, own: ReturnType<typeof useMyTeam>, isJoinOpen: boolean) {
  const { t, number, moved, deadline } = useMyWords()
  const { activityId, status, markets, team } = subject
  const { isLoading, isJoined, mine, request, hasLeft, hasFailed } = own

  const describe = (): Omit<NextStep, 'activityId'> | null => {
    if (!isJoined || hasFailed || status !== 'ONGOING') return null
    if (mine) {
      const part = myPart(mine)
      const line =
        mine.rank !== null && part
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
}

interface TeamHeadlineLiveProps {
  subject: TeamSubject
  hero: HeroHeadlineProps['subject']
  /** null unless the event is running. */
  facts: CompetitionFactsSubject | null
}

/** The pool with the team's rank and the user's part; without a rank, with the state of the tasks. */
function TeamHeadlineLive({ subject, hero, facts }: TeamHeadlineLiveProps) {
  const words = useWords()
  const { t, number, moved } = words
  const { isLoading, isJoined, mine, completions } = useMyTeam(subject.activityId)
  if (facts) return <HeroHeadline subject={hero} facts={<CompetitionFacts facts={facts} />} />
  const own = (): HeroHeadlineProps['mine'] => {
    if (isLoading || !isJoined) return null
    if (!mine || mine.rank === null)
      return { promise: ownPromise({ completions, status: hero.status, isExtra: true }, words) }
    const named = { team: isolateText(mine.name), rank: number(mine.rank) }
    const won = myPart(mine)
    if (subject.outcome === 'SETTLED' && won) return { won, lead: t('team.finished_won', named) }
    const isOver = subject.status === 'ENDED'
    return {
      promise: won
        ? t(isOver ? 'team.line_won' : 'team.line_part', { ...named, reward: moved(won) })
        : t(isOver ? 'team.line_finished' : 'team.line_unpaid', named),
    }
  }
  return <HeroHeadline subject={hero} mine={own()} isServers={isLoading} />
}

export const TeamPart = partOf({ headline: TeamHeadlineLive, mine: MyTeamLive, teams: TeamsLive, split: SplitLive })
