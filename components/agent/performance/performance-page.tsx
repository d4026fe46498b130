import { cx } from '#components/ui/cx.ts'
import { Accent, Grid } from '#components/ui/layout/layout.tsx'
import rises from '#components/ui/surface/rises.module.css'
import { type ExportTable, performanceExport } from '@fanfare/contract/agent/performance.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { agentApi } from '#store/api/agent.ts'
import card from '../agent-card.module.css'
import { AgentPage } from '../agent-page.tsx'
import { ExportButton } from '../export-button.tsx'
import { performanceQuery } from '../filter/agent-filter.ts'
import { FilteredPage } from '../filter/filter-bar.tsx'
import { countDays, MOST_DAYS } from '../filter/filter-days.ts'
import { type FilterState, useAgentFilter } from '../filter/use-agent-filter.ts'
import { FunnelCard, type Performance } from '../funnel-card.tsx'
import { KpiTiles } from '../kpi-tiles.tsx'
import { amountOf, type TargetValue } from '../target/target-progress.ts'
import { TargetsCard } from '../target/targets-card.tsx'
import { FRESH, type CampaignProps } from '../use-campaign.ts'
import { useWords } from '../use-words.tsx'
import { compare } from './compare.ts'
import { DaysCard } from './days-card.tsx'
import { CodesCard, ProductCard, SymbolsCard, TreeCard } from './performance-cards.tsx'
import styles from './performance.module.css'

export const PerformanceLive = () => (
  <AgentPage
    tab="performance"
    subtitle={({ title, codes: { length: codes } }, { t, number }) =>
      t('agent.performance.subtitle', { campaign: isolateText(title), codes, codesValue: number(codes) })
    }
    page={PerformancePage}
  />
)

/** The agent's targets of the month, and the campaign's results in the filter's days. */
export function PerformancePage({ campaign }: CampaignProps) {
  const { activityId: id } = campaign
  const state = useAgentFilter('performance', campaign)
  const { days } = state
  const query = performanceQuery(state.filter, days)
  // Every day is one row, so one page has all of them.
  const answer = agentApi.useAgentPerformanceQuery(
    { id, ...query, pageIndex: 0, pageSize: MOST_DAYS, sort: 'day' },
    FRESH,
  )
  const exportOf = (table?: ExportTable) => (
    <ExportButton
      call={performanceExport}
      input={{ params: { id }, query: { ...query, table } }}
      name={table ? `performance-${table}` : 'performance'}
      days={days}
    />
  )
  return (
    <>
      <TargetsCard campaign={campaign} />
      <FilteredPage state={state} action={exportOf()} answer={answer}>
        {(data, busy) => (
          <Grid gap="16" className={styles.parts} aria-busy={busy || undefined}>
            <PerformanceTiles {...data} days={days} />
            <DaysCard data={data} days={days} />
            <Grid gap="16" className={styles.halves}>
              <FunnelCard totals={data.totals} />
              <ProductCard data={data} action={exportOf('products')} />
            </Grid>
            <CodesCard data={data} action={exportOf('codes')} />
            <Grid gap="16" className={card.columns}>
              <TreeCard data={data} action={exportOf('branch')} />
              <SymbolsCard data={data} action={exportOf('symbols')} />
            </Grid>
          </Grid>
        )}
      </FilteredPage>
    </>
  )
}

interface PerformanceTilesProps extends Pick<Performance, 'totals' | 'previous'> {
  days: FilterState['days']
}

const TILES = {
  registered: 'registered',
  firstDeposit: 'first_deposit',
  firstTrade: 'first_trade',
  volume: 'volume',
  rebate: 'rebate',
} as const

/** The filter's figures, each compared with the same number of days before. */
function PerformanceTiles({ totals, previous, days }: PerformanceTilesProps) {
  const { t, amount } = useWords()
  const count = countDays(days)
  const tile = (field: keyof typeof TILES) => ({
    label: t(`agent.performance.${TILES[field]}`),
    value: totals[field],
    note: <Compared now={totals[field]} before={previous?.[field]} days={count} />,
  })
  const { deposits, withdrawals, netDeposit } = totals
  return (
    <KpiTiles
      className={styles.tiles}
      none={t('agent.performance.nobody')}
      tiles={[
        tile('registered'),
        tile('firstDeposit'),
        tile('firstTrade'),
        {
          label: t('agent.performance.net_deposit'),
          value: netDeposit,
          note: t('agent.performance.in_out', { deposits: amount(deposits), withdrawals: amount(withdrawals) }),
        },
        tile('volume'),
        tile('rebate'),
      ]}
    />
  )
}

interface ComparedProps {
  now: TargetValue
  /** Undefined without a period before. */
  before?: TargetValue
  /** The number of days on each side. */
  days: number
}

/** `+17% · 31 more than in the 30 days before` */
function Compared({ now, before, days }: ComparedProps) {
  const { t, ltr, money, number, percent } = useWords()
  const comparison = compare(amountOf(now), before === undefined ? before : amountOf(before))
  if (!comparison) return null
  const { direction, difference, change, isNew } = comparison
  const isCount = typeof now === 'number'
  const value = isCount ? number(difference) : money({ ...now, amount: difference })
  const count = { count: days, days: number(days) }
  const sentence = () => {
    if (isNew) return t('agent.performance.new', count)
    if (direction === 'same') return t('agent.performance.same', count)
    return t(
      direction === 'up'
        ? 'agent.performance.up'
        : isCount
          ? 'agent.performance.down'
          : 'agent.performance.down_amount',
      { ...count, value },
    )
  }
  return (
    <span>
      {change !== null && (
        <>
          <Accent tone="primary" className={cx(styles.change, rises[direction])}>
            {ltr(`${change.startsWith('-') ? '' : '+'}${percent(change, 0)}`)}
          </Accent>
          <span aria-hidden>{' · '}</span>
        </>
      )}
      {sentence()}
    </span>
  )
}
