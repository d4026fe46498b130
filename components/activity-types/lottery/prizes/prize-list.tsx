import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { REWARD_ICONS } from '#components/task/reward-look.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { LotterySection, ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import { fitsWheel } from '#lib/lottery/wheel.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import styles from './prize-list.module.css'

export interface PrizeListProps {
  lottery: Pick<LotterySection, 'prizes' | 'totalWeight'>
  /** When the stock was read. */
  aside?: ReactNode
}

/** Every prize with its odds and what is left of it. */
export function PrizeList({ lottery: { prizes, totalWeight }, aside }: PrizeListProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const texts = useTranslations()
  const notes = [fitsWheel(prizes.length) && t('equal_note'), runsOutText(prizes, texts)]
  return (
    <>
      <div className={styles.head}>
        <h2 id="prizes-heading">{t('odds_title')}</h2>
        <span className={styles.aside}>{aside}</span>
      </div>
      <ul className={styles.list}>
        {prizes.map((prize) => (
          <li key={prize.prizeId ?? 'none'}>
            <span className={styles.icon}>
              <Icon icon={prize.reward ? REWARD_ICONS[rewardWord(prize.reward)] : 'circle-dashed'} weight="duotone" />
            </span>
            <b>{isolateAmounts(locale, prize.label)}</b>
            <span className={styles.figures}>
              <span className="visually-hidden">{t('col_odds')}</span>{' '}
              <b>{oddsText(locale, prize.weight, totalWeight)}</b> <Stock prize={prize} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{isolateAmounts(locale, notes.filter(Boolean).join(' '))}</p>
    </>
  )
}

function Stock({ prize: { stock, left } }: { prize: ShownPrize }) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const number = (count: number) => formatNumber(locale, String(count))
  const isEndless = stock === null || left === null
  return (
    <span className={styles.stock}>
      {isEndless ? t('no_limit') : t('left_of', { left: number(left), total: number(stock) })}
    </span>
  )
}

type Prize = Pick<ShownPrize, 'prizeId' | 'label' | 'stock' | 'fallbackPrizeId'>

/** One sentence on draws whose prize has run out; null where no prize can run out. */
export function runsOutText(prizes: readonly Prize[], t: ReturnType<typeof useTranslations<never>>): string | null {
  const limited = prizes.filter(({ stock }) => stock !== null)
  if (limited.length === 0) return null
  const [replacement, ...others] = new Set(limited.flatMap(({ fallbackPrizeId }) => fallbackPrizeId ?? []))
  if (replacement === undefined) return t('lottery.runs_out_nothing')
  const prize = prizes.find(({ prizeId }) => prizeId === replacement)
  const withoutOne = limited.filter(
    ({ prizeId, fallbackPrizeId }) => fallbackPrizeId === null && prizeId !== replacement,
  )
  if (!prize || others.length > 0 || withoutOne.length > 0) return t('lottery.runs_out_various')
  return t(prize.stock === null ? 'lottery.runs_out' : 'lottery.runs_out_last', { prize: prize.label })
}
