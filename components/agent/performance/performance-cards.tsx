import Big from 'big.js'
import type { ComponentProps, ReactNode } from 'react'
import chart from '#components/ui/chart/chart.module.css'
import { DonutChart } from '#components/ui/chart/donut-chart.tsx'
import { Accent, Grid, List, Note, Remark, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { shownAmounts, shownWhole } from '#lib/agent/shown-sums.ts'
import type { ShownMoney } from '#lib/money/shown-parts.ts'
import { shareOf } from '#lib/agent/share-of.ts'
import { formatCompact } from '@fanfare/languages/format.ts'
import { AgentCard } from '../agent-card.tsx'
import { type Performance, STEP_KEYS, STEPS } from '../funnel-card.tsx'
import { TableRows } from '#components/ui/layout/table-rows.tsx'
import { useWords } from '../use-words.tsx'
import styles from './performance.module.css'

interface CardProps extends Performance {
  /** Saves the table. */
  action: ReactNode
}

/** `share`: 0 to 1; null leaves the bar's place empty. */
const Bar = ({ share }: { share: number | null }) => (
  <span className={styles.bar} aria-hidden>
    {share !== null && <i style={{ inlineSize: `${share * 100}%` }} />}
  </span>
)

/** The rebate by product; the parts add up to the rebate of the filter. */
export function ProductCard({ byProduct, totals, action }: CardProps) {
  const { t, locale, figure, money, percent, product: nameOf } = useWords()
  const { rebate } = totals
  const isEmpty = byProduct.length === 0
  const rebates = byProduct.map((part) => part.rebate)
  const parts = shownAmounts(rebates, rebate)
  // A whole of zero or less, after claw-backs, has no shares.
  const hasShares = new Big(rebate.amount).gt(0) && byProduct.every((part) => new Big(part.rebate.amount).gte(0))
  return (
    <AgentCard
      title={t('agent.performance.by_product')}
      action={!isEmpty && action}
      none={isEmpty && t('agent.performance.no_rebate')}
    >
      <Grid gap="16" top="16" align="center" className={styles.split}>
        {hasShares && (
          <DonutChart
            values={byProduct.map((part) => Number(part.rebate.amount))}
            total={formatCompact(locale, rebate.amount)}
            unit={rebate.unit}
            label={t('agent.performance.donut_label', { amount: money(shownWhole(rebates, rebate)) })}
          />
        )}
        <List className={styles.products}>
          {byProduct.map(({ product, rebate: part, volume: traded }, index) => {
            const volume = money(traded)
            return (
              <li key={product}>
                <i aria-hidden className={chart.key} style={{ color: `var(--chart-${index + 1})` }} />
                <span>{nameOf(product)}</span>
                <Accent numeric>{figure(parts[index] ?? part)}</Accent>
                <Remark numeric className={styles.note}>
                  {hasShares
                    ? t('agent.performance.product_line', {
                        share: percent(new Big(part.amount).div(rebate.amount).toFixed(6), 1),
                        volume,
                      })
                    : t('agent.performance.product_volume', { volume })}
                </Remark>
              </li>
            )
          })}
        </List>
      </Grid>
    </AgentCard>
  )
}

type Sums = Performance['byCode'][number] | Performance['totals']

/** Each code from visit to trade; the rows add up to the totals of the filter. */
export function CodesCard({ byCode, totals, action }: CardProps) {
  const { t, count, figure, none, percent: percentOf } = useWords()
  const ratio = (row: Sums) => Number(shareOf(row.firstTrade, row.registered) ?? 0)
  // A full bar is the next multiple of 10 % above the best code.
  const end = Math.min(10, Math.max(1, ...byCode.map((row) => Math.ceil(ratio(row) * 10)))) / 10
  const percent = (share: number) => percentOf(share.toFixed(6), 1)
  const rebates = byCode.map((row) => row.rebate)
  const parts = shownAmounts(rebates, totals.rebate)
  const cellsOf = (name: ReactNode, row: Sums, bar: number | null, rebate: ShownMoney) => [
    name,
    count(row.visits),
    ...STEPS.map((step) => count(row[step])),
    <Stack key="conversion" as="span" gap="10" align="center" numeric text="end" className={styles.conversion}>
      <Bar share={bar} />
      {row.registered === 0 ? none : percent(ratio(row))}
    </Stack>,
    figure(rebate),
  ]
  return (
    <TableCard
      title={t('agent.performance.by_code')}
      action={action}
      columns={[
        [t('agent.performance.code')],
        [t('agent.performance.visits'), 'wide'],
        ...STEPS.map((step) => [t(STEP_KEYS[step]), 'wide'] as const),
        [t('agent.performance.conversion')],
        [t('agent.performance.rebate'), 'figure'],
      ]}
      rows={byCode.map((row, index) => ({
        key: row.vipCode,
        cells: cellsOf(
          <Accent>
            <bdi dir="ltr">{row.vipCode}</bdi>
          </Accent>,
          row,
          Math.min(1, ratio(row) / end),
          parts[index] ?? row.rebate,
        ),
      }))}
      foot={cellsOf(t('agent.performance.all_codes'), totals, null, shownWhole(rebates, totals.rebate))}
    >
      <Note className={styles.below}>
        {byCode.length === 0
          ? t('agent.performance.no_code')
          : t('agent.performance.bars_end', { share: percent(end) })}
      </Note>
    </TableCard>
  )
}

/** The agent and those below, each with its own referrals and with its whole branch. */
export function TreeCard({ tree, totals, action }: CardProps) {
  const { t, count, figure, number, percent } = useWords()
  const rebates = tree.map((row) => row.rebate)
  const parts = shownAmounts(rebates, totals.rebate)
  return (
    <TableCard
      title={t('agent.performance.tree')}
      action={action}
      line={t('agent.performance.tree_line')}
      columns={[
        [t('agent.performance.branch')],
        [t('agent.performance.own'), 'wide'],
        [t('agent.performance.with_branch'), 'figure'],
        [t('agent.performance.your_rate'), 'wide'],
        [t('agent.performance.to_you'), 'figure'],
      ]}
      rows={tree.map(({ depth, maskedName, own, withBranch, rate, rebate }, index) => ({
        key: `${index} ${maskedName}`,
        cells: [
          <span key="branch" className={styles.branch} style={{ '--depth': Math.min(depth, 3) }}>
            {depth === 0 ? (
              <b>{t('agent.performance.you')}</b>
            ) : (
              <>
                <Text as="bdi" dir="ltr" weight="medium" breaks>
                  {maskedName}
                </Text>
                <span className={styles.chip}>
                  <Chip>
                    {depth === 1
                      ? t('agent.performance.sub_agent')
                      : t('agent.performance.level', { value: number(depth + 1) })}
                  </Chip>
                </span>
              </>
            )}
          </span>,
          count(own),
          count(withBranch),
          percent(rate),
          figure(parts[index] ?? rebate),
        ],
      }))}
      foot={[t('agent.performance.all'), count(totals.registered), '', '', figure(shownWhole(rebates, totals.rebate))]}
    />
  )
}

/** The most traded symbols, and all `OTHER` ones together; each bar is a share of the longest. */
export function SymbolsCard({ bySymbol, totals, action }: CardProps) {
  const { t, figure, money } = useWords()
  const longest = Math.max(...bySymbol.map(({ volume }) => Number(volume.amount)))
  const isEmpty = bySymbol.length === 0
  const volumes = bySymbol.map(({ volume }) => volume)
  const parts = shownAmounts(volumes, totals.volume)
  return (
    <AgentCard
      title={t('agent.performance.most_traded')}
      action={!isEmpty && action}
      line={!isEmpty && t('agent.performance.volume_line', { volume: money(shownWhole(volumes, totals.volume)) })}
      none={isEmpty && t('agent.performance.no_volume')}
    >
      <Grid as="ul" top="12" className={styles.symbols}>
        {bySymbol.map(({ symbol, volume }, index) => (
          <li key={symbol}>
            <Accent breaks>
              {symbol === 'OTHER' ? t('agent.performance.other_symbols') : <bdi dir="ltr">{symbol}</bdi>}
            </Accent>
            <Bar share={Number(volume.amount) / longest} />
            <Span numeric text="end">
              {figure(parts[index] ?? volume)}
            </Span>
          </li>
        ))}
      </Grid>
    </AgentCard>
  )
}

interface TableCardProps
  extends Omit<ComponentProps<typeof TableRows>, 'columns' | 'classes'>, ComponentProps<typeof AgentCard> {
  /** `wide`: a figure that is hidden under 640 px. */
  columns: readonly (readonly [name: string, look?: 'figure' | 'wide'])[]
}

/** A small table of figures, whole on every screen: phones leave out the less important columns. Nothing without rows. */
const TableCard = ({ columns, rows, foot, action, children, ...card }: TableCardProps) => (
  <AgentCard {...card} action={rows.length > 0 && action}>
    {rows.length > 0 && (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={card.title}>
        <table className={styles.table} aria-label={card.title}>
          <TableRows
            rows={rows}
            foot={foot}
            columns={columns.map(([name]) => name)}
            classes={columns.map(([, look]) => look && styles[look])}
          />
        </table>
      </div>
    )}
    {children}
  </AgentCard>
)
