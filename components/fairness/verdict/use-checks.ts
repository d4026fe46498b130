import { useTranslations } from 'next-intl'
import type { Check } from './check-list.tsx'
import type { FairnessReport, Verification } from '../fairness-report.ts'
import { useFairnessWords } from '../use-fairness-words.ts'

/** The five checks of a revealed lottery, counted once they are made. */
export function useChecks({ fairness, labels }: FairnessReport, verification: Verification): Check[] {
  const t = useTranslations('fairness')
  const { number } = useFairnessWords(labels)
  const verdict = verification.status === 'done' ? verification.verdict : null
  const check = (label: string, done: number | undefined, total: number): Check => ({
    label,
    state: done === undefined ? 'open' : done === total ? 'done' : 'failed',
    value: done === undefined ? '' : t('check_count', { done: number(done), total: number(total) }),
  })
  const one = (label: string, passes: boolean | undefined) =>
    check(label, passes === undefined ? undefined : Number(passes), 1)
  const stock = check(t('check_stock'), verdict?.fallbacksRight, verdict?.fallbacks ?? 0)
  return [
    one(t('check_seed'), verdict?.seedMatches),
    one(t('check_table'), verdict?.tableMatches),
    check(t('check_draws'), verdict?.drawsRight, fairness.totalDraws),
    verdict?.fallbacks === 0 ? { ...stock, value: t('check_unneeded') } : stock,
    one(t('check_log'), verdict?.logMatches),
  ]
}
