import { useLocale, useTranslations } from 'next-intl'
import { AgeText } from '#components/ui/time/age-text.tsx'
import { countdownTexts } from '#components/ui/time/countdown-texts.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { MarqueeRecord } from '@fanfare/contract/activity/campaign.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { REWARD_ICONS } from '../reward-look.ts'
import styles from './winners-strip.module.css'

export type Winner = Pick<MarqueeRecord, 'maskedName' | 'reward' | 'at'>

/** Two claims of one moment differ in the name. */
export const winnerKey = ({ at, maskedName }: Pick<Winner, 'at' | 'maskedName'>): string => `${at} ${maskedName}`

/** One claim: the masked name, the reward, and how long ago it was. */
export function WinnerPill({ maskedName, reward, at }: Winner) {
  const texts = useTranslations()
  const t = useTranslations('winners')
  const locale = useLocale()
  const rewardText = useRewardText()
  return (
    <li className={styles.pill}>
      <Icon icon={REWARD_ICONS[rewardWord(reward)]} weight="duotone" size="sm" />
      <span>
        {t.rich('claimed', {
          name: isolateLtr(locale, maskedName),
          reward: isolateLtr(locale, rewardText(reward)),
          strong: (chunks) => <b>{chunks}</b>,
        })}
      </span>
      <AgeText at={at} texts={countdownTexts(texts, locale)} className={styles.age} />
    </li>
  )
}
