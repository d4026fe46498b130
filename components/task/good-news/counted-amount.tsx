import { amountBetween } from '../claim/amount-between.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import styles from './counted-amount.module.css'

/** How many numbers are shown; nobody could read more of them. */
const STEPS = 18

/**
 * An amount that counts up. The numbers on the way are lines of a strip that moves past a window, which the compositor can do alone
 * (ADR 0154). They are CSS content, so they are not found, copied or read aloud.
 */
export function CountedAmount({ money: { amount, unit } }: { money: Money }) {
  const { amount: written } = useWords()
  const onTheWay = Array.from({ length: STEPS - 1 }, (_, index) => amountBetween('0', amount, (index + 1) / STEPS))
    // No page shows "0 USDT", not even on the way to 1 USDT.
    .filter((passed) => /[1-9]/.test(passed))
    .map((passed) => written({ amount: passed, unit }))
  return (
    <span className={styles.window}>
      <span className={styles.strip} style={{ '--steps': onTheWay.length }} data-way={onTheWay.join('\n')}>
        {written({ amount, unit })}
      </span>
    </span>
  )
}
