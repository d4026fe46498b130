'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { wonOf, wonText } from '#lib/lottery/won-of.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useMyDraws } from '../mine/use-my-draws.ts'
import { EndedFacts, type EndedFactsProps } from './ended-facts.tsx'

/** The prizes of a member, or the draws that expired unused. */
export function EndedFactsLive(props: Pick<EndedFactsProps, 'activityId' | 'lottery'>) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { my } = useMyActivity(props.activityId)
  const { data } = useMyDraws(props.activityId, my?.applied === true)
  const { items = [], total = 0 } = data ?? {}
  const unused = my?.applied ? (my.draws ?? 0) : 0
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  const mine = (): EndedFactsProps['mine'] => {
    const expired = unused > 0 ? t('mine_unused', number(unused)) : undefined
    if (total > 0) {
      const won = wonText(wonOf(items, { locale, rewardText }), locale)
      const line = [t('in_draws', number(total)), expired].filter(Boolean).join(' · ')
      return { label: t('won_lead'), value: won === '' ? t('no_prize') : won, line }
    }
    return expired === undefined ? undefined : { label: t('mine'), value: expired }
  }
  return <EndedFacts {...props} mine={mine()} myDraws={total} />
}
