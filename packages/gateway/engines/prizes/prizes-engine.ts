import type { FileWith } from '@fanfare/activities/schema.ts'
import { drawsLeft } from '#gateway/draws/db/unspent-draws.ts'
import { describeReward } from '../../activities/definition/describe-task.ts'
import { greatestIn } from '../../activities/definition/amounts-in.ts'
import type { Engine } from '../engine.ts'
import { readLottery } from './read-lottery.ts'
import { sealLottery } from './seal-lottery.ts'

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
