import type { GatewayContext } from '#gateway/context.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import type { MyWeightClass } from '@fanfare/contract/competition/rank.ts'
import type { Board } from '../engines/places/board-of.ts'
import { findMyClass } from '../engines/places/find-my-class.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-user.ts'

/** The caller's weight class with all facts that have arrived; null: not joined, or no classes. */
export async function readMyClass(
  gateway: GatewayContext,
  me: { activityId: string; userId: string },
  board: Board,
): Promise<MyWeightClass | null> {
  if (board.weightClasses === undefined) return null
  if ((await findAppliedAt(gateway.db, me.userId, me.activityId)) === null) return null
  await evaluateIfQueued(gateway, me.userId)
  return findMyClass(gateway.db, me, board)
}
