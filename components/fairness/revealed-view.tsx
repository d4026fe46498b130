import { useWords } from '#components/ui/text/use-words.ts'
import { Grid, Note, Stack } from '#components/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import type { FairnessReport, Verification } from './fairness-report.ts'
import styles from './fairness-view.module.css'
import { Card } from '#components/ui/surface/card.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { FoldedHash } from './folded-hash.tsx'
import { useFairnessWords } from './use-fairness-words.ts'
import { NoteCard } from './note-card.tsx'
import { OfflineCard, type Downloads } from './offline/offline-card.tsx'
import { PrizeTable } from './prize-table.tsx'
import Big from 'big.js'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { Verdict } from '#lib/fairness/verify-draws.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import prizeTableStyles from './prize-table.module.css'
import { RevealedVerdict } from './verdict/revealed-verdict.tsx'

interface RevealedViewProps {
  report: FairnessReport
  verification: Verification
  onVerify?: () => void
  onShowDraw?: (drawNo: number) => void
  downloads?: Downloads
  /** The table of draws. */
  draws: ReactNode
  /** The player's own draws. */
  mine?: ReactNode
}

/** After the end: the verdict, how it was bound, every draw, and what they gave. */
export function RevealedView({
  report,
  verification,
  onVerify,
  onShowDraw,
  downloads,
  draws,
  mine,
}: RevealedViewProps) {
  const { t } = useWords()
  const { fairness, labels } = report
  const verdict = verification.status === 'done' ? verification.verdict : null
  return (
    <>
      {mine}
      <RevealedVerdict report={report} verification={verification} onVerify={onVerify} onShowDraw={onShowDraw} />
      <HonestSteps report={report} />
      {fairness.totalDraws > 0 && draws}
      <Grid gap="24" top="24" className={styles.columns}>
        {fairness.totalDraws > 0 ? (
          <PromisedTable fairness={fairness} labels={labels} verdict={verdict} />
        ) : (
          <PrizeTable fairness={fairness} labels={labels} />
        )}
        <Grid gap="24" className={styles.stack}>
          <OfflineCard report={report} downloads={downloads} />
          <NoteCard title={t('fairness.limits_title')} text={t('fairness.limits_text')} />
        </Grid>
      </Grid>
    </>
  )
}

interface Step {
  title: string
  line: string
  at: number | null
  label: string
  hash: string | null
}

/** The three steps that bind the operator, each with its full hash. */
function HonestSteps({ report: { activity, fairness, sealedAt, labels } }: { report: FairnessReport }) {
  const { t } = useWords()
  const { number } = useFairnessWords(labels)
  const steps: Step[] = [
    {
      title: t('fairness.step_sealed'),
      line: t('fairness.step_sealed_line'),
      at: sealedAt,
      label: t('fairness.seal'),
      hash: fairness.commitment,
    },
    {
      title: t('fairness.step_fixed'),
      line: t('fairness.step_fixed_line'),
      at: null,
      label: t('fairness.table_hash'),
      hash: fairness.prizeTableHash,
    },
    {
      title: t('fairness.step_revealed'),
      line: t('fairness.step_revealed_line'),
      at: activity.endTime,
      label: t('fairness.seed'),
      hash: fairness.seed,
    },
  ]
  return (
    <section className={styles.section} aria-labelledby="honest">
      <h2 id="honest">{t('fairness.honest_title')}</h2>
      <Grid as="ol" gap="16" top="16" className={styles.steps}>
        {steps.map(({ title, line, at, label, hash }, index) => (
          <Card key={title} as="li" padded className={styles.step}>
            <Stack as="span" weight="strong" className={styles.number}>
              {number(index + 1)}
            </Stack>
            <h3>{title}</h3>
            <Small>
              {line} {at !== null && <TwoClocks at={at} timeZone={activity.timeZone} />}
            </Small>
            <div className={styles.stepsHash}>
              <Small>{label}</Small>
              {hash !== null && <FoldedHash hash={hash} />}
            </div>
          </Card>
        ))}
      </Grid>
    </section>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <Note as="div" size="small">
    {children}
  </Note>
)

interface PromisedTableProps extends Pick<FairnessReport, 'fairness' | 'labels'> {
  /** After the check, which counts what was rolled and paid. */
  verdict: Verdict | null
}

/** The counts that the odds promise, beside those that were rolled and paid. */
function PromisedTable({ fairness, labels, verdict }: PromisedTableProps) {
  const { t, locale } = useWords()
  const { number, prize } = useFairnessWords(labels)
  const { prizes, total, totalDraws } = fairness
  const weights = new Map<string | null, number>()
  for (const { prizeId, weight } of prizes) weights.set(prizeId, (weights.get(prizeId) ?? 0) + weight)
  const counts = new Map(verdict?.counts.map((count) => [count.prizeId, count]))
  const rows = [...new Set([...weights.keys(), ...counts.keys()])]
  const expected = (weight: number) =>
    formatNumber(locale, new Big(weight).times(totalDraws).div(total).toFixed(1), { minFraction: 1 })
  return (
    <Card as="section" padded aria-labelledby="promised">
      <SectionHeading id="promised">{t('fairness.promised_title')}</SectionHeading>
      <table className={prizeTableStyles.table}>
        <thead>
          <tr>
            <th scope="col">{t('fairness.col_prize')}</th>
            <th scope="col">{t('fairness.col_odds')}</th>
            <th scope="col" className={verdict ? prizeTableStyles.wide : undefined}>
              {t('fairness.col_expected')}
            </th>
            {verdict && <th scope="col">{t('fairness.col_rolled')}</th>}
            {verdict && <th scope="col">{t('fairness.col_paid')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((prizeId) => (
            <tr key={prizeId ?? ''}>
              <th scope="row">{prize(prizeId)}</th>
              <td>
                {weights.has(prizeId) ? oddsText(locale, weights.get(prizeId) ?? 0, total) : formatPercent(locale, '0')}
              </td>
              <td className={verdict ? prizeTableStyles.wide : undefined}>{expected(weights.get(prizeId) ?? 0)}</td>
              {verdict && <td>{number(counts.get(prizeId)?.rolled ?? 0)}</td>}
              {verdict && (
                <td>
                  <b>{number(counts.get(prizeId)?.paid ?? 0)}</b>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('fairness.total')}</th>
            <td>{oddsText(locale, total, total)}</td>
            <td className={verdict ? prizeTableStyles.wide : undefined}>{expected(total)}</td>
            {verdict && <td>{number(verdict.draws)}</td>}
            {verdict && <td>{number(verdict.draws)}</td>}
          </tr>
        </tfoot>
      </table>
      <Note size="small" top="12">
        {verdict ? <Fallbacks verdict={verdict} /> : t('fairness.promised_before')}
      </Note>
    </Card>
  )
}

function Fallbacks({ verdict: { fallbacks } }: { verdict: Verdict }) {
  const { t, counted } = useWords()
  if (fallbacks === 0) return t('fairness.promised_all_in_stock')
  return t('fairness.promised_fallbacks', counted(fallbacks))
}
