import type { GatewayContext } from '#gateway/context.ts'
import { listDraws, findLottery } from '#gateway/draws/db/draws.ts'
import type { DrawLogRow, PrizeTableRow } from '@fanfare/contract/lottery/lottery.ts'
import { DomainError } from '../util/domain-error.ts'
import { findLotteryActivity } from './draw-prize.ts'
import { revealSeed } from '../engines/prizes/seal-lottery.ts'
import { totalWeight } from '../engines/prizes/roll.ts'

export interface FairnessPage {
  activityId: string
  pageIndex: number
  pageSize: number
}

/** All that a verifier needs (contract §9), a page of draws at a time; the seed once the activity has ended. */
export async function readFairness(gateway: GatewayContext, { activityId, pageIndex, pageSize }: FairnessPage) {
  const { endTime } = await findLotteryActivity(gateway, activityId)
  const lottery = await findLottery(gateway.db, activityId)
  if (lottery === null) throw new DomainError('NOT_FOUND')
  const seed = await revealSeed(gateway, lottery, endTime)
  const { commitment, prizeTableHash, draws: totalDraws, logHash } = lottery
  const prizes = JSON.parse(lottery.prizes) as PrizeTableRow[]
  const rows = await listDraws(gateway.db, activityId, { until: totalDraws, pageIndex, pageSize })
  const total = totalWeight(prizes)
  return { activityId, commitment, prizeTableHash, prizes, seed, total, draws: rows.map(logged), totalDraws, logHash }
}

const logged = ({ drawNo, userRef, nonce, clientSeed, rolledPrizeId, prizeId, at }: DrawLogRow) => ({
  drawNo,
  userRef,
  nonce,
  clientSeed,
  rolledPrizeId,
  prizeId,
  at,
})
