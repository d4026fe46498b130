import { BoardSection } from './board-section.tsx'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { isPoolGrowing, unlockedShare } from '#lib/competition/prize-today.ts'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { cx } from '#components/ui/cx.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Grid, Row } from '#components/ui/layout/layout.tsx'
import { HeroHeadline } from '#components/activity/hero-headline.tsx'
import { countPlaces, paidSum, placeTiers } from '#lib/competition/paid-places.ts'
import type { DescribePromise, DetailProps, HeadlineProps, PageParts } from '#components/activity/page-parts.ts'
import { RankingFacts, CompetitionFacts, competitionFacts } from './ranking-facts.tsx'
import { CompetitionIsland } from './competition-islands.tsx'
import { PlaceSkeleton, PlacesSkeleton, EndedCard, SeatsCard } from './place-parts.tsx'
import { placeSubject } from './competition-subject.ts'
import { PrizesCard, PoolCard } from './prizes-card.tsx'
import place from './place.module.css'
import boardStyles from './board.module.css'

/** The unlocked pool or the ranked traders, and how many places pay. */
export const competitionPromise: DescribePromise = (detail, { t, locale, counted, money }) => {
  const { competition, tiers, status, outcome, startTime, timeZone } = detail
  if (!competition || outcome === 'CANCELLED') return null
  if (status === 'UPCOMING') return t('competition.opens', { date: formatDayMonth(locale, startTime, timeZone) })
  const places = countPlaces(tiers)
  if (!places) return null
  const { poolUnlocked, traders } = competition
  const ranked = traders < SHOWN_FROM ? null : t('competition.proof_traders', counted(traders))
  // The line beside the action has the state of the results.
  if (outcome) return ranked
  if (poolUnlocked && isPoolGrowing(competition))
    return t('competition.proof_unlocked', { amount: money(poolUnlocked), ...counted(places) })
  const pays = t('competition.proof_places', counted(places))
  return ranked ? `${pays} ${ranked}` : pays
}

/** A type whose page has other sections first: with a folded leaderboard after its tasks, and the user's place. */
export const withBoard = ({ Aside, ...page }: PageParts): PageParts => ({
  ...page,
  AfterTasks: FoldedBoard,
  Aside: ({ detail }) => (
    <>
      <PlaceSlot detail={detail} column="aside" />
      {Aside && <Aside detail={detail} />}
    </>
  ),
})

/** Nothing for an activity without a leaderboard. */
function FoldedBoard({ detail }: DetailProps) {
  const { t } = useWords()
  if (!detail.competition || detail.outcome === 'CANCELLED') return null
  return (
    <details className={boardStyles.fold}>
      <Row as="summary" gap="12" align="center" justify="between" weight="medium">
        {t('competition.board')}
        <SmallIcon icon="caret-down" />
      </Row>
      <Grid gap="16" top="16">
        <PlaceSlot detail={detail} column="main" />
        <BoardSection detail={detail} />
        <RankingFacts detail={detail} />
      </Grid>
    </details>
  )
}

/** The user's place: on phones above the leaderboard, else in the aside. */
function PlaceSlot({ detail, column }: DetailProps & { column: 'main' | 'aside' }) {
  const { competition, status, outcome } = detail
  if (!competition || status === 'UPCOMING' || outcome === 'CANCELLED') return null
  return (
    <div className={cx(place.slot, place[column])}>
      <CompetitionIsland part="place" subject={placeSubject(detail, competition)}>
        <PlaceSkeleton />
      </CompetitionIsland>
    </div>
  )
}

/** Below the hero: the free paid places and the user's place; after the end how it ended. */
function PlaceSection({ detail }: DetailProps) {
  const { competition, status, outcome } = detail
  if (!competition || status === 'UPCOMING' || outcome === 'CANCELLED') return null
  const subject = placeSubject(detail, competition)
  const Visitors = status === 'ENDED' ? EndedCard : SeatsCard
  return (
    <CompetitionIsland part="place" subject={subject} isWide>
      <div className={place.section}>
        <div className={place.visitors}>
          <Visitors subject={subject} ranked={subject.traders} />
        </div>
        <PlacesSkeleton />
      </div>
    </CompetitionIsland>
  )
}

/** The prizes by rank, for the unlocked part of the pool. */
export function PrizesSection({ detail, isFolded }: DetailProps & { isFolded?: boolean }) {
  const { activityId, competition, tiers, pool, status } = detail
  if (!competition) return null
  const prizes = {
    tiers,
    share: unlockedShare(competition, pool),
    isOver: status === 'ENDED',
    isForTeams: !!competition.team,
    isFolded,
    ...(competition.weightClasses && { classes: competition.weightClasses.list }),
  }
  if (status === 'UPCOMING') return <PrizesCard {...prizes} />
  return (
    <CompetitionIsland part="prizes" activityId={activityId} cadence={competition.cadence} {...prizes}>
      <PrizesCard {...prizes} />
    </CompetitionIsland>
  )
}

/** The page of a competition of single traders. */
export const COMPETITION_PAGE: PageParts = {
  HeroHeadline: CompetitionHeadline,
  promise: competitionPromise,
  AboveColumns: PlaceSection,
  BeforeTasks: PoolAndBoard,
  Aside: CompetitionAside,
  listsPrizes: true,
}

/** The rules of the ranking are open where the column has room beside the tasks. */
function CompetitionAside({ detail }: DetailProps) {
  return (
    <>
      <PrizesSection detail={detail} />
      <div className={place.main}>
        <RankingFacts detail={detail} />
      </div>
      <div className={place.aside}>
        <RankingFacts detail={detail} isOpen />
      </div>
    </>
  )
}

/** The unlocked part of a growing pool, and the leaderboard. */
export function PoolAndBoard({ detail }: DetailProps) {
  return (
    <>
      <PoolCard detail={detail} />
      <BoardSection detail={detail} />
    </>
  )
}

/** The prize pool with its facts, the user's own place, and after the end what was paid. */
export function CompetitionHeadline({ detail, subject }: HeadlineProps) {
  const { activityId, competition, tiers, pool, status, outcome } = detail
  const { t, amount } = useWords()
  const facts = competitionFacts(detail)
  if (!competition || status !== 'ENDED' || outcome === 'CANCELLED')
    return <HeroHeadline subject={subject} facts={facts && <CompetitionFacts facts={facts} />} />
  /** What the ranked traders won in all; null before the ranking is final, and where prizes have different units. */
  const paid = () => {
    const { traders, minimumTraders, factors, team } = competition
    if (outcome !== 'SETTLED' || factors || team || traders < minimumTraders) return null
    const sum = paidSum(placeTiers(tiers, unlockedShare(competition, pool)), traders)
    return sum && { figure: amount(sum), label: t('competition.paid_out', { unit: sum.unit }) }
  }
  const result = paid()
  return (
    <CompetitionIsland {...{ activityId, subject, result }} part="headline" cadence={competition.cadence}>
      <HeroHeadline subject={subject} isServers result={result} />
    </CompetitionIsland>
  )
}
