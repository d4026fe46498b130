import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { inOrder, pickTrader, placesLeft, rankTraders, type TraderPick as Pick } from './rank-traders.ts'
import { shownRatio } from './shown-ratio.ts'
import { TraderCard } from './trader-card.tsx'
import styles from './trader-choice.module.css'
import { TraderFigures } from './trader-figures.tsx'
import { TraderList, type TraderListProps, type ListedTrader } from './trader-list.tsx'
import { TraderName } from './trader-name.tsx'

/** The words of a list of lead traders, for a list without messages of its own. */
const traderListTexts = (t: ReturnType<typeof useTranslations<never>>): TraderListProps['texts'] => ({
  sort: t('copy.sort'),
  onlyFree: t('copy.only_free'),
  noneFree: t('copy.none_free'),
  orders: [
    { order: 'fall', text: t('copy.sort_fall') },
    { order: 'return', text: t('copy.sort_return') },
    { order: 'places', text: t('copy.sort_places') },
  ],
})

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

/** Cards with their ranks, for a list that a reader sorts. */
function listTraders(
  traders: readonly LeadTrader[],
  actionOf: (trader: LeadTrader) => ReactNode,
  linkOf: (trader: LeadTrader) => ReactNode,
): ListedTrader[] {
  const ranks = rankTraders(traders)
  return traders.map((trader) => ({
    traderId: trader.traderId,
    ranks: ranks.get(trader.traderId) ?? { fall: 0, return: 0, places: 0 },
    isFull: placesLeft(trader) === 0 && !trader.following,
    card: <TraderCard trader={trader} action={actionOf(trader)} link={linkOf(trader)} />,
  }))
}

interface TraderPickProps {
  pick: Pick
  action: ReactNode
  link?: ReactNode
}

/** The lead trader to start with, and the rule that chose: the reader can check it in the list. Whom they copy already, in short. */
function TraderPick({ pick: { trader, among }, action, link }: TraderPickProps) {
  const t = useTranslations('copy')
  const locale = useLocale()
  const left = placesLeft(trader)
  const number = (value: number) => formatNumber(locale, String(value))
  return (
    <Card as="section" padded aria-labelledby="trader-pick" className={styles.pick}>
      <div className={styles.head}>
        <h2 id="trader-pick">{t(trader.following ? 'following' : 'start_with')}</h2>
        {trader.covered && <Chip icon={<Icon icon="shield-check" size="sm" />}>{t('covered')}</Chip>}
      </div>
      <TraderName name={trader.name} link={link}>
        <span className={styles.small}>
          {left === 0 ? t('full_line') : t('places', { count: left, value: number(left) })}
        </span>
      </TraderName>
      {among !== null && among > 1 && (
        <Chip tone="primary" className={styles.rule}>
          {t('pick_rule', { count: among, value: number(among) })}
        </Chip>
      )}
      {among !== null && <TraderFigures trader={trader} isLarge />}
      {action}
      {among !== null && <p className={styles.small}>{t('past_results')}</p>}
    </Card>
  )
}
