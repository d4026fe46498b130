'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { DrawLog } from '#lib/fairness/draw-log.ts'
import type { PublishedLottery, Verdict } from '#lib/fairness/verify-draws.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { DrawSearch } from './draw-search.tsx'
import { DrawSteps } from './draw-steps.tsx'
import type { DrawState } from './draw-row.tsx'
import { DrawsCard } from './draws-card.tsx'
import { DrawsMessage } from './draws-message.tsx'
import { DrawsPager } from './draws-pager.tsx'
import { DrawsTable } from './draws-table.tsx'
import type { FairnessReport } from '../fairness-report.ts'
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
  const locale = useLocale()
  const timeZone = useMyZone()
  const shown = useShownDraws(fairness, log)
  const { open } = shown
  useScrollToDraw(open, shown.draws[0]?.drawNo)
  const failedNo = verdict?.failed?.drawNo ?? Infinity
  // Draws before the first failing one are verified; of those after it the log alone says nothing.
  const stateOf = (drawNo: number): DrawState =>
    !verdict || drawNo > failedNo ? 'open' : drawNo === failedNo ? 'wrong' : 'right'
  return (
    <DrawsCard
      count={fairness.totalDraws}
      value={formatNumber(locale, String(fairness.totalDraws))}
      zone={zoneName(fairness.draws[0]?.at ?? 0, timeZone)}
      search={<DrawSearch busy={shown.isSearching} onSearch={shown.search} />}
    >
      {shown.message && <DrawsMessage message={shown.message} onReset={shown.reset} />}
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
function useScrollToDraw(drawNo: number | null, firstShown: number | undefined): void {
  useEffect(() => {
    if (drawNo !== null) document.getElementById(`draw-${drawNo}`)?.scrollIntoView({ block: 'nearest' })
  }, [drawNo, firstShown])
}
