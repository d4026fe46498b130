import type { competitionRank } from '@fanfare/contract/competition/rank.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'

/** One page of a leaderboard, with the caller's own row. */
export type Board = CallData<typeof competitionRank>
