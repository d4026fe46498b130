import type { useTranslations } from 'next-intl'
import type { ShownPrize } from '@fanfare/contract/lottery/lottery.ts'

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
