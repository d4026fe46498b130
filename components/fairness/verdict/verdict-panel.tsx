import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ReactNode } from 'react'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Grid, Line, Note, Row, Span, Stack } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import styles from './verdict-panel.module.css'
import { Button } from '#components/ui/controls/button.tsx'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { formatDayMonth, formatTime } from '@fanfare/languages/format-date.ts'
import { useFairnessWords, type FairnessReport, type TableCheck, type Verification } from '../fairness-report.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { checksOf, firstFailure } from '#lib/fairness/first-failure.ts'
import { formatNumber } from '@fanfare/languages/format.ts'

interface VerdictPanelProps {
  /** What is wrong: replaces tone, icon, title and line. */
  failed?: string | false | null
  tone: 'primary' | 'success'
  icon: IconName<'fill'>
  title: string
  line: ReactNode
  checks: readonly Check[]
  /** The button, and one sentence beside it. */
  children: ReactNode
}

/** `value`: the count, or when the check becomes possible. */
type Check = readonly [label: string, state: 'done' | 'failed' | 'open', value: string]

const ICONS = { done: 'check-circle', failed: 'x-circle', open: 'hourglass' } as const
const TONES = { done: 'success', failed: 'error', open: 'secondary' } as const

function VerdictPanel({ failed, tone, icon, title, line, checks, children }: VerdictPanelProps) {
  const { t } = useWords()
  const colour = failed ? 'error' : tone
  return (
    <Grid
      as="section"
      gap="8"
      className={styles.verdict}
      style={{ background: `var(--${colour}-soft)`, '--verdict-main': `var(--${colour}-main)` }}
      aria-labelledby="verdict"
    >
      <div className={styles.text}>
        <span className={styles.icon}>
          <Icon icon={failed ? 'shield-warning' : icon} weight="fill" size="lg" />
        </span>
        <div aria-live="polite">
          <h1 id="verdict">{failed ? t('fairness.failed_title') : title}</h1>
          <Stack gap="8" tone="secondary" className={styles.line}>
            {failed || line}
          </Stack>
        </div>
        <Row gap="12" top="24" align="center" wrap size="hint" tone="secondary">
          {children}
        </Row>
      </div>
      {/* Words say the state, not colour alone. */}
      <ul className={styles.checks}>
        {checks.map(([label, state, value]) => (
          <Line key={label} tone={TONES[state]}>
            <Icon icon={ICONS[state]} weight={state === 'open' ? 'regular' : 'fill'} />
            <VisuallyHidden>{t(`fairness.check_${state}`)}</VisuallyHidden>
            <Span weight="medium" tone="primary">
              {label}
            </Span>
            <Note as="bdi">{value}</Note>
          </Line>
        ))}
      </ul>
    </Grid>
  )
}

export interface SealedProps {
  report: FairnessReport
  tableCheck?: TableCheck
  onSaveSeal?: () => void
}

/** The day when the seed is revealed, the checks that are already possible, and the button that saves the seal. */
export function SealedVerdict({ report, tableCheck, onSaveSeal }: SealedProps) {
  const { t, locale, number, counted } = useWords()
  const { activity, fairness, sealedAt } = report
  const { endTime, timeZone } = activity
  const day = (at: number) => formatDayMonth(locale, at, timeZone)
  const isWrong = !report.tableMatches || tableCheck === 'wrong'
  const checks: Check[] = [
    [t('fairness.check_sealed'), 'done', sealedAt ? day(sealedAt) : ''],
    [
      t('fairness.check_table'),
      isWrong ? 'failed' : 'done',
      t('fairness.check_count', { done: number(isWrong ? 0 : 1), total: number(1) }),
    ],
    ...(['seed', 'draws', 'stock'] as const).map((name): Check => [
      t(`fairness.check_${name}`),
      'open',
      t('fairness.check_from', { date: day(endTime) }),
    ]),
  ]
  return (
    <VerdictPanel
      failed={isWrong && t('fairness.failed_table')}
      tone="primary"
      icon="lock-key"
      title={t('fairness.sealed_title', { date: day(endTime) })}
      line={t('fairness.sealed_line')}
      checks={checks}
    >
      <Button size="lg" onClick={onSaveSeal}>
        <SmallIcon icon="download-simple" />
        {t('fairness.save_seal')}
      </Button>
      <span>
        {fairness.totalDraws < SHOWN_FROM
          ? t('fairness.save_seal_line')
          : t('fairness.draws_so_far', counted(fairness.totalDraws))}
      </span>
    </VerdictPanel>
  )
}

