import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { firstFailure } from '#lib/fairness/first-failure.ts'
import { Row, Stack } from '#components/ui/layout/layout.tsx'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { FairnessReport, Verification } from '../fairness-report.ts'
import styles from '../fairness-view.module.css'
import { useFairnessWords } from '../use-fairness-words.ts'
import { VerdictPanel, type Check } from './verdict-panel.tsx'

interface RevealedVerdictProps {
  report: FairnessReport
  verification: Verification
  onVerify?: () => void
  onShowDraw?: (drawNo: number) => void
}

/** The button that verifies, its progress, and the verdict. */
export function RevealedVerdict({ report, verification, onVerify, onShowDraw }: RevealedVerdictProps) {
  const { t, locale } = useWords()
  const { activity, fairness, labels } = report
  const words = useFairnessWords(labels)
  const checks = useChecks(report, verification)
  const verdict = verification.status === 'done' ? verification.verdict : null
  const failure = verdict && firstFailure(verdict, words)
  const { draw, recorded = '', expected = '' } = failure ?? {}
  const count = {
    count: fairness.totalDraws,
    value: words.number(fairness.totalDraws),
    activity: isolateAmounts(locale, activity.title),
  }
  const [title, line] = failure
    ? [
        t('fairness.failed_title'),
        t(`fairness.failed_${failure.name}`, { recorded, expected, number: words.drawNo(draw?.drawNo ?? 0) }),
      ]
    : fairness.totalDraws === 0
      ? [t('fairness.none_title'), t('fairness.none_line', count)]
      : verdict
        ? [t('fairness.verified_title'), t('fairness.verified_line', count)]
        : [t('fairness.ready_title'), t('fairness.ready_line', count)]
  const failedNo = draw?.drawNo
  const seal = verification.status === 'done' && !failure && fairness.totalDraws > 0 && (
    <Seal done={verification.verdict.drawsRight} total={fairness.totalDraws} at={verification.at} />
  )
  return (
    <VerdictPanel
      tone={failure ? 'error' : verdict ? 'good' : 'sealed'}
      icon={failure ? 'shield-warning' : 'shield-check'}
      title={title}
      line={
        <>
          {seal}
          {line}
        </>
      }
      checks={checks}
    >
      <Button size="lg" busy={verification.status === 'running'} onClick={onVerify}>
        {verdict && <Icon icon="arrows-clockwise" size="sm" />}
        {verdict ? t('fairness.verify_again') : t('fairness.verify')}
      </Button>
      {failedNo !== undefined && (
        <Button variant="outlined" size="lg" onClick={onShowDraw && (() => onShowDraw(failedNo))}>
          {t('fairness.show_failed', { number: words.drawNo(failedNo) })}
        </Button>
      )}
      <Beside verification={verification} total={fairness.totalDraws} hasFailed={Boolean(failure)} />
    </VerdictPanel>
  )
}

/** This device's seal: how many draws it checked, and when. */
function Seal({ done, total, at }: { done: number; total: number; at: number }) {
  const { t, locale, number, zone } = useMyWords()
  return (
    <Row as="b" gap="8" align="center" weight="strong" tone="success">
      <Icon icon="seal-check" weight="fill" />
      {t('fairness.seal_line', { done: number(done), total: number(total), time: formatTime(locale, at, zone) })}
    </Row>
  )
}

function Beside({ verification, total, hasFailed }: { verification: Verification; total: number; hasFailed: boolean }) {
  const { t, locale, number } = useWords()
  if (verification.status === 'running') {
    const valueText = t('fairness.verifying', { done: number(verification.done), total: number(total) })
    return (
      <Stack gap="6" className={styles.progress}>
        <ProgressBar
          ratio={verification.done / Math.max(1, total)}
          label={t('fairness.progress_label')}
          valueText={valueText}
        />
        {valueText}
      </Stack>
    )
  }
  if (verification.status === 'interrupted') return <span role="alert">{t('fairness.loading_failed')}</span>
  if (hasFailed) return <span>{t('fairness.failed_help')}</span>
  if (verification.status === 'idle') return <span>{t('fairness.verify_device')}</span>
  const seconds = formatNumber(locale, verification.seconds.toFixed(1), { minFraction: 1 })
  return <span>{t('fairness.took', { seconds })}</span>
}

/** The five checks of a revealed lottery, with counts after the check. */
function useChecks({ fairness, labels }: FairnessReport, verification: Verification): Check[] {
  const { t } = useWords()
  const { number } = useFairnessWords(labels)
  const verdict = verification.status === 'done' ? verification.verdict : null
  const check = (label: string, done: number | undefined, total: number): Check => ({
    label,
    state: done === undefined ? 'open' : done === total ? 'done' : 'failed',
    value: done === undefined ? '' : t('fairness.check_count', { done: number(done), total: number(total) }),
  })
  const one = (label: string, passes: boolean | undefined) =>
    check(label, passes === undefined ? undefined : Number(passes), 1)
  const stock = check(t('fairness.check_stock'), verdict?.fallbacksRight, verdict?.fallbacks ?? 0)
  return [
    one(t('fairness.check_seed'), verdict?.seedMatches),
    one(t('fairness.check_table'), verdict?.tableMatches),
    check(t('fairness.check_draws'), verdict?.drawsRight, fairness.totalDraws),
    verdict?.fallbacks === 0 ? { ...stock, value: t('fairness.check_unneeded') } : stock,
    one(t('fairness.check_log'), verdict?.logMatches),
  ]
}
