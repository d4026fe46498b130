'use client'

import {
  boardSubject,
  firstChoice,
  type BoardChoice,
} from '#components/activity-types/competition/competition-subject.ts'
import { BoardView } from '#components/activity-types/competition/board-view.tsx'
import { CombineCard } from '#components/activity-types/competition/compound/combine-card.tsx'
import {
  CombineLive,
  CompoundPart,
  TracksLive,
} from '#components/activity-types/competition/compound/compound-live.tsx'
import { CompoundHeadline } from '#components/activity-types/competition/compound/compound-headline.tsx'
import { compoundSubject } from '#components/activity-types/competition/compound/compound-subject.ts'
import { TrackCards } from '#components/activity-types/competition/compound/track-cards.tsx'
import type { Board } from '#lib/competition/board.ts'
import { Grid } from '#components/ui/layout/layout.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { memberPageFixture } from '../fixtures/activities.ts'
import {
  combinedBoard,
  compoundDetail,
  compoundStates,
  factorsFixture,
  myCombinedRow,
  streakBoard,
} from '../fixtures/compound.ts'
import { FixtureWorld } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

/** The parts of linked tracks in each of their states. */
export function CompoundStates() {
  const { page, running, two, states, now } = useFixture((at, translate) => ({
    page: memberPageFixture(at, translate, 'CompoundTrading'),
    running: compoundDetail(at, translate),
    two: compoundDetail(at, translate, {}, factorsFixture({ roi: null })),
    states: compoundStates(at, translate),
  }))
  const boards: Record<string, { board: Board; track: BoardChoice['track'] }> = {
    visitor: { board: combinedBoard(now), track: 'COMBINED' },
    mine: { board: combinedBoard(now, { mine: myCombinedRow() }), track: 'COMBINED' },
    streak: { board: streakBoard(now), track: 'STREAK' },
  }
  return (
    <StateGroup wide>
      {Object.entries({ visitor: running, 'two-tracks': two }).map(([id, detail]) => (
        <State key={id} id={id}>
          <Visitors detail={detail} />
        </State>
      ))}
      {states.map(({ id, data: { detail, my } }) => (
        <State key={id} id={id}>
          <FixtureWorld
            answers={{
              activityDetail: () => ({ ...page, ...detail, my }),
              eligible: () => ({ eligible: true, reasonCode: null }),
              taskCompletions: () => ({ tasks: [] }),
            }}
          >
            <Members detail={detail} />
          </FixtureWorld>
        </State>
      ))}
      {Object.entries(boards).map(([id, { board, track }]) => (
        <State key={id} id={`board-${id}`}>
          <Rows detail={running} board={board} track={track} />
        </State>
      ))}
    </StateGroup>
  )
}

function Visitors({ detail }: { detail: ActivityDetail }) {
  const subject = compoundSubject(detail)
  return (
    subject && (
      <Grid gap="12">
        <CompoundHeadline subject={subject} hero={{ ...detail, promise: '' }} mine={null} />
        <TrackCards subject={subject} my={null} />
        <CombineCard subject={subject} />
      </Grid>
    )
  )
}

function Members({ detail }: { detail: ActivityDetail }) {
  const subject = compoundSubject(detail)
  return (
    subject && (
      <Grid gap="12">
        <CompoundPart part="headline" subject={subject} hero={{ ...detail, promise: '' }} />
        <TracksLive subject={subject} />
        <CombineLive subject={subject} />
      </Grid>
    )
  )
}

function Rows({ detail, board, track }: { detail: ActivityDetail; board: Board; track: BoardChoice['track'] }) {
  if (!detail.competition) return null
  const subject = boardSubject(detail, detail.competition)
  const nothing = () => undefined
  return (
    <BoardView
      subject={subject}
      choice={{ ...firstChoice(subject), track }}
      board={board}
      pageSize={PAGE_SIZE_DEFAULT}
      handlers={{ onTrack: nothing, onClass: nothing, onPeriod: nothing, onPage: nothing, onRetry: nothing }}
    />
  )
}
