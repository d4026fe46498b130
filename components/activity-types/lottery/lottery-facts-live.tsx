'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import { drawsToClaim } from '#lib/task/draws-to-claim.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { FactBoxes, type FactBox } from './fact-boxes.tsx'
import { TASKS_ID } from './tasks-id.ts'
import { useMyDraws } from './mine/use-my-draws.ts'
import { wonOf } from './mine/won-of.ts'

export interface LotteryFactsLiveProps {
  activityId: string
  /** The figures for readers who have not joined. */
  boxes: readonly FactBox[]
  isRunning: boolean
}

/** A member's draws and what they have won so far. */
export function LotteryFactsLive({ activityId, boxes, isRunning }: LotteryFactsLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { my, isLoading, completions } = useMyActivity(activityId)
  const { data } = useMyDraws(activityId, my?.applied === true)
  if (isLoading) return <FactBoxes boxes={boxes} isServers />
  if (!my?.applied || !isRunning) return <FactBoxes boxes={boxes} />
  const draws = my.draws ?? 0
  const toClaim = drawsToClaim(completions)
  const { money, more } = wonOf(data?.items ?? [], { locale, rewardText })
  const inDraws = { count: data?.total ?? 0, value: formatNumber(locale, String(data?.total ?? 0)) }
  const won = (): FactBox => {
    const label = t('lottery.you_won')
    if (money === null && more === '') return { label, value: t('lottery.won_none'), isWords: true }
    if (money === null) return { label, value: more, isWords: true, line: t('lottery.won_in', inDraws) }
    const line = more === '' ? t('lottery.won_in', inDraws) : t('lottery.won_more_in', { ...inDraws, more })
    return { label, value: formatAmount(locale, money), unit: money.unit, line }
  }
  const left: FactBox = {
    label: t('lottery.draws_left'),
    value: formatNumber(locale, String(draws)),
    line: (draws === 0 || toClaim > 0) && (
      <Link look="text" href={`#${TASKS_ID}`} locale={locale}>
        {toClaim > 0
          ? t('lottery.to_claim', { count: toClaim, value: formatNumber(locale, String(toClaim)) })
          : t('lottery.get_draw')}
      </Link>
    ),
  }
  return <FactBoxes boxes={[left, won()]} />
}
