import { useLocale } from 'next-intl'
import { formatNumber } from '@fanfare/languages/format.ts'
import { DrawSearch } from './draw-search.tsx'
import { DrawsCard } from './draws-card.tsx'
import { DrawsPager } from './draws-pager.tsx'
import { DrawsTable } from './draws-table.tsx'
import type { FairnessReport } from '../fairness-report.ts'

/** The first draws, as the server sends them. */
export function ServedDraws({ report: { fairness, labels } }: { report: FairnessReport }) {
  const locale = useLocale()
  const { draws, totalDraws } = fairness
  return (
    <DrawsCard count={totalDraws} value={formatNumber(locale, String(totalDraws))} zone="UTC" search={<DrawSearch />}>
      <DrawsTable draws={draws} labels={labels} timeZone="UTC" />
      <DrawsPager page={0} total={totalDraws} />
    </DrawsCard>
  )
}
