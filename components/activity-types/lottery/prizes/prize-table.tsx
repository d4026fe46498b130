import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { REWARD_ICONS } from '#components/task/reward-look.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { LotterySection, ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import type { HubPhase } from '../wheel/closed-hub.ts'
import styles from './prize-table.module.css'
import { sumOfStock } from './stock-at.tsx'

export interface PrizeTableProps {
  lottery: Pick<LotterySection, 'prizes' | 'totalWeight' | 'totalDraws'>
  phase: HubPhase
  /** When the stock was read. */
  aside?: ReactNode
}

const LAST_COLUMN = { before: 'col_stock', open: 'col_left', over: 'col_won' } as const

/** Every prize with its odds and stock, the odds summing up to 100 %. */
export function PrizeTable({ lottery: { prizes, totalWeight, totalDraws }, phase, aside }: PrizeTableProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const texts = useTranslations()
  const note = phase === 'over' ? null : runsOutText(prizes, texts)
  const { stock, left } = sumOfStock(prizes)
  return (
    <>
      <div className={styles.head}>
        <h2 id="prizes-heading">{t(phase === 'over' ? 'won_title' : 'odds_title')}</h2>
        <span className={styles.aside}>{aside}</span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('col_prize')}</th>
            <th scope="col">{t('col_odds')}</th>
            <th scope="col">{t(LAST_COLUMN[phase])}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize) => (
            <tr key={prize.prizeId ?? 'none'}>
              <th scope="row">
                <span className={styles.icon}>
                  <Icon
                    icon={prize.reward ? REWARD_ICONS[rewardWord(prize.reward)] : 'circle-dashed'}
                    weight="duotone"
                  />
                </span>
                {isolateAmounts(locale, prize.label)}
              </th>
              <td>{oddsText(locale, prize.weight, totalWeight)}</td>
              <td>
                <Stock prize={prize} phase={phase} withoutPrize={totalDraws - (stock - left)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{oddsText(locale, totalWeight, totalWeight)}</td>
            <td>{phase === 'before' && formatNumber(locale, String(stock))}</td>
          </tr>
        </tfoot>
      </table>
      {note !== null && <p className={styles.note}>{note}</p>}
    </>
  )
}

interface StockProps {
  prize: ShownPrize
  phase: HubPhase
  /** Draws that won none of the limited prizes. */
  withoutPrize: number
}

function Stock({ prize: { prizeId, stock, left }, phase, withoutPrize }: StockProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  if (phase === 'over' && prizeId === null) return formatNumber(locale, String(withoutPrize))
  if (stock === null || left === null) return <span className={styles.muted}>{t('no_limit')}</span>
  const number = (count: number) => formatNumber(locale, String(count))
  if (phase === 'before') return number(stock)
  return (
    <>
      {number(phase === 'over' ? stock - left : left)}{' '}
      <span className={styles.of}>{t('of_total', { total: number(stock) })}</span>
    </>
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
