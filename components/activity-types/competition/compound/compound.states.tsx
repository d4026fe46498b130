import { Grid } from '#components/ui/layout/layout.tsx'
import { memberPageFixture } from '#gallery/fixtures/activities.ts'
import type { CompetitionDetail } from '#gallery/fixtures/competition.ts'
import {
  combinedBoard,
  compoundDetail,
  compoundStates,
  myCombinedRow,
  streakBoard,
} from '#gallery/fixtures/compound.ts'
import { Rows } from '#gallery/parts/board-rows.tsx'
import { each, inWorld } from '#gallery/parts/states.tsx'
import { CombineCard, CompoundHeadline } from './combined-prize.tsx'
import { CombineLive, CompoundPart, TracksLive } from './compound-live.tsx'
import { compoundSubject } from './compound-subject.ts'
import { TrackCards } from './track-cards.tsx'

export function states() {
  const page = memberPageFixture('CompoundTrading')
  const running = compoundDetail()
  return {
    visitor: visitors(running),
    'two-tracks': visitors(compoundDetail({}, { roi: null })),
    ...each(compoundStates, ({ detail, my }) =>
      inWorld(
        {
          activityDetail: { ...page, ...detail, my },
          eligible: { eligible: true, reasonCode: null },
          taskCompletions: { tasks: [] },
        },
        members(detail),
      ),
    ),
    'board-visitor': <Rows detail={running} board={combinedBoard()} />,
    'board-mine': <Rows detail={running} board={combinedBoard({ mine: myCombinedRow })} />,
    'board-streak': <Rows detail={running} board={streakBoard} track="STREAK" />,
  }
}

function visitors(detail: CompetitionDetail) {
  const subject = compoundSubject(detail)
  return (
    subject && (
      <Grid gap="12">
        <CompoundHeadline subject={subject} hero={{ ...detail, promise: '' }} mine={null} />
        <TrackCards subject={subject} mine={null} />
        <CombineCard subject={subject} />
      </Grid>
    )
  )
}

function members(detail: CompetitionDetail) {
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
