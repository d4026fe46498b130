import { useWords } from '#components/ui/text/use-words.ts'
import Big from 'big.js'
import { formatAmount } from '@fanfare/languages/format.ts'
import type { TaskTotals } from '#lib/task/task-phase.ts'
import { Ends, Stack, Text } from '#components/ui/layout/layout.tsx'
import { PartsBar } from '../../parts-bar.tsx'
import styles from './good-news-bar.module.css'

interface GoodNewsBarProps {
  /** The activity. */
  label: string
  totals: TaskTotals
  /** The part of the claimed sum that was claimed just now, a decimal string; it turns from gold to green. */
  added: string
}

const PARTS = ['claimed', 'added', 'ready', 'open', 'missed'] as const

/** The user's part of an activity's money: claimed, ready, open, missed; before the first claim the sum that is left. */
export function GoodNewsBar({ label, totals: { unit, ...totals }, added }: GoodNewsBarProps) {
  const { t, locale, money } = useWords()
  const claimed = new Big(totals.claimed)
  const { ready, open, missed } = totals
  const total = claimed.plus(ready).plus(open).plus(missed)
  const before = claimed.minus(added)
  const amounts = { ...totals, claimed: before.lt(0) ? '0' : before.toFixed(), added }
  const text = claimed.gt(0)
    ? t('moment.bar_claimed', {
        claimed: formatAmount(locale, { amount: claimed.toFixed(), unit }),
        total: money({ amount: total.toFixed(), unit }),
      })
    : t('moment.bar_left', { amount: money({ amount: open, unit }) })
  return (
    <Stack gap="6" top="18" size="hint" text="start" className={styles.box}>
      <Ends as="p" gap="2 16" align="baseline">
        <Text as="span" tone="secondary" breaks>
          {label}
        </Text>
        <b>{text}</b>
      </Ends>
      <PartsBar
        parts={PARTS.flatMap((part) => (new Big(amounts[part]).gt(0) ? [[part, amounts[part]] as const] : []))}
      />
    </Stack>
  )
}
