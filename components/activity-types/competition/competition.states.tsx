import { nextPrizeOf } from '#lib/competition/my-place.ts'
import { unlockedShare } from '#lib/competition/prize-today.ts'
import {
  boardFixture,
  competitionPages,
  placeFixtures,
  rowChecks,
  signedBoards,
} from '#gallery/fixtures/competition.ts'
import { myRankOf, usdt } from '#lib/testing/samples.ts'
import { Rows } from '#gallery/parts/board-rows.tsx'
import { each, nothing } from '#gallery/parts/states.tsx'
import { placeSubject } from './competition-subject.ts'
import { PlaceCard } from './place-card.tsx'
import { EndedCard, NextPrizeCard, PlaceSkeleton, SeatsCard } from './place-parts.tsx'
import { PoolCard, PrizesCard } from './prizes-card.tsx'
import { CompetitionFacts, competitionFacts, RankingFacts } from './ranking-facts.tsx'
import { RowCheckView } from './row-check.tsx'

export function states() {
  const { growing, upcoming, classes, ended } = competitionPages
  const place = placeSubject(growing, growing.competition)
  const cup = placeSubject(growing, { ...growing.competition, poolSteps: [], dailyCap: null })
  const mine = myRankOf()
  const next = nextPrizeOf(mine)
  const facts = competitionFacts(growing)
  const inClass = boardFixture({
    total: 4_961,
    mine,
    weightClass: 'middle',
    myClass: { classId: 'middle', volume: usdt('83450.12') },
  })
  const boards = {
    visitor: { board: boardFixture() },
    mine: { board: boardFixture({ mine }) },
    'mine-shown': { board: boardFixture({ mine: myRankOf({ rank: 5 }) }), isBusy: true },
    final: { board: boardFixture({ final: true, mine }) },
    empty: { board: boardFixture({ items: [] }) },
    failed: { hasFailed: true },
    loading: { pageSize: 5 },
    upcoming: { detail: upcoming },
    'class-visitor': { detail: classes, board: boardFixture({ total: 12_805, weightClass: 'light' }) },
    'class-mine': { detail: classes, board: inClass },
    'none-ranked': { detail: ended, board: boardFixture({ items: [] }) },
    pnl: { board: signedBoards.PNL, track: 'PNL' as const },
    roi: { board: signedBoards.ROI, track: 'ROI' as const },
  }
  return {
    ...each(
      competitionPages,
      (page) => (
        <>
          <PoolCard detail={page} />
          <PrizesCard
            tiers={page.tiers}
            share={unlockedShare(page.competition, page.pool)}
            isOver={page.status === 'ENDED'}
            myRank={page.status === 'ONGOING' ? 148 : null}
            classes={page.competition.weightClasses?.list}
            myClass={page.competition.weightClasses?.list[0]?.classId}
          />
          <RankingFacts detail={page} />
        </>
      ),
      'page-',
    ),
    ...each(boards, (props) => <Rows detail={growing} {...props} />, 'board-'),
    ...each(
      placeFixtures,
      (one, id) => <PlaceCard subject={place} board={boardFixture({ final: id.startsWith('final'), mine: one })} />,
      'place-',
    ),
    seats: <SeatsCard subject={cup} ranked={259} />,
    'place-free': (
      <PlaceCard
        subject={cup}
        board={boardFixture({
          total: 259,
          mine: myRankOf({
            rank: null,
            removed: 'NOT_ENOUGH',
            volume: usdt('4310'),
          }),
        })}
      />
    ),
    'next-prize': next && <NextPrizeCard next={next} unit="USDT" endTime={growing.endTime} />,
    ended: <EndedCard subject={placeSubject(ended, ended.competition)} ranked={259} />,
    facts: facts && <CompetitionFacts facts={facts} />,
    'board-folded': <Rows detail={growing} board={boardFixture({ mine })} folded />,
    'place-class': <PlaceCard subject={placeSubject(classes, classes.competition)} board={inClass} />,
    'place-open': <PlaceCard subject={place} />,
    'place-failed': <PlaceCard subject={place} onRetry={nothing} />,
    'place-loading': <PlaceSkeleton />,
    ...each(rowChecks, (check) => <RowCheckView check={check} />, 'check-'),
  }
}
