import Big from 'big.js'
import type { ComponentProps, ReactNode } from 'react'
import chart from '#components/ui/chart/chart.module.css'
import { DonutChart } from '#components/ui/chart/donut-chart.tsx'
import { cx } from '#components/ui/cx.ts'
import { Accent, Grid, Note, Remark, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { shareOf } from '#lib/agent/share-of.ts'
import { sumMoney } from '#lib/agent/sum-money.ts'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { formatCompact } from '@fanfare/languages/format.ts'
import { AgentCard } from '../agent-card.tsx'
import { STEP_KEYS, STEPS } from '../funnel-card.tsx'
import { TableRows } from '#components/ui/layout/table-rows.tsx'
import { useWords } from '../use-words.tsx'
import styles from './performance.module.css'

type Performance = CallData<typeof performance>

interface CardProps {
  data: Performance
  /** Saves the table. */
  action: ReactNode
}

/** `share`: 0 to 1; null leaves the bar's place empty. */
const Bar = ({ share, className }: { share: number | null; className?: string }) => (
  <span className={cx(styles.bar, className)} aria-hidden="true">
    {share !== null && <i style={{ inlineSize: `${share * 100}%` }} />}
  </span>
)

/** The rebate by product; the parts add up to the rebate of the filter. */
export function ProductCard({ data: { byProduct, totals }, action }: CardProps) {
  const { t, locale, figure, money, percent, product: nameOf } = useWords()
  const { rebate } = totals
  const isEmpty = byProduct.length === 0
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
            label={t('agent.performance.donut_label', { amount: money(rebate) })}
          />
        )}
        <ul className={styles.products}>
          {byProduct.map(({ product, rebate: part, volume: traded }, index) => {
            const volume = money(traded)
            return (
              <li key={product}>
                <i aria-hidden="true" className={cx(chart.key, chart[`series${index}`])} />
                <span>{nameOf(product)}</span>
                <Accent numeric>{figure(part)}</Accent>
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
        </ul>
      </Grid>
    </AgentCard>
  )
}

type Sums = Performance['byCode'][number] | Performance['totals']

/** Each code from visit to trade; the rows add up to the totals of the filter. */
export function CodesCard({ data: { byCode, totals }, action }: CardProps) {
  const { t, count, figure, none, percent: percentOf } = useWords()
  const ratio = (row: Sums) => Number(shareOf(row.firstTrade, row.registered) ?? 0)
  // A full bar is the next multiple of 10 % above the best code.
  const tenths = Math.ceil(Math.max(0, ...byCode.map(ratio)) * 10)
  const end = Math.min(10, Math.max(1, tenths)) / 10
  const percent = (share: number) => percentOf(share.toFixed(6), 1)
  const cellsOf = (name: ReactNode, row: Sums, bar: number | null) => [
    name,
    count(row.visits),
    ...STEPS.map((step) => count(row[step])),
    <Stack key="conversion" as="span" gap="10" align="center" numeric text="end" className={styles.conversion}>
      <Bar share={bar} />
      {row.registered === 0 ? none : percent(ratio(row))}
    </Stack>,
    figure(row.rebate),
  ]
  const isEmpty = byCode.length === 0
  return (
    <AgentCard flush title={t('agent.performance.by_code')} action={!isEmpty && action} className={styles.flush}>
      {!isEmpty && (
        <FigureTable
          label={t('agent.performance.by_code')}
          columns={[
            { label: t('agent.performance.code') },
            { label: t('agent.performance.visits'), isFigure: true, isWide: true },
            ...STEPS.map((step) => ({ label: t(STEP_KEYS[step]), isFigure: true, isWide: true })),
            { label: t('agent.performance.conversion') },
            { label: t('agent.performance.rebate'), isFigure: true },
          ]}
          rows={byCode.map((row) => {
            const name = (
              <Accent>
                <bdi dir="ltr">{row.vipCode}</bdi>
              </Accent>
            )
            return { key: row.vipCode, cells: cellsOf(name, row, Math.min(1, ratio(row) / end)) }
          })}
          foot={cellsOf(t('agent.performance.all_codes'), totals, null)}
        />
      )}
      <Note className={styles.below}>
        {isEmpty ? t('agent.performance.no_code') : t('agent.performance.bars_end', { share: percent(end) })}
      </Note>
    </AgentCard>
  )
}

/** The agent and those below, each with its own referrals and with its whole branch. */
export function TreeCard({ data: { tree }, action }: CardProps) {
  const { t, count, figure, number, percent } = useWords()
  const total = sumMoney(tree.map(({ rebate }) => rebate))
  return (
    <AgentCard
      flush
      title={t('agent.performance.tree')}
      action={action}
      line={t('agent.performance.tree_line')}
      className={styles.tree}
    >
      <FigureTable
        label={t('agent.performance.tree')}
        columns={[
          { label: t('agent.performance.branch') },
          { label: t('agent.performance.own'), isFigure: true, isWide: true },
          { label: t('agent.performance.with_branch'), isFigure: true },
          { label: t('agent.performance.your_rate'), isFigure: true, isWide: true },
          { label: t('agent.performance.to_you'), isFigure: true },
        ]}
        rows={tree.map(({ depth, maskedName, own, withBranch, rate, rebate }, index) => ({
          key: `${index} ${maskedName}`,
          cells: [
            <span key="branch" className={styles.branch} data-depth={Math.min(depth, 3)}>
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
            figure(rebate),
          ],
        }))}
        foot={[
          t('agent.performance.all'),
          count(tree.reduce((sum, { own }) => sum + own, 0)),
          '',
          '',
          total && figure(total),
        ]}
      />
    </AgentCard>
  )
}

/** The most traded symbols; each bar is a share of the first. */
export function SymbolsCard({ data: { bySymbol, totals }, action }: CardProps) {
  const { t, figure, money } = useWords()
  const rows = topSymbols(bySymbol)
  const longest = rows.reduce((most, { volume }) => Math.max(most, Number(volume.amount)), 0)
  const isEmpty = rows.length === 0 || new Big(totals.volume.amount).eq(0)
  return (
    <AgentCard
      title={t('agent.performance.most_traded')}
      action={rows.length > 0 && action}
      line={!isEmpty && t('agent.performance.volume_line', { volume: money(totals.volume) })}
      none={isEmpty && t('agent.performance.no_volume')}
    >
      <Grid as="ul" top="12" className={styles.symbols}>
        {rows.map(({ symbol, volume }) => (
          <li key={symbol ?? ''}>
            <Accent breaks>
              {symbol === null ? t('agent.performance.other_symbols') : <bdi dir="ltr">{symbol}</bdi>}
            </Accent>
            <Bar share={longest === 0 ? 0 : Number(volume.amount) / longest} className={styles.thick} />
            <Span numeric text="end">
              {figure(volume)}
            </Span>
          </li>
        ))}
      </Grid>
    </AgentCard>
  )
}

type Symbols = Performance['bySymbol']

/** Design §2: at most five, then "other". */
const MOST = 5

/** The symbols with the most volume, and all others as one with `symbol` null. Their sum is unchanged. */
export function topSymbols(bySymbol: Symbols): { symbol: string | null; volume: Symbols[number]['volume'] }[] {
  const sorted = bySymbol.toSorted((a, b) => new Big(b.volume.amount).cmp(a.volume.amount))
  const rest = sumMoney(sorted.slice(MOST).map(({ volume }) => volume))
  if (rest === null || sorted.length < MOST + 2) return sorted
  return [...sorted.slice(0, MOST), { symbol: null, volume: rest }]
}

interface FigureTableProps extends Omit<ComponentProps<typeof TableRows>, 'columns' | 'classes'> {
  label: string
  /** `isWide`: hidden under 640 px. */
  columns: readonly { label: string; isFigure?: boolean; isWide?: boolean }[]
}

/** A small table of figures, whole on every screen: phones leave out the less important columns. */
const FigureTable = ({ label, columns, ...rows }: FigureTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
    <table className={styles.table} aria-label={label}>
      <TableRows
        {...rows}
        columns={columns.map((column) => column.label)}
        classes={columns.map(({ isFigure, isWide }) => cx(isFigure && styles.figure, isWide && styles.wide))}
      />
    </table>
  </div>
)
