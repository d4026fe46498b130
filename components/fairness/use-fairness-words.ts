import { useWords } from '#components/ui/text/use-words.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import type { FairnessReport } from './fairness-report.ts'

/** The words of the page, with its draws and prizes. */
export function useFairnessWords({ labels }: Pick<FairnessReport, 'labels'>) {
  const words = useWords()
  const { t, isolated, locale } = words
  return {
    ...words,
    drawNo: (drawNo: number) => drawNumber(locale, drawNo),
    prize: (prizeId: string | null) => isolated(labels[prizeId ?? ''] ?? prizeId ?? t('fairness.no_prize')),
  }
}