export interface RevealedVerdictProps {
  report: FairnessReport
  verification: Verification
  onVerify?: () => void
  onShowDraw?: (drawNo: number) => void
}

/** The button that verifies, its progress, and the verdict. */
export function RevealedVerdict({ report, verification, onVerify, onShowDraw }: RevealedVerdictProps) {
  const words = useFairnessWords(report)
  const { t, isolated, locale, number, drawNo, counted } = words
  const { activity, fairness } = report
  const { totalDraws } = fairness
  const { verdict } = verification
  const failure = verdict && firstFailure(verdict, words)
  const name = !totalDraws ? 'none' : verdict ? 'verified' : 'ready'
  const failedNo = failure?.drawNo
  const beside = () => {
    if (verification.status === 'running') {
      const valueText = t('fairness.verifying', { done: number(verification.done), total: number(totalDraws) })
      return (
        <Stack gap="6" className={styles.progress}>
          <ProgressBar
            ratio={verification.done / Math.max(1, totalDraws)}
            label={t('fairness.progress_label')}
            valueText={valueText}
          />
          {valueText}
        </Stack>
      )
    }
    if (verification.status === 'interrupted') return <span role="alert">{t('fairness.loading_failed')}</span>
    if (failure) return <span>{t('fairness.failed_help')}</span>
    if (!verification.verdict) return <span>{t('fairness.verify_device')}</span>
    const seconds = formatNumber(locale, verification.seconds.toFixed(1), { minFraction: 1 })
    return <span>{t('fairness.took', { seconds })}</span>
  }
  return (
    <VerdictPanel
      failed={failure && t(`fairness.failed_${failure.name}`, failure.slots)}
      tone={verdict ? 'success' : 'primary'}
      icon="shield-check"
      title={t(`fairness.${name}_title`)}
      line={
        <>
          {verification.status === 'done' && totalDraws > 0 && (
            <Seal done={verification.verdict.drawsRight} total={totalDraws} at={verification.at} />
          )}
          {t(`fairness.${name}_line`, { ...counted(totalDraws), activity: isolated(activity.title) })}
        </>
      }
      checks={checksOf(verdict, totalDraws).map(([check, done, total]) => {
        const label = t(`fairness.check_${check}`)
        if (done === undefined) return [label, 'open', '']
        const counts = { done: number(Number(done)), total: number(Number(total)) }
        const isUnneeded = check === 'stock' && total === 0
        const value = isUnneeded ? t('fairness.check_unneeded') : t('fairness.check_count', counts)
        return [label, done === total ? 'done' : 'failed', value]
      })}
    >
      <Button size="lg" busy={verification.status === 'running'} onClick={onVerify}>
        {verdict && <SmallIcon icon="arrows-clockwise" />}
        {verdict ? t('fairness.verify_again') : t('fairness.verify')}
      </Button>
      {failedNo && (
        <Button variant="outlined" size="lg" onClick={onShowDraw && (() => onShowDraw(failedNo))}>
          {t('fairness.show_failed', { number: drawNo(failedNo) })}
        </Button>
      )}
      {beside()}
    </VerdictPanel>
  )
}

/** This device's seal: how many draws it checked, and when. */
function Seal({ done, total, at }: { done: number; total: number; at: number }) {
  const { t, locale, number, zone } = useMyWords()
  return (
    <Row as="b" gap="8" align="center" tone="success">
      <Icon icon="seal-check" weight="fill" />
      {t('fairness.seal_line', { done: number(done), total: number(total), time: formatTime(locale, at, zone) })}
    </Row>
  )
}
