import { useLocale, useTranslations } from 'next-intl'
import type { WeightClass } from '#lib/contract/competition/competition.ts'
import { classRange } from './class-range.ts'
import styles from './ranking-facts.module.css'

/** Who competes with whom: each weight class with its volumes. */
export function ClassFacts({ list }: { list: readonly WeightClass[] }) {
  const t = useTranslations('competition')
  const locale = useLocale()
  return (
    <>
      <h3 className={styles.who}>{t('who_competes')}</h3>
      <dl className={styles.facts}>
        {list.map(({ classId, label }) => (
          <div key={classId}>
            <dt>{label}</dt>
            <dd>{classRange(list, classId, { t, locale })}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
