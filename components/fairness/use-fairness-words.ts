import { useLocale, useTranslations } from 'next-intl'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'

/** How draws and prizes are written on the page. */
export function useFairnessWords(labels: Readonly<Record<string, string>>) {
  const t = useTranslations('fairness')
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, String(value))
  return {
    number,
    drawNo: (drawNo: number) => drawNumber(locale, drawNo),
    ofUser: number,
    prize: (prizeId: string | null) => isolateAmounts(locale, labels[prizeId ?? ''] ?? prizeId ?? t('no_prize')),
  }
}
