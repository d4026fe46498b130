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
    const line = (): { text?: string; warns?: boolean } => {
      if (total.addressNeeded) return { text: t('rewards.total_address'), warns: true }
      if (coming) return { text: t('rewards.total_all_coming') }
      if (endsAt !== null && endsSoon(endsAt, now))
        return { text: t('rewards.total_ends', { date: deadline(endsAt) }), warns: true }
      if (!isZero(onTheWay)) return { text: t('rewards.total_more', { amount: formatFigure(locale, onTheWay, unit) }) }
      if (!isZero(used) && unit !== null) {
        const { parts, total: whole } = partsOf(yours, used, unit)
        return { text: t('rewards.total_used', { whole: money(whole), used: moved(parts[1] ?? whole) }) }
      }
      return endsAt === null ? {} : { text: t('rewards.total_ends', { date: deadlineDay(endsAt) }) }
    }
    const { text, warns } = line()
    return (
      <RewardLine
        key={`${word} ${unit}`}
        word={word}
        title={t(`rewards.word_${word}`)}
        note={text && <Span tone={warns ? 'warning' : undefined}>{text}</Span>}
        end={
          <Stack text="end" tone={coming ? 'secondary' : undefined}>
            {unit === null ? (
              <Figure value={number(Number(amount))} size="M" />
            ) : (
              <>
                <Amount
                  money={partsOf(amount, used, unit).parts[0] ?? { amount, unit }}
                  size="M"
                  isMoved={!isZero(used)}
                />
                <NearAmount money={{ amount, unit }} word={word} rate={rate} />
              </>
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
