'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { RewardItem } from '@fanfare/contract/task/get-reward-list.ts'
import { formatDeadline, formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { rewardWord } from '#lib/task/reward-word.ts'

/** One sentence for each state of a reward. */
export function useRewardNote(): (item: RewardItem) => string {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  return ({ state, reasonCode, holdUntil, expiresAt, reward, address }) => {
    if (reasonCode === 'ADDRESS_NEEDED') return t('address.note')
    if (state === 'GRANTED' && address !== undefined) return t('address.saved', { address })
    switch (state) {
      case 'HOLD':
        return holdUntil === undefined
          ? t('rewards.note_hold_undated')
          : t('rewards.note_hold', { date: formatDeadline(locale, holdUntil, zone) })
      case 'REVIEW':
        return t('rewards.note_review')
      case 'USED':
        return t('rewards.note_used')
      case 'EXPIRED':
        return t('rewards.note_expired')
      case 'GRANTED': {
        const note = t(`rewards.note_granted_${rewardWord(reward)}`)
        return expiresAt === null
          ? note
          : `${note} ${t('rewards.ends_on', { date: formatDeadlineDay(locale, expiresAt, zone) })}`
      }
    }
  }
}
