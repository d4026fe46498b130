import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useMemo } from 'react'
import { Amount } from '#components/ui/text/amount.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import type { DisplayRate } from '@fanfare/languages/display-rate.ts'
import { formatFigure } from '@fanfare/languages/format.ts'
import { shownParts } from '#lib/money/shown-parts.ts'
import { endsSoon } from '#lib/task/reward-steps.ts'
import { rewardTotals, type RewardTotal } from '#lib/task/reward-totals.ts'
import { Hint, List, Span, Stack } from '#components/ui/layout/layout.tsx'
import { NearAmount } from '../claim/claim-card.tsx'
import { RewardLine } from '../reward-line.tsx'
import styles from './reward-totals-card.module.css'

interface RewardTotalsCardProps {
  items: readonly RewardItem[]
  /** The gateway's clock, ms. */
  now: number
  rate?: DisplayRate
}

const isZero = (amount: string) => !/[1-9]/.test(amount)

/** The amount that is left and the used one, as they add up to the whole. */
const partsOf = (amount: string, used: string, unit: string) =>
  shownParts([
    { amount, unit },
    { amount: used, unit },
  ])

const warning = (text: string) => <Span tone="warning">{text}</Span>

/** The user's totals by kind; cash, trial funds and coupons are never added up (design, "Honest numbers"). */
export function RewardTotalsCard({ items, now, rate }: RewardTotalsCardProps) {
  const { t, locale, number, money, moved, deadline, deadlineDay } = useMyWords()
  // The page's clock renders this each second, but the sums change only with the rewards.
  const totals = useMemo(() => rewardTotals(items), [items])
  const row = (total: RewardTotal) => {
    const { word, unit, yours, onTheWay, used, endsAt } = total
    const coming = isZero(yours)
    const amount = coming ? onTheWay : yours
    /** The most important note on a kind: a missing address first, then rewards that are on the way, ending or partly used. */
    const line = () => {
      if (total.addressNeeded) return warning(t('rewards.total_address'))
      if (coming) return t('rewards.total_all_coming')
      if (endsAt && endsSoon(endsAt, now)) return warning(t('rewards.total_ends', { date: deadline(endsAt) }))
      if (!isZero(onTheWay)) return t('rewards.total_more', { amount: formatFigure(locale, onTheWay, unit) })
      if (!isZero(used) && unit) {
        const { parts, total: whole } = partsOf(yours, used, unit)
        return t('rewards.total_used', { whole: money(whole), used: moved(parts[1] ?? whole) })
      }
      return endsAt && t('rewards.total_ends', { date: deadlineDay(endsAt) })
    }
    return (
      <RewardLine
        key={`${word} ${unit}`}
        word={word}
        title={t(`rewards.word_${word}`)}
        note={line()}
        end={
          <Stack text="end" tone={coming ? 'secondary' : undefined}>
            {unit ? (
              <>
                <Amount
                  money={partsOf(amount, used, unit).parts[0] ?? { amount, unit }}
                  size="M"
                  isMoved={!isZero(used)}
                />
                <NearAmount money={{ amount, unit }} word={word} rate={rate} />
              </>
            ) : (
              <Figure value={number(Number(amount))} size="M" />
            )}
          </Stack>
        }
      />
    )
  }
  return (
    <Section title={t('rewards.totals')} className={styles.card}>
      {totals.length === 0 && <Hint top="8">{t('rewards.totals_none')}</Hint>}
      <List top="8">{totals.map(row)}</List>
    </Section>
  )
}
