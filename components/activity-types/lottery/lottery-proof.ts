import type { PageParts } from '#components/activity/page-parts.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { sumOfStock } from './prizes/sum-of-stock.ts'
import { SHOWN_FROM } from './shown-from.ts'

/** How many prizes were won, and that every result can be verified. */
export const lotteryProof: NonNullable<PageParts['proof']> = ({ lottery, status, outcome }, { t, locale }) => {
  if (!lottery || outcome === 'CANCELLED') return null
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  if (status === 'ENDED') return t('lottery.proof_ended')
  const { stock } = sumOfStock(lottery.prizes)
  if (status === 'UPCOMING')
    return stock < SHOWN_FROM ? t('lottery.proof_sealed') : t('lottery.proof_upcoming', number(stock))
  return lottery.totalWon < SHOWN_FROM ? t('lottery.proof_sealed') : t('lottery.proof', number(lottery.totalWon))
}
