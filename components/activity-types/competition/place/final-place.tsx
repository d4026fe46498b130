import { useLocale, useTranslations } from 'next-intl'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { boardFigure } from '#lib/competition/board.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './place-card.module.css'
import { RankLine } from './rank-line.tsx'
import type { RankedPlaceProps } from './ranked-place.tsx'
import { measureName } from '../track-name.ts'

/** The final rank, its prize, and the value that decided it. */
export function FinalPlace({ subject, board, mine }: RankedPlaceProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const measure = { track: subject.track.track, unit: board.unit }
  const { rank, estimatedReward, value, gapToNext } = mine
  return (
    <>
      <RankLine ranks="traders" rank={rank} total={board.total} change={null} />
      <dl className={styles.facts}>
        {estimatedReward && (
          <div>
            <dt>{t('competition.prize_won')}</dt>
            <dd>{rewardText(estimatedReward)}</dd>
          </div>
        )}
        <div>
          <dt>{measureName(subject.track, t)}</dt>
          <dd>{boardFigure(locale, measure, value)}</dd>
        </div>
        {gapToNext !== null && rank > 1 && (
          <div>
            <dt>{t('competition.decided')}</dt>
            <dd>
              {t('competition.gap_to', {
                gap: boardFigure(locale, { ...measure, track: 'VOLUME' }, gapToNext),
                rank: formatNumber(locale, String(rank - 1)),
              })}
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
