import { useLocale, useTranslations } from 'next-intl'
import { Figure } from '#components/ui/text/figure.tsx'
import { isVoid, type Factors } from '#lib/competition/prize-changes.ts'
import { roiStepIndex } from '@fanfare/kernel/competition/combine.ts'
import { formatMoney, formatPercent } from '@fanfare/languages/format.ts'
import { factorText, roiText } from '../combine/factor-text.ts'
import { TrackCard } from './track-card.tsx'
import type { TrackProps } from './track-cards.tsx'
import styles from './track-cards.module.css'
import { EntriesCheck, TrackCheck } from './track-check.tsx'

interface RoiCardProps extends TrackProps {
  roi: NonNullable<Factors['roi']>
}

/** The return with its factor among the steps, the deposits that it needs, and the entries of the track. */
export function RoiCard({ subject: { status }, my: mine, roi }: RoiCardProps) {
  const t = useTranslations()
  const locale = useLocale()
  const my = mine?.my ?? null
  const isOver = status === 'ENDED'
  const { minimumDeposit, steps } = roi
  const deposit = minimumDeposit && formatMoney(locale, minimumDeposit)
  const depositText = (amount: string): string => {
    if (my?.roi) return t('compound.deposit_reached', { amount })
    return t(my !== null && isOver ? 'compound.deposit_missed' : 'compound.deposit_needed', { amount })
  }
  return (
    <TrackCard
      track="roi"
      title={t('competition.track_roi')}
      chip={
        my &&
        (isVoid(roi)
          ? { text: t(isOver ? 'compound.void_over' : 'compound.void_now'), isWarning: true }
          : { text: t('compound.factor', { factor: factorText(locale, my.roiFactor) }) })
      }
      checks={
        <>
          {deposit && (
            <TrackCheck state={my === null ? 'rule' : my.roi === null ? 'open' : 'met'}>
              {depositText(deposit)}
            </TrackCheck>
          )}
          <EntriesCheck track={roi} isMine={my !== null} isOver={isOver} />
        </>
      }
    >
      {my === null ? (
        <p className={styles.rule}>{t('compound.roi_rule')}</p>
      ) : my.roi === null && isOver ? (
        <p className={styles.none}>{t('compound.roi_none_over')}</p>
      ) : my.roi === null ? (
        <>
          <p className={styles.none}>{t('compound.roi_none')}</p>
          <p className={styles.line}>
            {deposit ? t('compound.roi_get_deposit', { amount: deposit }) : t('compound.roi_get')}
          </p>
        </>
      ) : (
        <p className={styles.figure}>
          <Figure value={roiText(locale, my.roi)} size="L" />
        </p>
      )}
      <RoiSteps steps={steps} mine={my?.roi ?? null} />
    </TrackCard>
  )
}

interface RoiStepsProps {
  steps: NonNullable<Factors['roi']>['steps']
  /** My ROI, a ratio; null when there is none. */
  mine: string | null
}

/** The factors as equal segments, each with the ROI from which it holds; mine is filled. */
function RoiSteps({ steps, mine }: RoiStepsProps) {
  const t = useTranslations('compound')
  const locale = useLocale()
  const at = roiStepIndex(steps, mine)
  const second = steps[1]
  return (
    <ol className={styles.steps} aria-label={t('roi_steps')}>
      {steps.map(({ from, factor }, index) => (
        <li key={from} aria-current={index === at ? 'step' : undefined}>
          <b>
            <bdi dir="ltr">{`×\u00A0${factorText(locale, factor)}`}</bdi>
          </b>
          <span>
            {index === 0 && second
              ? t('step_below', { percent: formatPercent(locale, second.from) })
              : t('step_from', { percent: formatPercent(locale, from) })}
          </span>
        </li>
      ))}
    </ol>
  )
}
