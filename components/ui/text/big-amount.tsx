import { useLocale } from 'next-intl'
import { formatAmount, type MoneyText } from '@fanfare/languages/format.ts'
import styles from './big-amount.module.css'
import { Figure } from './figure.tsx'
import { amountWidth } from './number-width.ts'

/** Width of a unit's letter, in em of the number, which is twice as large. */
const UNIT_LETTER = 0.36

/** The figure of a card, up to 60 px: smaller when its number is long, so that it stays on one line. */
export function BigAmount({ money }: { money: MoneyText }) {
  const value = formatAmount(useLocale(), money)
  return (
    <p className={styles.box}>
      <span className={styles.amount} style={{ '--number-width': amountWidth(value, money.unit, UNIT_LETTER) }}>
        <Figure value={value} unit={money.unit} size="XL" />
      </span>
    </p>
  )
}
