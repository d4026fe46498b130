'use client'

import { useWords } from '#components/ui/text/use-words.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { formatDayMonth, formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import type { RewardStep } from '#lib/task/reward-steps.ts'
import type { TimelineNode } from '../timeline.tsx'

/** The steps in words, in the user's zone. */
export function useStepNodes(): (
  steps: readonly RewardStep[],
  reward: Pick<RewardItem, 'reward' | 'left' | 'reasonCode'> & { state?: RewardItem['state'] },
) => TimelineNode[] {
  const { t, locale, money } = useWords()
  const zone = useMyZone()
  return (steps, { reward, left, state, reasonCode }) => {
    const inWords = (name: RewardStep['name']): string | null => {
      if (name === 'address') return t('rewards.when_address')
      if (name === 'ready') return t('rewards.when_draw')
      if (name === 'on_the_way') return t('rewards.when_on_the_way')
      if (name === 'yours')
        return reasonCode === 'ADDRESS_NEEDED'
          ? null
          : t(state === undefined ? 'rewards.when_claimed' : 'rewards.when_reviewed')
      if (name !== 'in_use' || !left || !('unit' in reward.amount)) return null
      return t('rewards.left_of', {
        left: formatAmount(locale, left, { isMoved: true }),
        whole: money(reward.amount),
      })
    }
    return steps.map(({ name, look, at, exact }) => ({
      key: name,
      look,
      label: t(name === 'on_the_way' ? 'rewards.tab_way' : `rewards.step_${name}`),
      when: at === null ? inWords(name) : (exact ? formatDayMonthTime : formatDayMonth)(locale, at, zone),
    }))
  }
}
