import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import { Accordion, type AccordionItem } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection, WeightClass } from '@fanfare/contract/competition/competition.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import { ClassLine } from './board/class-line.tsx'
import { useClassRange } from './board/use-class-range.ts'
import styles from './ranking-facts.module.css'

const MARKETS = { spot: 'market_spot', futures: 'market_futures', copy: 'market_copy' } as const
const isMarket = (market: string): market is keyof typeof MARKETS => market in MARKETS

/** Tracks whose measure their name does not say. */
const RULES = { FOLLOWERS: 'copy.followers_rule', LEADS: 'copy.leads_rule' } as const
const hasRule = (track: string): track is keyof typeof RULES => track in RULES

interface RankingFactsProps {
  detail: ActivityDetail
  /** Rows of the type. */
  before?: AccordionItem[]
  isOpen?: boolean
}

/** The rules of the ranking from the activity's settings: counted trades, weight classes, ties; closed, below other rows of its type. */
export function RankingFacts({ detail, before = [], isOpen = false }: RankingFactsProps) {
  const { competition, startTime, timeZone } = detail
  const t = useTranslations('competition')
  const texts = useTranslations()
  const locale = useLocale()
  if (!competition) return null
  const {
    tracks,
    markets,
    countFrom,
    minimum,
    dailyCap,
    minimumTraders,
    cadence,
    weightClasses: classes,
    team,
  } = competition
  const minutes = Math.max(1, Math.round(cadence / 60))
  const facts = (
    <>
      <dl className={styles.facts}>
        {markets.length > 0 && (
          <div>
            <dt>{t('markets')}</dt>
            {markets.map((market) => {
              const name = market.toLowerCase()
              return <dd key={market}>{isMarket(name) ? t(MARKETS[name]) : market}</dd>
            })}
          </div>
        )}
        <div>
          <dt>{t('counted_from')}</dt>
          <dd>{t(countFrom === 'JOIN' ? 'from_join' : 'from_start')}</dd>
        </div>
        {minimum && (
          <div>
            <dt>{t('minimum')}</dt>
            <dd>
              <Amount money={minimum} locale={locale} />
            </dd>
          </div>
        )}
        {dailyCap && (
          <div>
            <dt>{t('cap')}</dt>
            <dd>
              <Amount money={dailyCap} locale={locale} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('updated')}</dt>
          <dd>{t('every', { count: minutes, value: formatNumber(locale, String(minutes)) })}</dd>
        </div>
      </dl>
      {classes && (
        <>
          <ClassFacts list={classes.list} />
          <ClassLine className={styles.note} subject={{ classes, startTime, timeZone }} myClass={null} />
        </>
      )}
      <ul className={styles.rules}>
        {tracks.map(({ track }) => hasRule(track) && <li key={track}>{texts(RULES[track])}</li>)}
        <li>{t('ties')}</li>
        {minimumTraders > 0 && (
          <li>{t('few_traders', { count: minimumTraders, value: formatNumber(locale, String(minimumTraders)) })}</li>
        )}
        {minimumTraders > 0 && classes && <li>{t('few_per_class')}</li>}
        {team && <TeamRules team={team} />}
      </ul>
    </>
  )
  return (
    <Card as="section" padded className={styles.card} aria-label={t('how')}>
      <Accordion items={[...before, { key: 'how', title: t('how'), body: facts, open: isOpen }]} />
    </Card>
  )
}

/** The weight classes with their volumes: traders of one class compete with each other. */
function ClassFacts({ list }: { list: readonly WeightClass[] }) {
  const t = useTranslations('competition')
  const classRange = useClassRange()
  return (
    <>
      <h3 className={styles.who}>{t('who_competes')}</h3>
      <dl className={styles.facts}>
        {list.map(({ classId, label }) => (
          <div key={classId}>
            <dt>{label}</dt>
            <dd>{classRange(list, classId)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The size that a team needs, and the most that a member and a team get. */
function TeamRules({ team }: { team: NonNullable<CompetitionSection['team']> }) {
  const t = useTranslations('team')
  const locale = useLocale()
  const { minMembers, memberMaximum, poolShareMaximum } = team
  return (
    <>
      <li>{t('small_rule', { count: minMembers, value: formatNumber(locale, String(minMembers)) })}</li>
      {memberMaximum && <li>{t('member_cap', { amount: formatMoney(locale, memberMaximum) })}</li>}
      {poolShareMaximum !== null && <li>{t('pool_cap', { share: formatPercent(locale, poolShareMaximum) })}</li>}
    </>
  )
}
