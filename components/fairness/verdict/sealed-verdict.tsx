import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { FairnessReport, TableCheck } from '../fairness-report.ts'
import { useFairnessWords } from '../use-fairness-words.ts'
import { VerdictPanel, type Check } from './verdict-panel.tsx'

export interface SealedProps {
  report: FairnessReport
  tableCheck?: TableCheck
  onSaveSeal?: () => void
}

/** The day when the seed is revealed, the checks that are already possible, and the button that saves the seal. */
export function SealedVerdict({ report, tableCheck, onSaveSeal }: SealedProps) {
  const { t, locale } = useWords()
  const { activity, fairness, labels, sealedAt } = report
  const { number } = useFairnessWords(labels)
  const { endTime, timeZone } = activity
  const day = (at: number) => formatDayMonth(locale, at, timeZone)
  const isWrong = !report.tableMatches || tableCheck === 'wrong'
  const count = fairness.totalDraws
  const later = (label: string): Check => ({
    label,
    state: 'open',
    value: t('fairness.check_from', { date: day(endTime) }),
  })
  const checks: Check[] = [
    { label: t('fairness.check_sealed'), state: 'done', value: sealedAt === null ? '' : day(sealedAt) },
    {
      label: t('fairness.check_table'),
      state: isWrong ? 'failed' : 'done',
      value: t('fairness.check_count', { done: number(isWrong ? 0 : 1), total: number(1) }),
    },
    ...[t('fairness.check_seed'), t('fairness.check_draws'), t('fairness.check_stock')].map(later),
  ]
  return (
    <VerdictPanel
      tone={isWrong ? 'error' : 'sealed'}
      icon={isWrong ? 'shield-warning' : 'lock-key'}
      title={isWrong ? t('fairness.failed_title') : t('fairness.sealed_title', { date: day(endTime) })}
      line={isWrong ? t('fairness.failed_table') : t('fairness.sealed_line')}
      checks={checks}
    >
      <Button size="lg" onClick={onSaveSeal}>
        <Icon icon="download-simple" size="sm" />
        {t('fairness.save_seal')}
      </Button>
      <span>
        {count < SHOWN_FROM
          ? t('fairness.save_seal_line')
          : t('fairness.draws_so_far', { count, value: number(count) })}
      </span>
    </VerdictPanel>
  )
}
