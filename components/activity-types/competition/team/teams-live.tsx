'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { FoundTeams } from '#lib/competition/team-search.ts'
import { myPart } from '#lib/competition/my-part.ts'
import type { NextStep } from '#store/slices/next-step.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import slot from '../place/place-slot.module.css'
import { tradeTarget, usePublishedStep } from '../trade-step.ts'
import { CaptainToolsLive } from './captain/captain-tools-live.tsx'
import { ClosedTeams } from './find/closed-teams.tsx'
import { FindTeamsLive } from './find/find-teams-live.tsx'
import { MembersCard } from './mine/members-card.tsx'
import { MyTeamLive } from './mine/my-team-live.tsx'
import { OpenTeamLive } from './join/open-team-live.tsx'
import type { TeamSubject } from './team-subject.ts'
import { TeamsSkeleton } from './find/teams-skeleton.tsx'
import { useMyTeam } from './use-my-team.ts'
import { useTeamWindows } from './use-team-windows.ts'

export interface TeamsLiveProps {
  subject: TeamSubject
  /** The server's first teams; null where it could not read them. */
  found: FoundTeams | null
}

/** The user's own team with its members and tools, else the way into one. */
export function TeamsLive({ subject, found }: TeamsLiveProps) {
  const t = useTranslations()
  const own = useMyTeam(subject.activityId)
  const { isLogin, isLoading, isJoined, mine, request, hasLeft, hasFailed, retry } = own
  const { isJoinOpen, isCreateOpen } = useTeamWindows(subject)
  useTeamStep(subject, own, isJoinOpen)
  if (isLoading) return <TeamsSkeleton />
  if (hasFailed) {
    return (
      <Notice tone="warning" role="status">
        <p>{t('team.mine_failed')}</p>
        <Button variant="outlined" size="sm" onClick={retry}>
          {t('common.btn_retry')}
        </Button>
      </Notice>
    )
  }
  if (mine) {
    return (
      <>
        {!isJoinOpen && subject.status === 'ONGOING' && <ClosedTeams subject={subject} />}
        <div className={slot.main}>
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

type Own = Pick<ReturnType<typeof useMyTeam>, 'isLoading' | 'isJoined' | 'mine' | 'request' | 'hasLeft' | 'hasFailed'>

const ANCHOR = 'teams'

/** Gives the page's action the next step of a member: to find a team, to wait for its captain, or to trade for it. */
function useTeamStep(subject: TeamSubject, own: Own, isJoinOpen: boolean): void {
  const t = useTranslations('team')
  const texts = useTranslations('task')
  const locale = useLocale()
  const zone = useMyZone()
  const { activityId, status, markets, team } = subject
  const { isLoading, isJoined, mine, request, hasLeft, hasFailed } = own

  const describe = (): Omit<NextStep, 'activityId'> | null => {
    if (!isJoined || hasFailed || status !== 'ONGOING') return null
    if (mine) {
      const part = myPart(mine)
      const line =
        mine.rank !== null && part
          ? t('step_rank', {
              rank: formatNumber(locale, String(mine.rank)),
              reward: formatMoney(locale, part, { isMoved: true }),
            })
          : t('step_counts', { team: isolateText(mine.name) })
      return { label: texts('next_trade'), line, to: { target: tradeTarget(markets) } }
    }
    if (!isJoinOpen || hasLeft) return null
    if (request)
      return {
        label: t('see_request'),
        line: t('request_waits', { team: isolateText(request.name) }),
        to: { anchor: ANCHOR },
      }
    return {
      label: t('find'),
      line: t('join_until', { date: formatDeadline(locale, team.joinUntil, zone) }),
      to: { anchor: ANCHOR },
    }
  }
  usePublishedStep(activityId, describe(), !isLoading)
}
