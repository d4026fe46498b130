import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { listTraders } from './list-traders.tsx'
import { inOrder, pickTrader } from './rank-traders.ts'
import { shownRatio } from './shown-ratio.ts'
import styles from './trader-choice.module.css'
import { traderListTexts } from './trader-list-texts.ts'
import { TraderList } from './trader-list.tsx'
import { TraderName } from './trader-name.tsx'
import { TraderPick } from './trader-pick.tsx'

/** So many others are in sight before the reader asks for all. */
const OTHERS = 3

/** The two parts of the page that show lead traders. */
export type TradersPart = 'pick' | 'others'

interface TraderChoiceProps {
  traders: readonly LeadTrader[]
  actionOf: (trader: LeadTrader, isPick: boolean) => ReactNode
  linkOf: (trader: LeadTrader) => ReactNode
}

/** The recommended lead trader. Renders nothing while all places are taken. */
export function RecommendedTrader({ traders, actionOf, linkOf }: TraderChoiceProps) {
  const pick = pickTrader(traders)
  return pick && <TraderPick pick={pick} action={actionOf(pick.trader, true)} link={linkOf(pick.trader)} />
}

/** The others in short, and all lead traders with their figures on request. */
export function OtherTraders({ traders, actionOf, linkOf }: TraderChoiceProps) {
  const t = useTranslations()
  const locale = useLocale()
  const pick = pickTrader(traders)
  const others = inOrder(traders, 'fall').filter(({ traderId }) => traderId !== pick?.trader.traderId)
  const all = { count: traders.length, value: formatNumber(locale, String(traders.length)) }
  return (
    <Card as="section" padded aria-labelledby="lead-traders">
      <h2 id="lead-traders">{t(pick ? 'copy.others' : 'copy.traders')}</h2>
      <ul className={styles.few}>
        {others.slice(0, OTHERS).map((trader) => (
          <li key={trader.traderId}>
            <TraderName name={trader.name} />
            <span>
              <bdi dir="ltr">{shownRatio(locale, trader.worstFall)}</bdi>
              <small>{t('copy.worst_fall')}</small>
            </span>
          </li>
        ))}
      </ul>
      <details className={styles.all}>
        <summary>{t('copy.see_all', all)}</summary>
        <TraderList
          traders={listTraders(traders, (trader) => actionOf(trader, false), linkOf)}
          texts={traderListTexts(t)}
        />
        <p className={styles.note}>{t('copy.past_results')}</p>
      </details>
    </Card>
  )
}
