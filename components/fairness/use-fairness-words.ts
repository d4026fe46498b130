import { useWords } from '#components/ui/text/use-words.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'

/** How draws and prizes are written on the page. */
export function useFairnessWords(labels: Readonly<Record<string, string>>) {
  const { t, locale, number } = useWords()
  return {
    number,
    drawNo: (drawNo: number) => drawNumber(locale, drawNo),
    ofUser: number,
    prize: (prizeId: string | null) =>
      isolateAmounts(locale, labels[prizeId ?? ''] ?? prizeId ?? t('fairness.no_prize')),
  }
}
