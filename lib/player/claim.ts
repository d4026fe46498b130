import { lotteryDraw } from '../contract/lottery/draw.ts'
import { obtainReward } from '../contract/task/obtain-reward.ts'
import { readMine, type Life } from './life.ts'
import { readTasks } from './progress.ts'
import { sendCall } from './send-call.ts'

/** Claims every completed task, then uses every draw. */
export async function claim(life: Life): Promise<void> {
  const { connection, activity, account } = life
  const { activityId } = activity
  for (const { taskId, periodKey, taskStatus } of await readTasks(life)) {
    if (taskStatus !== 'COMPLETED') continue
    await sendCall(connection, obtainReward, { query: { activityId, taskId, periodKey } }, account.token)
  }
  if (activity.lottery !== undefined) await drawAll(life)
}

async function drawAll(life: Life): Promise<void> {
  const { connection, activity, account } = life
  const query = { activityId: activity.activityId }
  const { status, my } = await readMine(life)
  if (status !== 'ONGOING') return
  for (let left = my.draws ?? 0; left > 0; left -= 1)
    await sendCall(connection, lotteryDraw, { query, body: { clientSeed: 'player' } }, account.token)
}
