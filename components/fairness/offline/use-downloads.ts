'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { saveFile } from '#components/ui/browser/save-file.ts'
import type { DrawLog } from '#lib/fairness/draw-log.ts'
import { OFFLINE_SCRIPT_PATH, offlineFile } from '#lib/fairness/offline-file.ts'
import type { OfflineTexts } from '#lib/fairness/offline-verifier.ts'
import type { PublishedLottery } from '#lib/fairness/verify-draws.ts'
import { isRtl } from '@fanfare/languages/locales.ts'
import type { FairnessReport } from '../fairness-report.ts'
import { useFairnessWords } from '../use-fairness-words.ts'
import type { Downloads } from './offline-card.tsx'

async function readScript(): Promise<string> {
  const response = await fetch(OFFLINE_SCRIPT_PATH)
  if (!response.ok) throw new Error(`${OFFLINE_SCRIPT_PATH} answered ${response.status}`)
  return response.text()
}

/** The rows of all pages as one JSON array: each page without its brackets. */
function joinPages(pages: readonly Blob[]): BlobPart[] {
  return ['[', ...pages.flatMap((page, index) => [index === 0 ? '' : ',', page.slice(1, page.size - 1)]), ']']
}

/** Saves the verifier with the log in it, or the log alone. */
export function useDownloads(report: FairnessReport, lottery: PublishedLottery, log: DrawLog): Downloads {
  const t = useTranslations('fairness')
  const language = useLocale()
  const texts = useOfflineTexts(report)
  const [collected, setCollected] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { activity, fairness, labels } = report

  async function save(make: (pages: Blob[]) => Promise<Blob>, name: string): Promise<void> {
    setCollected(0)
    setHasFailed(false)
    try {
      saveFile(await make(await log.texts(setCollected)), name)
    } catch {
      setHasFailed(true)
    } finally {
      setCollected(null)
    }
  }

  const makeVerifier = async (draws: Blob[]) =>
    offlineFile({
      title: t('title', { activity: activity.title }),
      line: t('file_line'),
      language,
      direction: isRtl(language) ? 'rtl' : 'ltr',
      data: { lottery, prizes: { '': t('no_prize'), ...labels }, texts },
      draws,
      script: await readScript(),
    })
  const makeDraws = async (pages: Blob[]) => {
    const { draws: _shown, ...published } = fairness
    const head = JSON.stringify(published).slice(0, -1)
    return new Blob([head, ',"draws":', ...joinPages(pages), '}\n'], { type: 'application/json' })
  }
  return {
    collected,
    hasFailed,
    onVerifier: () => void save(makeVerifier, `verify-${activity.alias}.html`),
    onDraws: () => void save(makeDraws, `draws-${activity.alias}.json`),
  }
}

const SLOTS = { number: '{number}', expected: '{expected}', recorded: '{recorded}' }

/** The sentences of the offline file, which fills their slots without a message formatter. */
function useOfflineTexts({ activity, fairness, labels }: FairnessReport): OfflineTexts {
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
