import { useTranslations } from 'next-intl'
import { OwnClock } from '#components/ui/time/own-clock.tsx'
import type { ShownPrize } from '@fanfare/contract/lottery/lottery.ts'

/** `Stock at 14:12` */
export function StockAt({ at }: { at: number }) {
  const t = useTranslations('lottery')
  return <OwnClock at={at} sentence={t('stock_at', { time: '{time}' })} />
}

/** How many prizes with a limit there were, and how many are left. */
export function sumOfStock(prizes: readonly Pick<ShownPrize, 'stock' | 'left'>[]): { stock: number; left: number } {
  const limited = prizes.filter(({ stock }) => stock !== null)
  return {
    stock: limited.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    left: limited.reduce((sum, { left }) => sum + (left ?? 0), 0),
  }
}
