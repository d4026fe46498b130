import type { PageParts } from '#components/activity/page-parts.ts'
import { BoardAside } from './board-aside.tsx'
import { PlacedBoard } from './placed-board.tsx'

/** The leaderboard of a type whose page has other sections first; nothing for an activity without one. */
export const BOARD_PARTS: PageParts = { AfterTasks: PlacedBoard, Aside: BoardAside }
