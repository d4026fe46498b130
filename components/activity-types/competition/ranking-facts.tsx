import Big from 'big.js'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { WeightClass } from '@fanfare/contract/competition/competition.ts'
import { Facts, Note, Row, Stack, Text, type LayoutProps } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { Amount } from '#components/ui/text/amount.tsx'
import { Accordion, type AccordionItem } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { ActivityTime } from '#components/activity/activity-time.tsx'
import { countPlaces } from '#lib/competition/paid-places.ts'
import { isPoolGrowing, unlockedShare, prizeToday } from '#lib/competition/prize-today.ts'
import type { Board } from '#lib/competition/board.ts'
import { minutesOf, type BoardSubject } from './competition-subject.ts'
import styles from './prizes.module.css'

const MARKETS = ['spot', 'futures', 'copy'] as const

interface RankingFactsProps {
  detail: ActivityDetail
  /** The type's rows, shown first. */
  before?: AccordionItem[]
  isOpen?: boolean
}

/** The rules of the ranking: counted trades, weight classes, ties. */
export function RankingFacts({ detail, before = [], isOpen }: RankingFactsProps) {
  const { competition, startTime, timeZone } = detail
  const { t, counted, money, percent } = useWords()
  const classRange = useClassRange()
  if (!competition) return null
  const { tracks, markets, countFrom, minimum, dailyCap, minimumTraders, cadence, weightClasses, team } = competition
  const rules = [
    // Two tracks have a name that does not say what they measure.
    ...tracks.map(({ track }) =>
      track === 'FOLLOWERS' ? t('copy.followers_rule') : track === 'LEADS' && t('copy.leads_rule'),
    ),
    t('competition.ties'),
    t('competition.snapshot_rule'),
    minimumTraders > 0 && t('competition.few_traders', counted(minimumTraders)),
    minimumTraders > 0 && weightClasses && t('competition.few_per_class'),
    team && t('team.small_rule', counted(team.minMembers)),
    team?.memberMaximum && t('team.member_cap', { amount: money(team.memberMaximum) }),
    team?.poolShareMaximum && t('team.pool_cap', { share: percent(team.poolShareMaximum) }),
  ]
  const facts = (
    <>
      <Facts
        top="12"
        facts={[
          markets.length && [
            t('competition.markets'),
            markets.map((market) => {
              const known = MARKETS.find((name) => name === market.toLowerCase())
              return <div key={market}>{known ? t(`competition.market_${known}`) : market}</div>
            }),
          ],
          [t('competition.counted_from'), t(countFrom === 'JOIN' ? 'competition.from_join' : 'competition.from_start')],
          minimum && [t('competition.minimum'), <Amount key="minimum" money={minimum} />],
          dailyCap && [t('competition.cap'), <Amount key="cap" money={dailyCap} />],
          [t('competition.updated'), t('competition.every', counted(minutesOf(cadence)))],
        ]}
      />
      {weightClasses && (
        <>
          <Text as="h3" top="16" className={styles.rules}>
            {t('competition.who_competes')}
          </Text>
          <Facts
            top="12"
            facts={weightClasses.list.map(({ classId, label }) => [label, classRange(weightClasses.list, classId)])}
          />
          <ClassLine top="10" subject={{ classes: weightClasses, startTime, timeZone }} />
        </>
      )}
      <Stack as="ul" gap="6" top="14" size="note" tone="secondary" className={styles.rules}>
        {rules.map((rule) => rule && <li key={rule}>{rule}</li>)}
      </Stack>
    </>
  )
  return (
    <Card padded className={styles.card} aria-label={t('competition.how')}>
      <Accordion items={[...before, { key: 'how', title: t('competition.how'), body: facts, open: isOpen }]} />
    </Card>
  )
}

/** The facts below a running competition's stake, as data that crosses to the browser; null for any other one. */
export function competitionFacts(detail: ActivityDetail) {
  const { competition, tiers, pool, status, outcome, startTime, endTime } = detail
  if (!competition || status !== 'ONGOING' || outcome) return null
  const first = tiers.find(({ rankFrom }) => rankFrom === 1)?.reward
  return {
    status,
    startTime,
    endTime,
    // Combined tracks have only base prizes, which factors multiply.
    first: first && !competition.factors ? prizeToday(first, unlockedShare(competition, pool)) : null,
    unlocked: isPoolGrowing(competition) ? competition.poolUnlocked : null,
    /** How many ranks have a prize. */
    places: countPlaces(tiers),
  }
}

/** The first prize, the paid places and the time left. */
export function CompetitionFacts({ facts }: { facts: NonNullable<ReturnType<typeof competitionFacts>> }) {
  const { t, rewardText, counted, money } = useWords()
  const { first, unlocked, places } = facts
  return (
    <Row as="ul" gap="6" top="12" wrap numeric className={styles.heroFacts}>
      {unlocked && <li>{t('competition.fact_unlocked', { amount: money(unlocked) })}</li>}
      {first && (
        <li>
          {t('competition.fact_first')}{' '}
          <b>{'unit' in first.amount ? <Amount money={first.amount} /> : rewardText(first)}</b>
        </li>
      )}
      {places > 0 && <li>{t('competition.fact_places', counted(places))}</li>}
      <li>
        <ActivityTime {...facts} />
      </li>
    </Row>
  )
}

interface ClassLineProps extends Pick<LayoutProps, 'top' | 'numeric'> {
  subject: Pick<BoardSubject, 'classes' | 'startTime' | 'timeZone'>
  /** Absent when not joined, or while unknown. */
  myClass?: Board['myClass']
}

/** The reader's class and the volume that decided it, else what decides a class; nothing without classes. */
export function ClassLine({ subject, myClass, ...note }: ClassLineProps) {
  const { t, locale, money } = useWords()
  const { classes } = subject
  if (!classes) return null
  const day = (at: number) => formatDayMonth(locale, at, subject.timeZone)
  // The first and the last day whose trades decide the class.
  const days = { from: day(subject.startTime - classes.volumeDays * DAY_MS), to: day(subject.startTime - 1) }
  const name = classes.list.find(({ classId }) => classId === myClass?.classId)?.label
  const text = () => {
    if (!name || !myClass) return t('competition.class_rule', days)
    if (new Big(myClass.volume.amount).eq(0)) return t('competition.class_mine_none', { name, ...days })
    return t('competition.class_mine', { name, volume: money(myClass.volume), ...days })
  }
  return <Note {...note}>{text()}</Note>
}

const DAY_MS = 86_400_000

/** Writes the volume range of a class: from the previous class's limit up to its own. */
export function useClassRange() {
  const { t, money } = useWords()
  return (list: readonly WeightClass[], classId: string) => {
    const index = list.findIndex((one) => one.classId === classId)
    const [from, to] = [list[index - 1]?.upTo, list[index]?.upTo]
    if (!to) return from ? t('competition.class_over', { amount: money(from) }) : ''
    if (!from) return t('competition.class_up_to', { amount: money(to) })
    return t('competition.range', { from: money(from), to: money(to) })
  }
}
