'use client'

import {
  boardSubject,
  firstChoice,
  placeSubject,
  type BoardChoice,
} from '#components/activity-types/competition/competition-subject.ts'
import { BoardView, type BoardViewProps } from '#components/activity-types/competition/board-view.tsx'
import {
  CompetitionFacts,
  competitionFacts,
  RankingFacts,
} from '#components/activity-types/competition/ranking-facts.tsx'
import {
  EndedCard,
  NextPrizeCard,
  PlaceSkeleton,
  freePlaces,
  SeatsCard,
} from '#components/activity-types/competition/place-parts.tsx'
import { PlaceCard } from '#components/activity-types/competition/place-card.tsx'
import { PoolCard, PrizesCard } from '#components/activity-types/competition/prizes-card.tsx'
import { RowCheckView } from '#components/activity-types/competition/row-check.tsx'
import { nextPrizeOf } from '#lib/competition/my-place.ts'
import { unlockedShare } from '#lib/competition/prize-today.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Board } from '#lib/competition/board.ts'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import {
  boardFixture,
  competitionPages,
  mineFixture,
  placeFixtures,
  rowChecks,
  signedBoards,
} from '../fixtures/competition.ts'
import { usdt } from '../fixtures/fixture.ts'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const nothing = () => undefined
const HANDLERS = { onTrack: nothing, onClass: nothing, onPeriod: nothing, onPage: nothing, onRetry: nothing }

/** The parts of a competition's page in each of their states. */
export function CompetitionStates() {
  const { pages, now } = useFixture((at, translate) => ({ pages: competitionPages(at, translate) }))
  const byId = new Map(pages.map(({ id, data }) => [id, data]))
  const [growing, upcoming, classes, ended] = ['growing', 'upcoming', 'classes', 'ended'].map((id) => byId.get(id))
  if (!growing?.competition || !upcoming || !classes?.competition || !ended) return null
  const place = placeSubject(growing, growing.competition)
  const cup = placeSubject(growing, { ...growing.competition, poolSteps: [], dailyCap: null })
  const free = freePlaces(cup, 259)
  const next = nextPrizeOf(mineFixture())
  const facts = competitionFacts(growing)
  const middle = { classId: 'middle', volume: { amount: '83450.12', unit: 'USDT' } }
  const inClass = boardFixture(now, { total: 4_961, mine: mineFixture(), weightClass: 'middle', myClass: middle })
  const boards: Record<string, Partial<BoardViewProps>> = {
    visitor: { board: boardFixture(now) },
    mine: { board: boardFixture(now, { mine: mineFixture() }) },
    'mine-shown': { board: boardFixture(now, { mine: mineFixture({ rank: 5 }) }), isBusy: true },
    final: { board: boardFixture(now, { final: true, mine: mineFixture() }) },
    empty: { board: boardFixture(now, { items: [], total: 0, snapshotHash: null, snapshotSeq: null }) },
    failed: { board: null, hasFailed: true },
    loading: { board: null, pageSize: 5 },
  }
  return (
    <StateGroup>
      {pages.map(({ id, data }) => (
        <State key={id} id={`page-${id}`}>
          <PoolCard detail={data} />
          <Prizes detail={data} />
          <RankingFacts detail={data} />
        </State>
      ))}
      {Object.entries(boards).map(([id, props]) => (
        <State key={id} id={`board-${id}`}>
          <Rows detail={growing} {...props} />
        </State>
      ))}
      <State id="board-upcoming">
        <Rows detail={upcoming} board={null} />
      </State>
      <State id="board-class-visitor">
        <Rows detail={classes} board={boardFixture(now, { total: 12_805, weightClass: 'light' })} />
      </State>
      <State id="board-class-mine">
        <Rows detail={classes} board={inClass} />
      </State>
      <State id="board-none-ranked">
        <Rows detail={ended} board={boardFixture(now, { items: [], total: 0, final: true })} />
      </State>
      {signedBoards(now).map(({ id, data }) => (
        <State key={id} id={`board-${id}`}>
          <Rows detail={growing} board={data} track={id === 'pnl' ? 'PNL' : 'ROI'} />
        </State>
      ))}
      {placeFixtures().map(({ id, data: { mine, final = false } }) => (
        <State key={id} id={`place-${id}`}>
          <PlaceCard subject={place} state="member" board={boardFixture(now, { final })} mine={mine} />
        </State>
      ))}
      <State id="seats">{free && <SeatsCard subject={cup} free={free} />}</State>
      <State id="place-free">
        <PlaceCard
          subject={cup}
          state="member"
          board={boardFixture(now, { total: 259 })}
          mine={mineFixture({
            rank: null,
            removed: 'NOT_ENOUGH',
            value: '4310',
            volume: usdt('4310'),
            nextPrize: undefined,
          })}
        />
      </State>
      <State id="next-prize">
        {next && <NextPrizeCard next={next} measure={{ track: 'VOLUME', unit: 'USDT' }} endTime={growing.endTime} />}
      </State>
      <State id="ended">
        <EndedCard subject={placeSubject(ended, { ...growing.competition, poolSteps: [] })} ranked={259} />
      </State>
      <State id="facts">{facts && <CompetitionFacts facts={facts} />}</State>
      <State id="board-folded">
        <Rows detail={growing} board={boardFixture(now, { mine: mineFixture() })} folded={6} />
      </State>
      <State id="place-class">
        <PlaceCard
          subject={placeSubject(classes, classes.competition)}
          state="member"
          board={inClass}
          mine={mineFixture()}
        />
      </State>
      <State id="place-open">
        <PlaceCard subject={place} state="open" />
      </State>
      <State id="place-failed">
        <PlaceCard subject={place} state="failed" onRetry={nothing} />
      </State>
      <State id="place-loading">
        <PlaceSkeleton />
      </State>
      {rowChecks().map(({ id, data }) => (
        <State key={id} id={`check-${id}`}>
          <RowCheckView check={data} />
        </State>
      ))}
    </StateGroup>
  )
}

function Prizes({ detail: { tiers, competition, pool, status } }: { detail: ActivityDetail }) {
  if (!competition) return null
  const classes = competition.weightClasses?.list ?? []
  return (
    <PrizesCard
      tiers={tiers}
      share={unlockedShare(competition, pool)}
      isOver={status === 'ENDED'}
      myRank={status === 'ONGOING' ? 148 : null}
      classes={classes}
      myClass={classes[0]?.classId ?? null}
    />
  )
}

interface RowsProps extends Partial<Omit<BoardViewProps, 'board'>> {
  detail: ActivityDetail
  board?: Board | null
  track?: BoardChoice['track']
}

function Rows({ detail, board = null, track, ...props }: RowsProps) {
  if (!detail.competition) return null
  const subject = boardSubject(detail, detail.competition)
  const choice = { ...firstChoice(subject), ...(track && { track }) }
  return (
    <BoardView
      subject={subject}
      choice={choice}
      board={board}
      pageSize={PAGE_SIZE_DEFAULT}
      handlers={HANDLERS}
      {...props}
    />
  )
}
