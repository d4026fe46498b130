import { useLocale, useTranslations } from 'next-intl'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { RankRow } from '@fanfare/contract/competition/rank.ts'
import { boardValue, type Measure } from '#lib/competition/board.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { formatAmount, formatCompact, formatNumber } from '@fanfare/languages/format.ts'
import { Crest } from '../team/team-name.tsx'
import styles from './podium.module.css'
import { RankChange } from './rank-change.tsx'
import { RowName } from './row-name.tsx'

interface PodiumProps {
  /** The first three, without removed ones. */
  rows: readonly RankRow[]
  measure: Measure
  myRank: number | null
}

/** The first three on their blocks, with what each wins. */
export function Podium({ rows, measure, myRank }: PodiumProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  return (
    <ol className={styles.podium} aria-label={t('top_three')}>
      {rows.map(({ rank, maskedName, value, change, estimatedReward, teamId }) => (
        <li key={rank} className={styles[`place${rank}`]}>
          {teamId === undefined ? (
            <span className={styles.rank}>{formatNumber(locale, String(rank))}</span>
          ) : (
            <span className={styles.crest}>
              <Crest teamId={teamId} name={maskedName} size={52} />
              <span className={styles.place}>{formatNumber(locale, String(rank))}</span>
            </span>
          )}
          <span className={styles.name}>
            <RowName name={maskedName} track={measure.track} isMine={rank === myRank} />
          </span>
          <span className={styles.value}>
            <span className={styles.whole}>{boardValue(locale, measure, value)}</span>
            <span className={styles.short}>
              {measure.unit === null ? boardValue(locale, measure, value) : formatCompact(locale, value)}
            </span>{' '}
            {change !== 0 && <RankChange change={change} />}
          </span>
          <span className={styles.block}>{estimatedReward && <Prize reward={estimatedReward} />}</span>
        </li>
      ))}
    </ol>
  )
}

/** An amount above its unit, because a block is narrow on phones. */
function Prize({ reward }: { reward: Reward }) {
  const locale = useLocale()
  const rewardText = useRewardText()
  const { amount } = reward
  if (!('unit' in amount)) return rewardText(reward)
  return (
    <bdi dir="ltr">
      {formatAmount(locale, amount)} <span className={styles.unit}>{amount.unit}</span>
    </bdi>
  )
}
