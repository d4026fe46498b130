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
    visitor: cards(running),
    'two-tracks': cards(compoundDetail({}, { roi: null })),
    ...each(compoundStates, ({ detail, my }) =>
      inWorld(cards(detail, true), {
        activityDetail: { ...page, ...detail, my },
        eligible: { eligible: true, reasonCode: null },
        taskCompletions: { tasks: [] },
      }),
    ),
    'board-visitor': <Rows detail={running} board={combinedBoard()} />,
    'board-mine': <Rows detail={running} board={combinedBoard({ mine: myCombinedRow })} />,
    'board-streak': <Rows detail={running} board={streakBoard} track="STREAK" />,
  }
}

function cards(detail: CompetitionDetail, isMember?: boolean) {
  const subject = compoundSubject(detail)
  if (!subject) return null
  const hero = { ...detail, promise: '' }
  return (
    <Grid gap="12">
      {isMember ? (
        <>
          <CompoundPart part="headline" subject={subject} hero={hero} />
          <TracksLive subject={subject} />
          <CombineLive subject={subject} />
        </>
      ) : (
        <>
          <CompoundHeadline subject={subject} hero={hero} mine={null} />
          <TrackCards subject={subject} mine={null} />
          <CombineCard subject={subject} />
        </>
      )}
    </Grid>
  )
}
