import { useLocale, useTranslations } from 'next-intl'
import { myPart } from '#lib/competition/my-part.ts'
import { nextPrizeOf } from '#lib/competition/my-place.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { NextPrizeProgress } from '../../place/next-prize-progress.tsx'
import place from '../../place/place-card.module.css'
import styles from './my-team-card.module.css'
import type { MyTeamCardProps } from './my-team-card.tsx'

type MyTeamPrizesProps = Pick<MyTeamCardProps, 'subject' | 'mine' | 'board'>

/** The prize of the user's team, the user's part of it, and the way to the next prize. */
export function MyTeamPrizes({ subject, mine, board }: MyTeamPrizesProps) {
  const t = useTranslations('team')
  const texts = useTranslations()
  const locale = useLocale()
  const isFinal = board?.final === true
  const isOver = isFinal || subject.status === 'ENDED'
  const { estimatedPrize } = mine
  const part = myPart(mine)
  const next = !isOver && board?.mine ? nextPrizeOf(board.mine) : null
  const nextMoney = next && 'unit' in next.reward.amount ? next.reward.amount : null
  return (
    <>
      {(estimatedPrize ?? part ?? nextMoney) && (
        <dl className={place.facts}>
          {estimatedPrize && (
            <div>
              <dt>{t(isOver ? 'prize_final' : 'prize_today')}</dt>
              <dd>{formatMoney(locale, estimatedPrize)}</dd>
            </div>
          )}
          {part && (
            <div>
              <dt>{t(isOver ? 'part_final' : 'part_today')}</dt>
              <dd>{formatMoney(locale, part, { isMoved: true })}</dd>
            </div>
          )}
          {next && nextMoney && (
            <div>
              <dt>{t('next_pays', { rank: formatNumber(locale, String(next.rank)) })}</dt>
              <dd>{formatMoney(locale, nextMoney)}</dd>
            </div>
          )}
        </dl>
      )}
      {next && <NextPrizeProgress next={next} measure={{ track: 'TEAM', unit: subject.unit }} />}
      {isFinal && part && (
        <p className={styles.note}>
          {subject.outcome === 'SETTLED' ? t('paid_line') : texts('activity.line_settling')}
        </p>
      )}
    </>
  )
}
