import { useWords } from '#components/ui/text/use-words.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { shownKinds } from '#lib/task/shown-rewards.ts'
import type { WordTotal } from '#lib/task/task-phase.ts'
import { Row } from '#components/ui/layout/layout.tsx'
import styles from './kinds-bar.module.css'

/** The kinds of the rewards with their sums, and as a bar where all have one unit: 75 cash, 35 futures coupon, 15 trial funds. */
export function KindsBar({ kinds }: { kinds: readonly WordTotal[] }) {
  const { t, locale } = useWords()
  const isComparable = new Set(kinds.map(({ money }) => money.unit)).size === 1
  return (
    <>
      {isComparable && kinds.length > 1 && (
        <div className={styles.bar} aria-hidden="true">
          {kinds.map(({ word, money }) => (
            <i key={word} data-word={word} style={{ flexGrow: money.amount }} />
          ))}
        </div>
      )}
      <Row as="ul" gap="4 16" wrap size="note" className={styles.legend}>
        {shownKinds(kinds).map(({ word, money }) => (
          <li key={`${word} ${money.unit}`} data-word={word}>
            {t('task.amount_of_kind', { amount: formatMoney(locale, money), kind: t(`task.word.${word}`) })}
          </li>
        ))}
      </Row>
    </>
  )
}
