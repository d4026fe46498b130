import { formatAmount, type MoneyText } from '@fanfare/languages/format.ts'
import { useLocale } from 'next-intl'
import { Figure, type FigureSize } from './figure.tsx'

interface AmountProps {
  money: MoneyText
  size?: FigureSize
  /** Prints `+` before gains. */
  signed?: boolean
  /** Not a stake: see `MoneyOptions`. */
  isMoved?: boolean
  className?: string
}

/** Money on a page: a decimal string from the wire, never a float, written as the language writes it (LOC-9). */
export function Amount({ money, size, signed, isMoved, className }: AmountProps) {
  const locale = useLocale()
  const plus = signed && /^[^-]*[1-9]/.test(money.amount) ? '+' : ''
  const value = `${plus}${formatAmount(locale, money, { isMoved })}`
  return <Figure value={value} unit={money.unit} size={size} className={className} />
}
