import { useLocale } from 'next-intl'
import type { CSSProperties } from 'react'
import { claimKey } from '../../claim/claim.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import type { ClaimedReward } from '#store/slices/good-news.ts'
import styles from './claimed-list.module.css'

interface ClaimedListProps {
  claimed: readonly ClaimedReward[]
  /** Accessible name. */
  label: string
}

/** The claimed rewards, ticked off one after the other; a long list scrolls, so that the overlay keeps its height. */
export function ClaimedList({ claimed, label }: ClaimedListProps) {
  const locale = useLocale()
  const rewardText = useRewardText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box has to be reached by the keyboard
    <ul aria-label={label} tabIndex={claimed.length > 3 ? 0 : undefined} className={styles.list}>
      {claimed.map((reward, index) => (
        <li key={`${reward.activityId} ${claimKey(reward)}`}>
          <span className={styles.tick} style={{ '--place': Math.min(index, 3) } as CSSProperties}>
            <Icon icon="check-circle" weight="fill" />
          </span>
          <span>{isolateAmounts(locale, reward.title)}</span>
          <b>
            <bdi>{rewardText(reward.reward)}</bdi>
          </b>
        </li>
      ))}
    </ul>
  )
}
