import { snapshotDueBoards } from '@fanfare/gateway/boards/snapshots/snapshot-due-boards.ts'
import { evaluateDue } from '@fanfare/gateway/evaluation/evaluate-due.ts'
import { reevaluateNext, sweep } from '@fanfare/gateway/evaluation/worker.ts'
import { decideLevels } from '@fanfare/gateway/rebates/decide-levels.ts'
import { settleRebates } from '@fanfare/gateway/rebates/settle-rebates.ts'
import { writeAllLines } from '@fanfare/gateway/rebates/start-rebates.ts'
import { settleEnded } from '@fanfare/gateway/results/settle-ended.ts'
import type { BorrowedGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'

/** Evaluation waits for so long for the end of a burst, ms. */
const BURST = 1_500

/** Does what the jobs of a server do all the time, until nothing is left to do. */
export async function workOff({ ctx }: Pick<BorrowedGateway, 'ctx'>, passTime: (ms: number) => void): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    do while ((await evaluateDue(ctx)).length > 0 || (await reevaluateNext(ctx)) > 0) {}
    while ((await sweep(ctx)) > 0)
    passTime(BURST)
  }
  await writeAllLines(ctx)
  while ((await decideLevels(ctx)) > 0) await writeAllLines(ctx)
  await snapshotDueBoards(ctx)
  await settleEnded(ctx)
  await settleRebates(ctx)
}
