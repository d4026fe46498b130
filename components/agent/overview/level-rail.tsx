import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { levelSegments } from '#lib/agent/level-rail.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Campaign } from '../use-campaign.ts'
import styles from './level-card.module.css'

/** One segment a level, filled inside the present one (design, "Level rail"). The names below say the same. */
export function LevelRail({ level }: { level: Campaign['level'] }) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  return (
    <ol className={styles.rail}>
      {levelSegments(level).map(({ level: name, from, ratio, isCurrent }) => (
        <li key={name} aria-current={isCurrent ? 'step' : undefined}>
          <span className={styles.segment} aria-hidden="true">
            <i style={{ inlineSize: `${ratio * 100}%` }} />
          </span>
          <span className={cx(styles.name, isCurrent && styles.current)}>{name}</span>
          <span className={styles.from}>
            {t('level_from', { count: from, value: formatNumber(locale, String(from)) })}
          </span>
        </li>
      ))}
    </ol>
  )
}
