import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { LotterySection } from '@fanfare/contract/lottery/lottery.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { segmentTone } from '#lib/lottery/wheel.ts'
import type { ShownDraw } from '#store/slices/good-news.ts'
import styles from './draw-tiles.module.css'

interface DrawTilesProps {
  draws: readonly ShownDraw[]
  lottery: Pick<LotterySection, 'prizes'> | undefined
}

/** The results of several draws in the colours of their segments, one after the other. */
export function DrawTiles({ draws, lottery }: DrawTilesProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const rewardText = useRewardText()
  const words = ({ prize }: ShownDraw) => {
    if (!prize) return <span>{t('no_prize')}</span>
    const { amount } = prize.reward
    if (!('unit' in amount)) return <span>{'item' in amount ? prize.reward.label : rewardText(prize.reward)}</span>
    return (
      <>
        <b>{formatAmount(locale, amount)}</b> <span>{amount.unit}</span>
      </>
    )
  }
  const toneOf = ({ prize }: ShownDraw) => {
    const index = lottery?.prizes.findIndex(({ prizeId }) => prizeId === prize?.prizeId) ?? -1
    return prize && index >= 0 ? segmentTone(index) : undefined
  }
  return (
    <ul className={styles.tiles}>
      {draws.map((draw, index) => (
        <li key={draw.drawId} data-tone={toneOf(draw)} style={{ '--place': index } as CSSProperties}>
          <bdi>{words(draw)}</bdi>
        </li>
      ))}
    </ul>
  )
}
