import Big from 'big.js'
import { Row } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { shownKinds } from '#lib/task/shown-rewards.ts'
import type { WordTotal } from '#lib/task/task-phase.ts'
import styles from './parts-bar.module.css'

const COLORS: Readonly<Record<string, string>> = {
  claimed: '--success-main',
  added: '--success-main',
  ready: '--celebrate-main',
  open: '--track',
  cash: '--success-main',
  trial: '--primary-main',
  coupon: '--art-teal',
  airdrop: '--art-sun',
}

const colorOf = (part: string) => ({ '--part': `var(${COLORS[part] ?? '--art-tang'})` })

export const isPositive = (amount: string) => new Big(amount).gt(0)

/** The parts of a sum, phases or kinds, as a bar; amounts are decimal strings. Hidden from screen readers, because words say the same. */
export const PartsBar = ({ parts }: { parts: readonly (readonly [part: string, amount: string])[] }) => (
  <Row gap="3" className={styles.bar} aria-hidden="true">
    {parts.map(
      ([part, amount]) =>
        isPositive(amount) && <i key={part} data-part={part} style={{ ...colorOf(part), flexGrow: amount }} />,
    )}
  </Row>
)

export const PartLabel = ({ part, as, children }: { part: string; as: 'li' | 'span'; children: string }) => (
  <Row as={as} gap="6" align="center" className={styles.label} data-part={part} style={colorOf(part)}>
    {children}
  </Row>
)

/** "75 cash"; `hideUnit`: another place has the unit. */
export function useKindText(hideUnit?: boolean) {
  const { t, locale, amount, money: written } = useWords()
  return ({ word, money }: WordTotal) =>
    t('task.amount_of_kind', {
      amount: hideUnit ? isolateLtr(locale, amount(money)) : written(money),
      kind: t(`task.word.${word}`),
    })
}

interface KindsBarProps {
  kinds: readonly WordTotal[]
  /** Set when the figure above has the unit. */
  hideUnit?: boolean
}

/** The sum of each kind of reward ("75 cash, 35 futures coupon"), with a bar if all have the same unit. */
export function KindsBar({ kinds, hideUnit }: KindsBarProps) {
  const kindText = useKindText(hideUnit)
  const isComparable = new Set(kinds.map(({ money }) => money.unit)).size === 1
  return (
    <>
      {isComparable && kinds.length > 1 && <PartsBar parts={kinds.map(({ word, money }) => [word, money.amount])} />}
      <Row as="ul" gap="4 16" wrap size="note" className={styles.kinds}>
        {shownKinds(kinds).map(({ word, money }) => (
          <PartLabel key={`${word} ${money.unit}`} as="li" part={word}>
            {kindText({ word, money })}
          </PartLabel>
        ))}
      </Row>
    </>
  )
}
