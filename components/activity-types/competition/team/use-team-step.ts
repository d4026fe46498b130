import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { myPart } from '#lib/competition/my-part.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { nextStepChanged, type NextStep } from '#store/slices/next-step.ts'
import { tradeTarget } from '../trade-target.ts'
import type { TeamSubject } from './team-subject.ts'
import type { useMyTeam } from './use-my-team.ts'

type Own = Pick<ReturnType<typeof useMyTeam>, 'isLoading' | 'isJoined' | 'mine' | 'request' | 'hasLeft' | 'hasFailed'>

const ANCHOR = 'teams'

/** Gives the page's action the next step of a member: to find a team, to wait for its captain, or to trade for it. */
export function useTeamStep(subject: TeamSubject, own: Own, isJoinOpen: boolean): void {
  const t = useTranslations('team')
  const texts = useTranslations('task')
  const locale = useLocale()
  const zone = useMyZone()
  const dispatch = useAppDispatch()
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
  const step = describe()
  const publish = useEffectEvent(() => {
    if (!isLoading) dispatch(nextStepChanged(step && { activityId, ...step }))
  })
  // The words contain everything that the step depends on.
  useEffect(() => publish(), [activityId, isLoading, step?.label, step?.line])
}
