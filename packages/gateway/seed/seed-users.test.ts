import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { seedUsers } from './seed-users.ts'

const gateway = await borrowGateway()

test('[GW-3] seeded users are logged in, have joined and can claim, and the audit finds no violation', async () => {
  const users = await seedUsers({ databaseUrl: gateway.databaseUrl, users: 1_200 })
  expect(users).toHaveLength(1_200)
  expect(new Set(users.map(({ userId }) => userId)).size).toBe(1_200)
  for (const { activityId, taskId, token, loginName, password } of [users[0], users.at(-1)].filter(
    (u) => u !== undefined,
  )) {
    const completions = await gateway.call(taskCompletions, { query: { activityId } }, { token })
    expect(completions.data.tasks.find((task) => task.taskId === taskId)).toMatchObject({ taskStatus: 'COMPLETED' })
    const claimed = await gateway.call(obtainReward, { query: { activityId, taskId } }, { token })
    expect(claimed).toMatchObject({ code: '00000', data: { taskStatus: 'GRANTED' } })
    expect((await gateway.call(login, { body: { loginName, password } })).code).toBe('00000')
  }
  expect(await audit(gateway.db)).toEqual([])
})

test('a second seeding joins the same activity', async () => {
  const [one] = await seedUsers({ databaseUrl: gateway.databaseUrl, users: 1 })
  const { participants } = (await gateway.rows('activities', { activityId: one?.activityId ?? '' }))[0]!
  expect(participants).toBe(1_201)
})
