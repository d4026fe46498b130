import { drawsLeft } from '#gateway/db/draws-left.ts'
import { describeReward } from '../../definition/describe-task.ts'
import type { Engine } from '../engine.ts'

/** The prizes of draws (contract §9). Draws themselves are not decided by facts: their rewards come with the draw. */
export const prizesEngine: Engine = {
  describe: ({ prizes }, texts) => ({
    rewards: prizes.flatMap(({ id, reward }) => (reward ? [describeReward(reward, texts, id)] : [])),
  }),
  readMine: async (db, { userId, activityId, now }) => ({ draws: await drawsLeft(db, userId, activityId, now) }),
}
