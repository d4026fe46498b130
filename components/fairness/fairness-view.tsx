import type { ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Grid, Hint, Note, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import styles from './fairness-view.module.css'
import { PrizeTable, PromisedTable } from './prize-table.tsx'
import {
  RevealedVerdict,
  SealedVerdict,
  type RevealedVerdictProps,
  type SealedProps,
} from './verdict/verdict-panel.tsx'
import { cx } from '#components/ui/cx.ts'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'

interface RevealedViewProps extends RevealedVerdictProps {
  /** How many draws are collected; absent while no download is prepared. */
  collected?: number | 'failed'
  onVerifier?: () => void
  onDraws?: () => void
  /** The table of draws. */
  draws: ReactNode
  /** The player's own draws. */
  mine?: ReactNode
}

/** After the end: the verdict, how the operator was bound, every draw, and the prizes paid. */
export function RevealedView({
  report,
  verification,
  collected,
  onVerifier,
  onDraws,
  draws,
  mine,
  ...handlers
}: RevealedViewProps) {
  const { t, number } = useWords()
  const { activity, fairness, sealedAt } = report
  const { verdict } = verification
  const hasDraws = fairness.totalDraws > 0
  const steps = [
    ['sealed', sealedAt, t('fairness.seal'), fairness.commitment],
    ['fixed', null, t('fairness.table_hash'), fairness.prizeTableHash],
    ['revealed', activity.endTime, t('fairness.seed'), fairness.seed],
  ] as const
  const busy = typeof collected === 'number'
  const button = (label: string, onClick?: () => void) => (
    <Button variant="outlined" full disabled={busy} onClick={onClick}>
      <SmallIcon icon="download-simple" />
      {label}
    </Button>
  )
  return (
    <>
      {mine}
      <RevealedVerdict report={report} verification={verification} {...handlers} />
      {/* The three steps that bind the operator, each with its full hash. */}
      <section className={styles.section} aria-labelledby="honest">
        <h2 id="honest">{t('fairness.honest_title')}</h2>
        <Grid as="ol" gap="16" top="16" className={styles.steps}>
          {steps.map(([name, at, label, hash], index) => (
            <Card key={name} as="li" padded className={styles.step}>
              <Stack as="span" weight="strong" className={styles.number}>
                {number(index + 1)}
              </Stack>
              <h3>{t(`fairness.step_${name}`)}</h3>
              <Note as="div" size="small">
                {t(`fairness.step_${name}_line`)} {at && <TwoClocks at={at} timeZone={activity.timeZone} />}
              </Note>
              <div className={styles.hash}>
                <Note size="small">{label}</Note>
                {hash && <FoldedHash hash={hash} />}
              </div>
            </Card>
          ))}
        </Grid>
      </section>
      {hasDraws && draws}
      <Grid gap="24" top="24" className={styles.columns}>
        {hasDraws ? <PromisedTable {...report} verdict={verdict} /> : <PrizeTable {...report} />}
        <Grid gap="24">
          {/* Both files that a player can download, and the hash of the log in them. */}
          <Section title={t('fairness.offline_title')}>
            <Note size="small" top="8">
              {t('fairness.offline_line')}
            </Note>
            <Stack gap="10" top="16">
              {button(t('fairness.offline_file'), onVerifier)}
              {button(t('fairness.offline_draws'), onDraws)}
              <Text as="div" size="small" tone={collected === 'failed' ? 'error' : 'secondary'} role="status">
                {collected === 'failed' && t('fairness.loading_failed')}
                {busy &&
                  t('fairness.offline_collecting', { done: number(collected), total: number(fairness.totalDraws) })}
              </Text>
            </Stack>
            <Note top="16">{t('fairness.log_hash')}</Note>
            <HashText hash={fairness.logHash} />
          </Section>
          <NoteCard name="limits" />
        </Grid>
      </Grid>
    </>
  )
}

function NoteCard({ name }: { name: 'limits' | 'why' }) {
  const { t } = useWords()
  return (
    <Card padded>
      <h3>{t(`fairness.${name}_title`)}</h3>
      <Note size="small" top="8">
        {t(`fairness.${name}_text`)}
      </Note>
    </Card>
  )
}

/** A hash in full; folded on phones, where it fills four lines. */
function FoldedHash({ hash }: { hash: string }) {
  const { t } = useWords()
  return (
    <>
      <div className={styles.whole}>
        <HashText hash={hash} />
      </div>
      <details className={styles.folded}>
        <Text as="summary" tone="link" weight="medium">
          {t('fairness.show')}
        </Text>
        <HashText hash={hash} />
      </details>
    </>
  )
}

/** Before the seed is revealed: what is already fixed, and what can be verified when. */
export function SealedView(props: SealedProps) {
  const { t } = useWords()
  const { report, tableCheck = 'stated' } = props
  const { activity, fairness, sealedAt } = report
  const times = [
    ['sealed', sealedAt, true],
    ['start', activity.startTime, report.hasStarted],
    ['end', activity.endTime, report.isEnded],
    ['reveal', null, false],
  ] as const
  return (
    <>
      <SealedVerdict {...props} />
      <Grid gap="24" top="24" className={styles.columns}>
        <Grid gap="24">
          <Section title={t('fairness.fixed_title')}>
            <Grid gap="20" top="16">
              <Hash label={t('fairness.seal')} hash={fairness.commitment}>
                {sealedAt && (
                  <TwoClocks
                    at={sealedAt}
                    timeZone={activity.timeZone}
                    sentence={t('fairness.published', { date: '{date}' })}
                  />
                )}
              </Hash>
              <Hash label={t('fairness.table_hash')} hash={fairness.prizeTableHash}>
                {t(`fairness.table_${tableCheck}`)}
              </Hash>
            </Grid>
          </Section>
          <PrizeTable {...report} />
        </Grid>
        <Grid gap="24">
          {/* From the seal to the seed, each step with its time. */}
          <Section title={t('fairness.when_title')}>
            <ol className={styles.when}>
              {times.map(([name, at, isDone]) => (
                <li key={name} className={cx(isDone && styles.done)}>
                  <h3>{t(`fairness.when_${name}`)}</h3>
                  {at && (
                    <Hint as="div">
                      <TwoClocks at={at} timeZone={activity.timeZone} />
                    </Hint>
                  )}
                  {name !== 'end' && <Hint>{t(`fairness.when_${name}_line`)}</Hint>}
                </li>
              ))}
            </ol>
          </Section>
          <NoteCard name="why" />
          <NoteCard name="limits" />
        </Grid>
      </Grid>
    </>
  )
}

function Hash({ label, hash, children }: { label: string; hash: string; children: ReactNode }) {
  const { t } = useWords()
  return (
    <div>
      <Note>{label}</Note>
      <FoldedHash hash={hash} />
      <Row gap="4 12" top="4" align="center" wrap size="note" tone="secondary" className={styles.under}>
        <CopyButton
          text={hash}
          label={t('fairness.copy')}
          copied={t('common.copied')}
          failed={t('common.copy_failed')}
          icon={<SmallIcon icon="copy" />}
          look="text"
          size="sm"
        />
        <span>{children}</span>
      </Row>
    </div>
  )
}
