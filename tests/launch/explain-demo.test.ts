import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ExplainedItem } from '@fanfare/contract/staff/explanation.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { createClock } from '@fanfare/gateway/clock.ts'
import { seedAccounts } from '@fanfare/gateway/seed/seed-demo.ts'
import { startGateway, type TestGateway } from '@fanfare/gateway/testing/start-gateway.ts'
import { DEVELOPMENT_OPS_SECRET } from '@fanfare/kernel/config/config.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { explain } from '@fanfare/runner/commands/explain.ts'

let gateway: TestGateway
let origin: string
/** Frozen after the seed, so that two reads of one card are alike. */
let now: number | null = null
let written = ''

beforeAll(async () => {
  gateway = await startGateway({ clock: createClock(() => now ?? Date.now()) })
  await seedAccounts(gateway.ctx)
  now = Date.now()
  origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => gateway.stop())
beforeEach(() => {
  written = ''
  vi.stubEnv('GATEWAY_ORIGIN', origin)
  vi.stubEnv('OPS_SECRET', DEVELOPMENT_OPS_SECRET)
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written += String(chunk)
    return true
  })
})

interface Explained {
  user: { userId: string; locale: string }
  explanation: { locale: string; text: string; items: ExplainedItem[] }
  activities: { activity: { activityId: string }; tasks: TaskCompletion[] }[]
}

/** Without the marks that keep an amount together. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[^\S\n]/g, ' ')

/** A ticket is answered within a minute, from the login name to the text that is sent. */
const ANSWERED_MS = 60_000

test.each(DEMO_LOGINS)(
  '[OPS-USERS] the login name $loginName alone is enough for the words of the account’s own cards, within a minute',
  async ({ loginName, password }) => {
    const began = performance.now()
    expect(await explain([loginName, '--json'])).toBe(0)
    expect(performance.now() - began).toBeLessThan(ANSWERED_MS)
    const { user, explanation, activities } = JSON.parse(written) as Explained
    expect(explanation.locale).toBe(user.locale)
    written = ''
    expect(await explain([loginName])).toBe(0)
    expect(written.split('\n', 1)).toEqual([explanation.text])

    const { token } = (await gateway.call(login, { body: { loginName, password } })).data
    const headers = { language: user.locale }
    for (const { activity, tasks } of activities) {
      const { activityId } = activity
      const own = await gateway.call(taskCompletions, { query: { activityId } }, { token, headers })
      expect(tasks).toEqual(own.data.tasks)
      const isOf = (item: ExplainedItem) => (task: TaskCompletion) =>
        task.taskId === item.taskId && task.periodKey === item.periodKey
      for (const item of explanation.items.filter((one) => one.activityId === activityId && one.taskId !== null))
        expect(plain(item.text)).toContain(plain(own.data.tasks.find(isOf(item))?.title ?? 'a card'))
    }
  },
)

test('[OPS-USERS] the demonstration’s trader reads how far each task is, why trades did not count, and what can be claimed', async () => {
  const [, { loginName }] = DEMO_LOGINS
  expect(await explain([loginName, '--json'])).toBe(0)
  const { explanation } = JSON.parse(written) as Explained
  expect(new Set(explanation.items.map(({ state }) => state))).toEqual(new Set(['OPEN', 'CLAIMABLE']))
  const told = plain(explanation.items.map(({ text }) => text).join('\n'))
  expect(told).toMatch(/60\.00 of 200 USDT\. /)
  expect(told).toMatch(/\d didn’t count\. (Most recent: )?Traded .+, you joined .+\. Next step: /)
  expect(told).toMatch(/It’s ready\. Claim it by /)
})
