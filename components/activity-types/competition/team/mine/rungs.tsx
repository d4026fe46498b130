import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Chip } from '#components/ui/surface/chip.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { boardFigure } from '#lib/competition/board.ts'
import type { NextPrize } from '#lib/competition/my-place.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './rungs.module.css'

interface RungsProps {
  rungs: readonly NextPrize[]
  mine: Pick<MyTeam, 'members' | 'liveVolume'>
  /** Of volumes. */
  unit: string
}

const DECIMALS = 2

/** The next better prizes, nearest first; only the nearest is tinted, with the part of each member in the way to it. */
export function Rungs({ rungs, mine: { members, liveVolume }, unit }: RungsProps) {
  const t = useTranslations('team')
  const ranks = useTranslations('compound')
  const locale = useLocale()
  const rewardText = useRewardText()
  const id = useId()
  const measure = { track: 'VOLUME', unit } as const
  if (rungs.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.box}>
      <h3 id={id}>{t('rungs')}</h3>
      <ol className={styles.rungs}>
        {rungs.map(({ rank, reward, left }, index) => {
          const isNearest = index === 0
          const each = new Big(left).div(members).round(DECIMALS, Big.roundUp).toFixed()
          const gap = boardFigure(locale, measure, left)
          return (
            <li key={rank} data-nearest={isNearest || undefined}>
              <b className={styles.rank}>{ranks('rank', { rank: formatNumber(locale, String(rank)) })}</b>
              <div>
                <b>{rewardText(reward)}</b>
                <p>
                  {isNearest ? t('rung_each', { gap, each: boardFigure(locale, measure, each) }) : t('rung', { gap })}
                </p>
              </div>
              {isNearest && new Big(left).lte(liveVolume) && <Chip tone="primary">{t('in_reach')}</Chip>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
