import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { GlobeHemisphereWestIcon } from '@phosphor-icons/react/dist/ssr/GlobeHemisphereWest'
import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { formatNumber } from '#lib/i18n/format.ts'
import styles from './activity-card-mine.module.css'

export type CardMine =
  | { state: 'notOffered' }
  /** `done` of `of` tasks; `of` is 0 without tasks. */
  | { state: 'joined'; done: number; of: number }

/** The user's state on an activity's card (design §6, "my state"). */
export function ActivityCardMine({ mine }: { mine: CardMine }) {
  const t = useTranslations()
  const locale = useLocale()
  if (mine.state === 'notOffered') {
    return (
      <div className={styles.mine}>
        <Chip icon={<Icon icon={GlobeHemisphereWestIcon} size="sm" />}>{t('activity.line_region')}</Chip>
      </div>
    )
  }
  const number = (value: number) => formatNumber(locale, String(value))
  const text = t('task.of_target', { current: number(mine.done), target: number(mine.of) })
  return (
    <div className={styles.mine}>
      <Chip tone="good" icon={<Icon icon={CheckCircleIcon} size="sm" />}>
        {t('state.joined')}
      </Chip>
      {mine.of > 0 && (
        <>
          <ProgressBar
            ratio={mine.done / mine.of}
            label={t('task.your_tasks')}
            valueText={text}
            className={styles.bar}
          />
          <span className={styles.count}>{text}</span>
        </>
      )}
    </div>
  )
}
