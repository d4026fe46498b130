'use client'

import { useTranslations } from 'next-intl'
import type { OfflineTexts } from '#lib/fairness/offline-verifier.ts'
import type { FairnessReport } from '../fairness-report.ts'
import { useFairnessWords } from '../use-fairness-words.ts'

const SLOTS = { number: '{number}', expected: '{expected}', recorded: '{recorded}' }

/** The sentences of the offline file, which fills their slots without a message formatter. */
export function useOfflineTexts({ activity, fairness, labels }: FairnessReport): OfflineTexts {
  const t = useTranslations('fairness')
  const { number } = useFairnessWords(labels)
  const count = fairness.totalDraws
  const verified = { count, value: number(count), activity: activity.title }
  return {
    checking: t('file_checking'),
    verified: count === 0 ? t('none_title') : t('verified_title'),
    verifiedLine: count === 0 ? t('none_line', verified) : t('verified_line', verified),
    failed: t('failed_title'),
    failures: {
      seed: t('failed_seed'),
      table: t('failed_table'),
      log: t('failed_log'),
      number: t('failed_number', SLOTS),
      nonce: t('failed_nonce', SLOTS),
      rolled: t('failed_rolled', SLOTS),
      paid: t('failed_paid', SLOTS),
    },
    checks: {
      seed: t('check_seed'),
      table: t('check_table'),
      draws: t('check_draws'),
      stock: t('check_stock'),
      log: t('check_log'),
    },
    count: t('check_count', { done: '{done}', total: '{total}' }),
    columns: { prize: t('col_prize'), rolled: t('col_rolled'), paid: t('col_paid') },
  }
}
