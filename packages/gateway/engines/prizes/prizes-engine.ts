import type { FileWith } from '@fanfare/activities/schema.ts'
import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { findLottery, stockLeft, drawsLeft } from '#gateway/draws/db/draws.ts'
import { isPreviewToken } from '#gateway/util/preview-token.ts'
import type { LotterySection, ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import { describeReward } from '../../activities/definition/describe-task.ts'
import type { DescribedActivity, Engine } from '../engine.ts'
import { prizeTableOf, prizeTableText, sha256 } from './prize-table.ts'
import { totalWeight } from './roll.ts'
import { revealSeed, sealLottery } from './seal-lottery.ts'
import { greatestIn } from '../../activities/definition/amounts-in.ts'

/** `lottery` of the activity's data (contract §9): prizes with their odds and stock, and what seals the draws. */
async function readLottery(
  gateway: GatewayContext,
  { activityId, file, texts, endTime }: DescribedActivity<FileWith<'prizes'>>,
) {
  if (isPreviewToken(activityId)) return { lottery: unsealed(file, texts) }
  const lottery = await findLottery(gateway.db, activityId)
  if (lottery === null) return {}
  const left = await stockLeft(gateway.db, activityId)
  const { commitment, prizeTableHash, sealedAt, draws, won } = lottery
  return {
    lottery: {
      prizes: describePrizes(file, texts, left),
      totalWeight: totalWeight(file.prizes),
      commitment,
      prizeTableHash,
      sealedAt,
      seed: await revealSeed(gateway, lottery, endTime),
      totalDraws: draws,
      totalWon: won,
    },
  }
}

/** For a draft, which has no commitment yet, because only a publication makes the seed. */
const unsealed = (file: FileWith<'prizes'>, texts: ActivityTexts): LotterySection => ({
  prizes: describePrizes(file, texts, new Map()),
  totalWeight: totalWeight(file.prizes),
  commitment: null,
  prizeTableHash: sha256(prizeTableText(prizeTableOf(file))),
  seed: null,
  totalDraws: 0,
  totalWon: 0,
})

function describePrizes(
  file: FileWith<'prizes'>,
  texts: ActivityTexts,
  left: ReadonlyMap<string, number>,
): ShownPrize[] {
  const table = prizeTableOf(file)
  return file.prizes.map(({ id, reward }, index) => {
    const { prizeId = null, weight = 1, stock = null, fallbackPrizeId = null } = table[index] ?? {}
    return {
      prizeId,
      label: texts.labels[id] ?? id,
      reward: reward && describeReward(reward, texts, id),
      weight,
      stock,
      left: prizeId === null || stock === null ? null : (left.get(prizeId) ?? stock),
      fallbackPrizeId,
    }
  })
}

/** The prizes of draws (contract §9). Draws themselves are not decided by facts: their rewards come with the draw. */
export const prizesEngine: Engine<FileWith<'prizes'>> = {
  summarize: ({ prizes, pool }) => ({
    topPrize: pool
      ? greatestIn(
          pool.unit,
          prizes.flatMap(({ reward }) => reward ?? []),
        )
      : undefined,
  }),
  describe: ({ prizes }, texts) => ({
    rewards: prizes.flatMap(({ id, reward }) => (reward ? [describeReward(reward, texts, id)] : [])),
  }),
  readCurrent: readLottery,
  readMine: async (db, { userId, activityId, now }) => ({ draws: await drawsLeft(db, userId, activityId, now) }),
  atPublication: sealLottery,
}
