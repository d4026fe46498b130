import Big from 'big.js'
import { formatMoney } from '@fanfare/languages/format.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { Accent, Ends, Facts, Note, Row, Stack, Text, type Fact } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { gapFigure } from '#lib/competition/board.ts'
import { paidPlaces, paidSum } from '#lib/competition/paid-places.ts'
import { serverNow } from '#lib/http/clock.ts'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import type { NextPrize } from '#lib/competition/my-place.ts'
import rises from '#components/ui/surface/rises.module.css'
import type { PlaceSubject } from './competition-subject.ts'
import styles from './place.module.css'

interface RankLineProps {
  isTeam?: boolean
  rank: number
  /** How many are ranked. */
  total: number
  /** Ranks gained since yesterday. */
  change?: number | null
}

/** A team's is smaller, because its name is beside it. */
export function RankLine({ isTeam, rank, total, change }: RankLineProps) {
  const { t, number, counted } = useWords()
  // Without a total the word "rank" is part of the text, because languages differ in where it stands.
  const isAlone = isTeam && total < SHOWN_FROM
  const of = total >= SHOWN_FROM && t(isTeam ? 'team.of_teams' : 'competition.of_traders', counted(total))
  return (
    <Ends gap="4 12" align="end">
      <Figure value={isAlone ? t('compound.rank', { rank: number(rank) }) : number(rank)} size={isTeam ? 'L' : 'XL'} />
      <Note as="div" text="end" className={styles.beside}>
        {of && <div>{of}</div>}
        {!!change && (
          <div className={change > 0 ? rises.up : rises.down}>
            {t(change > 0 ? 'competition.up_since' : 'competition.down_since', counted(Math.abs(change)))}
          </div>
        )}
      </Note>
    </Ends>
  )
}

const FactCard = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <Section title={title}>
    <Facts look="lined" facts={facts} top="4" className={styles.rows} />
  </Section>
)

interface NextPrizeCardProps {
  next: NextPrize
  /** null for ratios. */
  unit: string | null
  /** ms */
  endTime: number
}

const DAY_MS = 86_400_000

/** What is needed is never rounded down. */
export const roundedUp = (amount: Big) => amount.round(2, Big.roundUp).toFixed()

/** The next prize: the distance in all and a day, the fees, and how much more it pays. */
export function NextPrizeCard({ next: { rank, reward, left, fees, gain }, unit, endTime }: NextPrizeCardProps) {
  const { t, locale, rewardText, number, moved, day } = useMyWords()
  const distance = (value: string) => gapFigure(locale, unit, value)
  const days = Math.floor((endTime - serverNow()) / DAY_MS)
  const aDay = days > 1 && unit && roundedUp(new Big(left).div(days))
  return (
    <FactCard
      title={t('competition.takes', { reward: rewardText(reward) })}
      facts={[
        [t('competition.takes_value', { rank: number(rank) }), distance(left)],
        aDay && [t('competition.takes_day', { date: day(endTime) }), distance(aDay)],
        fees && [t('competition.takes_fees'), moved(fees)],
        gain && [t('competition.takes_gain'), formatMoney(locale, gain, { signed: true })],
      ]}
    />
  )
}

interface RankedProps {
  subject: PlaceSubject
  /** How many are ranked. */
  ranked: number
}

/** How a competition ended: ranked traders, paid prizes, and places that nobody won. */
export function EndedCard({ subject: { tiers, minimumTraders }, ranked }: RankedProps) {
  const { t, number, money } = useWords()
  if (!tiers.length || ranked < minimumTraders) return null
  const { places, taken, free } = paidPlaces(tiers, ranked)
  const sum = paidSum(tiers, ranked)
  return (
    <FactCard
      title={t('competition.ended')}
      facts={[
        ranked >= SHOWN_FROM && [t('competition.ended_ranked'), number(ranked)],
        [t('competition.ended_places'), t('competition.of_places', { taken: number(taken), places: number(places) })],
        sum && [t('competition.ended_paid'), money(sum)],
        free && [t('competition.ended_free'), number(free)],
      ]}
    />
  )
}

/** null when too few are ranked, prizes are not certain yet, or all paid places are taken. */
export function freePlaces({ tiers, status, minimumTraders }: PlaceSubject, ranked: number) {
  if (status !== 'ONGOING' || ranked < Math.max(SHOWN_FROM, minimumTraders)) return null
  const { next, ...places } = paidPlaces(tiers, ranked)
  return next && { ...places, next }
}

/** How many paid places are taken, with the next free one and what it wins today; nothing where `freePlaces` is null. */
export function SeatsCard({ subject, ranked }: RankedProps) {
  const { t, rewardText, number, money } = useWords()
  const { minimum } = subject
  const seats = freePlaces(subject, ranked)
  if (!seats) return null
  const { taken, places, free, next } = seats
  const title = t('competition.seats', { taken: number(taken), places: number(places) })
  const reward = rewardText(next.reward)
  return (
    <Section title={title} className={styles.seatsCard}>
      <Text top="8" numeric>
        {minimum
          ? t('competition.seats_reach', { minimum: money(minimum), reward })
          : t('competition.seats_trade', { reward })}
      </Text>
      <Row gap="3" top="14" className={styles.bar} role="img" aria-label={title}>
        <span className={styles.taken} style={{ flexGrow: taken }} />
        <span className={styles.mine} />
        <span className={styles.free} style={{ flexGrow: free }} />
      </Row>
      <Row gap="2 12" top="8" justify="between" wrap size="note" tone="secondary" numeric>
        <span>{t('competition.seats_taken', { value: number(taken) })}</span>
        <Accent tone="warning">{t('competition.seats_mine')}</Accent>
        <span>{t('competition.seats_free', { value: number(free) })}</span>
      </Row>
    </Section>
  )
}

/** Reserves the room of the user's two cards below the hero until they have loaded; a visitor does not see it. */
export const PlacesSkeleton = () => (
  <div className={styles.users}>
    <Card as="div" padded className={styles.waiting}>
      <Stack gap="12">
        <Skeleton height="24px" width="60%" />
        <Skeleton height="48px" />
        <Skeleton height="16px" width="80%" />
      </Stack>
    </Card>
    <PlaceSkeleton />
  </div>
)

/** Reserves the room of the user's place or team until it has loaded. */
export function PlaceSkeleton({ ofTeam }: { ofTeam?: boolean }) {
  const { t } = useWords()
  const title = t(ofTeam ? 'team.mine' : 'competition.place')
  return (
    <Card padded className={styles.card} aria-label={title} aria-busy>
      <h2>{title}</h2>
      <Skeleton height="44px" width="40%" />
      <Skeleton height="96px" />
    </Card>
  )
}
