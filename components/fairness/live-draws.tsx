'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useMyZone } from '#components/ui/use-my-zone.ts'
import type { DrawLog } from '#lib/fairness/draw-log.ts'
import type { PublishedLottery, Verdict } from '#lib/fairness/verify-draws.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { zoneName } from '#lib/i18n/zone-name.ts'
import { DrawSearch } from './draw-search.tsx'
import { DrawSteps } from './draw-steps.tsx'
import type { DrawState } from './draw-row.tsx'
import { DrawsCard } from './draws-card.tsx'
import styles from './draws-card.module.css'
import { DrawsPager } from './draws-pager.tsx'
import { DrawsTable } from './draws-table.tsx'
import type { FairnessReport } from './fairness-report.ts'
import { useShownDraws } from './use-shown-draws.ts'

interface LiveDrawsProps {
  report: FairnessReport
  lottery: PublishedLottery
  log: DrawLog
  /** After the check. */
  verdict: Verdict | null
}

/** The table of draws: pages, a search, and `?draw=` in the address opens that draw. */
export function LiveDraws({ report: { fairness, labels }, lottery, log, verdict }: LiveDrawsProps) {
  const t = useTranslations('fairness')
  const locale = useLocale()
  const timeZone = useMyZone()
  const shown = useShownDraws(fairness, log)
  const { open } = shown
  useScrollToDraw(open, shown.draws.length)
  const number = (value: number) => formatNumber(locale, String(value))
  const failedNo = verdict?.failed?.drawNo ?? Infinity
  // Draws before the first failing one are verified; of those after it the log alone says nothing.
  const stateOf = (drawNo: number): DrawState =>
    !verdict || drawNo > failedNo ? 'open' : drawNo === failedNo ? 'wrong' : 'right'
  return (
    <DrawsCard
      count={fairness.totalDraws}
      value={number(fairness.totalDraws)}
      zone={zoneName(fairness.draws[0]?.at ?? 0, timeZone)}
      search={<DrawSearch busy={shown.isSearching} onSearch={shown.search} />}
    >
      {shown.message !== null && (
        <Notice role="status" className={styles.notice}>
          {shown.message.kind === 'failed'
            ? t('loading_failed')
            : shown.message.count === 0
              ? t('search_none', { query: shown.message.query })
              : t('search_found', {
                  count: shown.message.count,
                  value: number(shown.message.count),
                  query: shown.message.query,
                })}{' '}
          <Button variant="text" size="sm" onClick={shown.reset}>
            {t('search_all')}
          </Button>
        </Notice>
      )}
      <DrawsTable
        draws={shown.draws}
        labels={labels}
        timeZone={timeZone}
        stateOf={stateOf}
        open={open}
        onToggle={shown.toggle}
        busy={shown.isLoading}
        details={(draw) => <DrawSteps lottery={lottery} draw={draw} labels={labels} counts={verdict?.counts ?? []} />}
      />
      {shown.total > 0 && <DrawsPager page={shown.page} total={shown.total} onPage={shown.goTo} />}
    </DrawsCard>
  )
}

/** The draw that the address names is brought into sight once it is in the table. */
function useScrollToDraw(drawNo: number | null, rows: number): void {
  useEffect(() => {
    if (drawNo !== null) document.getElementById(`draw-${drawNo}`)?.scrollIntoView({ block: 'nearest' })
  }, [drawNo, rows])
}
