import {
  boardSubject,
  firstChoice,
  type BoardChoice,
} from '#components/activity-types/competition/competition-subject.ts'
import { BoardView, type BoardViewProps } from '#components/activity-types/competition/board-view.tsx'
import type { CompetitionDetail } from '../fixtures/competition.ts'
import { nothing } from './states.tsx'

interface RowsProps extends Partial<BoardViewProps> {
  detail: CompetitionDetail
  track?: BoardChoice['track']
}

/** The leaderboard of a page, of its first track unless another is named. */
export function Rows({ detail, board = null, track, ...props }: RowsProps) {
  const subject = boardSubject(detail, detail.competition)
  return (
    <BoardView
      subject={subject}
      choice={{ ...firstChoice(subject), ...(track && { track }) }}
      board={board}
      onChoose={nothing}
      onRetry={nothing}
      {...props}
    />
  )
}
