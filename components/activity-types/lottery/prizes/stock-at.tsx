import { useTranslations } from 'next-intl'
import { OwnClock } from '#components/ui/time/own-clock.tsx'

/** `Stock at 14:12` */
export function StockAt({ at }: { at: number }) {
  const t = useTranslations('lottery')
  return <OwnClock at={at} sentence={t('stock_at', { time: '{time}' })} />
}
