import fc from 'fast-check'
import { expect } from 'vitest'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { modelStep } from '../model-step.ts'
import { trade, DAY, HOUR } from '../task-world.ts'
import { fact } from '../task-facts.ts'
import { committed, type Model, evaluateModel, TASK_IDS, type TaskId, USERS } from './model.ts'
import type { Real } from './real.ts'

async function compare(model: Model, real: Real): Promise<void> {
  const rows = await real.standings()
  evaluateModel(model, (user, task) => ['COMPLETED', 'GRANTED'].includes(rows[user]?.[task].standing ?? ''))
  const expected = model.users.map(({ tasks }) =>
    Object.fromEntries(
      TASK_IDS.map((id) => {
        const { standing, completedAt } = tasks[id]
        const reached = ['COMPLETED', 'EXPIRED', 'GRANTED'].includes(standing)
        return [id, { standing, completedAt: reached ? completedAt : null }]
      }),
    ),
  )
  expect(rows).toEqual(expected)
  expect(await real.budgetFree()).toBe(model.limit - committed(model))
}

type Act = (model: Model, real: Real) => Promise<void>
const step = (text: string, act: Act, isPossible?: (model: Model) => boolean) =>
  modelStep<Model, Real>(
    text,
    async (model, real) => {
      await act(model, real)
      await real.world.evaluate()
      await compare(model, real)
    },
    isPossible,
  )
const userOf = (model: Model, user: number) => model.users[user] ?? expect.fail('no such user')
const idOf = (real: Real, user: number) => real.users[user] ?? ''

/** `apply` must refuse to join after the end. */
const join = (index: number) =>
  step(
    `join(${index})`,
    async (model, real) => {
      await real.world.joinActivity(idOf(real, index), real.activityId)
      userOf(model, index).joinedAt ??= model.now
    },
    ({ now, end }) => now < end,
  )

const tradeStep = (index: number, volume: number, ago: number, times: number) =>
  step(`trade(${index}, ${volume}, -${ago}, ×${times})`, async (model, real) => {
    const at = Math.max(model.now - ago, real.startTime)
    const event = trade(idOf(real, index), at, String(volume))
    for (let time = 0; time < times; time += 1) await real.world.send(event)
    userOf(model, index).trades.push({ at, volume })
  })

/** Claims several times at once, before any background work has run. */
const claim = (index: number, taskId: TaskId, times: number) =>
  step(`claim(${index}, ${taskId}, ×${times})`, async (model, real) => {
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        real.world.claim(idOf(real, index), real.activityId, taskId).then(
          ({ rewardId }) => rewardId,
          (error: { codeName?: string; message: string }) => error.codeName ?? error.message,
        ),
      ),
    )
    const [answer = ''] = answers
    expect(new Set(answers)).toEqual(new Set([answer]))
    const user = userOf(model, index)
    const task = user.tasks[taskId]
    if (task.standing === 'COMPLETED') {
      Object.assign(task, { standing: 'GRANTED', rewardId: answer, underReview: user.flagged })
      expect(await real.rewardState(answer)).toBe(user.flagged ? 'REVIEW' : 'GRANTED')
    }
    expect(answer).toBe(user.joinedAt === null ? 'JOIN_FIRST' : ANSWERS[task.standing](task.rewardId))
  })

const ANSWERS = {
  PENDING: () => 'TASK_NOT_COMPLETED',
  UNSATISFIED: () => 'TASK_NOT_COMPLETED',
  SOLD_OUT: () => 'SOLD_OUT',
  EXPIRED: () => 'CLAIM_DEADLINE_PASSED',
  COMPLETED: (rewardId: string | null) => rewardId,
  GRANTED: (rewardId: string | null) => rewardId,
}

const wait = (ms: number) =>
  step(`wait(${ms})`, (model, real) => {
    real.world.clock.advance(ms)
    model.now += ms
    return Promise.resolve()
  })

const setLimit = (limit: number) =>
  step(`limit(${limit})`, async (model, real) => {
    if (limit < committed(model)) return expect(real.setLimit(limit)).rejects.toMatchObject({ codeName: 'MALFORMED' })
    await real.setLimit(limit)
    model.limit = limit
  })

async function report(real: Real, event: PlatformEventInput): Promise<void> {
  await real.world.send(event, event)
  await real.world.evaluate()
}
const flag = (index: number) =>
  step(`flag(${index})`, async (model, real) => {
    await report(real, fact('user.flagged', model.now, { userId: idOf(real, index) }))
    userOf(model, index).flagged = true
  })
const use = (index: number) =>
  step(`use(${index})`, async (model, real) => {
    const granted = Object.values(userOf(model, index).tasks).find(({ rewardId, used }) => rewardId !== null && !used)
    if (!granted?.rewardId) return
    await report(real, fact('reward.used', model.now, { userId: idOf(real, index), rewardId: granted.rewardId }))
    granted.used = true
    expect(await real.rewardState(granted.rewardId)).toBe('USED')
  })

const user = fc.nat(USERS - 1)
export const COMMANDS: fc.Arbitrary<fc.AsyncCommand<Model, Real>>[] = [
  user.map(join),
  fc
    .tuple(
      user,
      fc.constantFrom(1, 100, 200, 300),
      fc.constantFrom(0, 1, HOUR, DAY, 2 * DAY),
      fc.integer({ min: 1, max: 2 }),
    )
    .map((parts) => tradeStep(...parts)),
  fc.tuple(user, fc.constantFrom(...TASK_IDS), fc.integer({ min: 1, max: 5 })).map((parts) => claim(...parts)),
  fc.tuple(user, fc.constantFrom(...TASK_IDS), fc.constant(1)).map((parts) => claim(...parts)),
  fc.constantFrom(1, HOUR, DAY - 1, DAY).map(wait),
  fc.constantFrom(0, 5, 10, 14, 20, 40).map(setLimit),
  fc.tuple(user, fc.constantFrom(flag, use)).map(([index, one]) => one(index)),
]
