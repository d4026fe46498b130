import { expect, test } from 'vitest'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { publishActivity } from '#gateway/activities/publication/publish-activity.ts'
import { activityFile } from '#gateway/testing/activity-file.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import { TASK_TYPES, type TaskType } from '@fanfare/contract/enumerations.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { sendEvents } from './send-events.ts'

const gateway = await borrowGateway()
const gatewayOrigin = await gateway.listen()

/** No event completes these: a user enters a code, and a user who joined is registered already. */
const WITHOUT_EVENT: readonly TaskType[] = ['KOL_BIND', 'APPOINT_CODE', 'REGISTER_PASS']
const money = { amount: '100', unit: 'USDT' }
const DETAILS: Partial<Record<TaskType, Partial<TaskDefinition>>> = {
  TRADING_VOLUME: { target: money },
  SPOT_TRADING_VOLUME: { target: money },
  TOTAL_TRADING_VOLUME: { target: money },
  ANY_TRADING_VOLUME: { target: { count: 3 } },
  RECHARGE: { target: money },
  SPOT_FIRST_RECHARGE: { target: money },
  SPOT_FIRST_TRADING: { target: money },
  TRANSFER_AND_TRADING: { target: money, transferTarget: '50' },
  EARNINGS: { target: money },
  SPOT_HOLDS: { target: money, asset: 'FNF' },
  INVITE_FRIEND: { target: { count: 2 }, friend: { kyc: true, deposit: '50', trade: '100', days: 30 } },
}

async function activityWith(type: TaskType): Promise<string> {
  const file = activityFile({
    alias: `demo-${type.toLowerCase().replaceAll('_', '-')}`,
    tasks: [
      {
        id: 'it',
        type,
        period: 'DURING',
        reward: { type: 'DROP', kind: 'Token', amount: { amount: '1', unit: 'USDT' } },
        ...DETAILS[type],
      },
    ],
    texts: { en: { title: 'Demonstration', rules: 'None.', tasks: { it: { title: 'Do it' } } } },
  })
  return (await publishActivity(gateway.ctx, { file, actor: 'operator' })).activityId
}
const send = ({ loginName }: Pick<TestUser, 'loginName'>) =>
  sendEvents({
    databaseUrl: gateway.databaseUrl,
    gatewayOrigin,
    opsSecret: gateway.config.opsSecrets.join(','),
    loginName,
  })

test.each(TASK_TYPES.filter((type) => !WITHOUT_EVENT.includes(type)))(
  '[ACT-4] the demonstration completes %s by events, and the reward can be claimed',
  async (type) => {
    const activityId = await activityWith(type)
    const user = await gateway.register()
    await gateway.call(apply, { query: { activityId } }, user)
    expect(await send(user)).toMatch(/^Sent .*: this completes “Do it” of Demonstration\. 1 USDT can be claimed at \//)
    // Some types wait for the end of a burst.
    gateway.clock.set(gateway.clock.now() + 2000)
    const { data } = await gateway.call(taskCompletions, { query: { activityId } }, user)
    expect(data.tasks).toMatchObject([{ taskId: 'it', taskStatus: 'COMPLETED' }])
    const claimed = await gateway.call(obtainReward, { query: { activityId, taskId: 'it' } }, user)
    expect(claimed).toMatchObject({ code: '00000', data: { taskStatus: 'GRANTED' } })
    await expect(send(user)).rejects.toThrow(/no open task/)
  },
)

test('[ACT-4] the demonstration explains in words when there is nothing to send', async () => {
  await expect(send({ loginName: 'nobody@example.test' })).rejects.toThrow(
    'No account has the login name nobody@example.test.',
  )
  await expect(send(await gateway.register())).rejects.toThrow(/has not joined an activity yet/)
})
