import { useLocale, useTranslations } from 'next-intl'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { boardFigure, type Board } from '#lib/competition/board.ts'
import { nextPrizeOf } from '#lib/competition/my-place.ts'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { NextPrizeProgress } from './next-prize-progress.tsx'
import styles from './place-card.module.css'
import type { PlaceSubject } from './place-subject.ts'
import { PrizeSteps } from './prize-steps.tsx'
import { RankLine } from './rank-line.tsx'

export interface RankedPlaceProps {
  subject: PlaceSubject
  board: Board
  mine: MyRank & { rank: number }
}

/** The prize of the rank now beside the next prize step, and until the end the way to it. */
export function RankedPlace({ subject, board, mine }: RankedPlaceProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const rewardText = useRewardText()
  const measure = { track: subject.track.track, unit: board.unit }
  const { dailyCap, isGrowing, status } = subject
  const isOver = status === 'ENDED'
  const next = isOver ? null : nextPrizeOf(mine)
  return (
    <>
      <RankLine ranks="traders" rank={mine.rank} total={board.total} change={mine.change} />
      {(mine.estimatedReward ?? next) && (
        <PrizeSteps
          today={{
            label: t(isOver ? 'col_prize' : isGrowing ? 'pays_pool' : 'pays_now'),
            value: mine.estimatedReward ? rewardText(mine.estimatedReward) : '–',
          }}
          next={
            next && {
              label: t('next_prize', { rank: formatNumber(locale, String(next.rank)) }),
              value: rewardText(next.reward),
            }
          }
        />
      )}
      {next && <NextPrizeProgress next={next} measure={measure} />}
      {mine.isProvisional && (
        <p className={styles.note}>{t('provisional_mine', { value: boardFigure(locale, measure, mine.value) })}</p>
      )}
      {dailyCap && !isOver && <p className={styles.note}>{t('cap_note', { amount: formatMoney(locale, dailyCap) })}</p>}
    </>
  )
}
