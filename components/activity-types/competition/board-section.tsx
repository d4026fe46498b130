import { getLocale } from 'next-intl/server'
import type { DetailProps } from '#components/activity/page-parts.ts'
import { readBoard } from '#lib/queries/boards.ts'
import { BoardView } from './board-view.tsx'
import { CompetitionIsland } from './competition-islands.tsx'
import { BOARD_ID, boardSubject, firstChoice } from './competition-subject.ts'

/** The leaderboard for visitors, complete without JavaScript. */
export async function BoardSection({ detail }: DetailProps) {
  const { competition, activityId, status, outcome } = detail
  if (!competition || outcome === 'CANCELLED') return null
  const subject = boardSubject(detail, competition)
  const choice = firstChoice(subject)
  if (status === 'UPCOMING') return <BoardView subject={subject} choice={choice} board={null} />
  const board = await readBoard(activityId, await getLocale())
  return (
    <div id={BOARD_ID} data-awake={board ? undefined : ''}>
      <CompetitionIsland part="board" subject={subject} initial={board} eager={!board}>
        <BoardView subject={subject} choice={choice} board={board} folded />
      </CompetitionIsland>
    </div>
  )
}
