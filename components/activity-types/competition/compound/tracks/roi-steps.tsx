import { useLocale, useTranslations } from 'next-intl'
import { roiStepIndex } from '@fanfare/kernel/competition/combine.ts'
import type { Factors } from '#lib/competition/prize-changes.ts'
import { formatPercent } from '@fanfare/languages/format.ts'
import { factorText } from '../combine/factor-text.ts'
import styles from './roi-steps.module.css'

interface RoiStepsProps {
  steps: NonNullable<Factors['roi']>['steps']
  /** My ROI, a ratio; null when there is none. */
  mine: string | null
}

/** The factors as equal segments, each with the ROI from which it holds; mine is filled. */
export function RoiSteps({ steps, mine }: RoiStepsProps) {
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
