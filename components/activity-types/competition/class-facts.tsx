import { useTranslations } from 'next-intl'
import type { WeightClass } from '@fanfare/contract/competition/competition.ts'
import styles from './ranking-facts.module.css'
import { useClassRange } from './board/use-class-range.ts'

/** The weight classes with their volumes: traders of one class compete with each other. */
export function ClassFacts({ list }: { list: readonly WeightClass[] }) {
  const t = useTranslations('competition')
  const classRange = useClassRange()
  return (
    <>
      <h3 className={styles.who}>{t('who_competes')}</h3>
      <dl className={styles.facts}>
        {list.map(({ classId, label }) => (
          <div key={classId}>
            <dt>{label}</dt>
            <dd>{classRange(list, classId)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
