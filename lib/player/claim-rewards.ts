import { lotteryDraw } from '@fanfare/contract/lottery/draw.ts'
import { obtainReward } from '@fanfare/contract/task/obtain-reward.ts'
import { readMine, type PlayedUser } from './played-user.ts'
import { readTasks } from './progress.ts'
import { sendCall } from './send-call.ts'

/** Claims every completed task, then uses every draw. */
export async function claimRewards(user: PlayedUser): Promise<void> {
  const { connection, activity, account } = user
  const { activityId } = activity
  for (const { taskId, periodKey, taskStatus } of await readTasks(user)) {
    if (taskStatus !== 'COMPLETED') continue
    await sendCall(connection, obtainReward, { query: { activityId, taskId, periodKey } }, account.token)
  }
  if (activity.lottery !== undefined) await drawAll(user)
}

async function drawAll(user: PlayedUser): Promise<void> {
  const { connection, activity, account } = user
  const query = { activityId: activity.activityId }
  const { status, my } = await readMine(user)
  if (status !== 'ONGOING') return
  for (let left = my.draws ?? 0; left > 0; left -= 1)
    await sendCall(connection, lotteryDraw, { query, body: { clientSeed: 'player' } }, account.token)
}
