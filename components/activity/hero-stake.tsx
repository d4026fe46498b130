import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { cx } from '#components/ui/cx.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import styles from './hero-stake.module.css'
import { stakeOf } from './stake-of.ts'

export interface HeroSubject extends Pick<
  ActivitySummary,
  'activityType' | 'path' | 'pool' | 'taskCount' | 'taskSum' | 'topPrize' | 'status'
> {
  /** The line below the figure that every reader gets. */
  proof: string
}

interface Props {
  subject: HeroSubject
  /** The user's own: the sum that an ended activity paid or that comes next, and the line that replaces the common one. */
  mine?: { won: Money | null; proof: string | null; lead?: string }
  /** Of an ended activity: the sum of all prizes won, in place of the stake. */
  result?: { figure: string; label: string }
  /** A user's stake differs from the server's while the activity runs. */
  hasOwnStake?: boolean
  /** Rendered before the browser knows who is reading: what a user has of their own is hidden from them. */
  isServers?: boolean
}

/** The stake of an activity as the biggest type of its page, and one line of proof (design §13, "Heroes"). */
export function HeroStake({ subject, mine, result, hasOwnStake = false, isServers = false }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const { status, proof } = subject
  const stake = stakeOf(subject)
  const won = mine?.won ?? null
  const money = won ?? stake?.money
  const lengths = [stake?.money, won].map((one) => (one ? formatAmount(locale, one).length : 0))
  const lead = won ? (mine?.lead ?? t('activity_stake.you_got')) : stake?.lead && t(stake.lead)
  const figure = !won && result ? result.figure : money && formatAmount(locale, money)
  // The line of proof names the tasks, and the lead a prize.
  const stakeLabel =
    !won && stake && (stake.lead === null || stake.label === 'activity.rewards_label') ? stake.label : null
  const label = !won && result ? result.label : stakeLabel && t(stakeLabel as 'activity.pool_label')
  return (
    <>
      {figure && (
        <div
          className={cx(styles.stake, isServers && (hasOwnStake || status === 'ENDED') && styles.servers)}
          // Sized by the longer figure, so that the user's own takes the same room.
          style={{ '--digits': Math.max(3, ...lengths) } as CSSProperties}
        >
          {lead && (won || !result) && <p className={styles.words}>{lead}</p>}
          {/* The line is as high as its digits, so the box of their font reaches into the lines around. */}
          <p className={styles.figure} data-over="">
            <bdi dir="ltr">
              {figure}
              {money && (won || !result) && <span className={styles.unit}>{`\u00A0${money.unit}`}</span>}
            </bdi>
          </p>
          {label && <p className={styles.words}>{label}</p>}
        </div>
      )}
      <p className={cx(styles.proof, isServers && styles.servers)}>
        <span className={mine?.proof ? styles.replaced : undefined}>{proof}</span>
        {mine?.proof && <span>{mine.proof}</span>}
      </p>
    </>
  )
}
