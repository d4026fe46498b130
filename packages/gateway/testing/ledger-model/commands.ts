import fc from 'fast-check'
import { expect } from 'vitest'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { trade, DAY, HOUR, nextEventId } from '../task-world.ts'
import { committed, type Model, evaluateModel, TASK_IDS, type TaskId, USERS } from './model.ts'
import type { Real } from './real.ts'

type Step = fc.AsyncCommand<Model, Real>

/** A step that ends with all background work, and with model and gateway compared in everything. */
const step = (
  name: string,
  act: (model: Model, real: Real) => Promise<unknown>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step => ({
  toString: () => name,
  check,
  run: async (model, real) => {
    await act(model, real)
    await real.world.evaluate()
    await compare(model, real)
  },
})

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

const join = (user: number) =>
  step(
    `join(${user})`,
    async (model, real) => {
      await real.world.joinActivity(real.users[user]!, real.activityId)
      model.users[user]!.joinedAt ??= model.now
    },
    // `apply` must refuse to join from then on.
    ({ now, end }) => now < end,
  )

const tradeStep = (user: number, volume: number, ago: number, times: number) =>
  step(`trade(${user}, ${volume}, -${ago}, ×${times})`, async (model, real) => {
    const at = Math.max(model.now - ago, real.startTime)
    const event = trade(real.users[user]!, at, String(volume))
    for (let time = 0; time < times; time += 1) await real.world.send(event)
    model.users[user]!.trades.push({ at, volume })
  })

/** Claims several times at once, before any background work has run. */
const claim = (index: number, taskId: TaskId, times: number) =>
  step(
    `claim(${index}, ${taskId}, ×${times})`,
    async (model, { world: { gateway }, activityId, users, rewardState }) => {
      const answers = await Promise.all(
        Array.from({ length: times }, () =>
          claimReward(gateway, { userId: users[index]! }, { activityId, taskId }, 'en').then(
            ({ rewardId }) => rewardId,
            (error: { codeName?: string; message: string }) => error.codeName ?? error.message,
          ),
        ),
      )
      const [answer = ''] = answers
      expect(new Set(answers)).toEqual(new Set([answer]))
      const user = model.users[index]!
      const task = user.tasks[taskId]
      if (task.standing === 'COMPLETED') {
        Object.assign(task, { standing: 'GRANTED', rewardId: answer, underReview: user.flagged })
        expect(await rewardState(answer)).toBe(user.flagged ? 'REVIEW' : 'GRANTED')
      }
      expect(answer).toBe(user.joinedAt === null ? 'JOIN_FIRST' : (ANSWERS[task.standing] ?? task.rewardId))
    },
  )

/** Without an entry the claim is answered by its reward. */
const ANSWERS: Record<string, string> = {
  PENDING: 'TASK_NOT_COMPLETED',
  UNSATISFIED: 'TASK_NOT_COMPLETED',
  SOLD_OUT: 'SOLD_OUT',
  EXPIRED: 'CLAIM_DEADLINE_PASSED',
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

const report = (index: number, type: 'user.flagged' | 'reward.used') =>
  step(`${type}(${index})`, async (model, real) => {
    const user = model.users[index]!
    const base = { eventId: nextEventId(), userId: real.users[index]!, occurredAt: model.now }
    const granted = Object.values(user.tasks).find(({ rewardId, used }) => rewardId !== null && !used)
    const event: PlatformEventInput | null =
      type === 'user.flagged'
        ? { ...base, type, reason: 'test' }
        : granted?.rewardId
          ? { ...base, type, rewardId: granted.rewardId }
          : null
    if (event === null) return
    await real.world.send(event, event)
    await real.world.evaluate()
    if (event.type === 'user.flagged') user.flagged = true
    else if (granted) {
      granted.used = true
      expect(await real.rewardState(event.rewardId)).toBe('USED')
    }
  })

const user = fc.nat(USERS - 1)
const task = fc.constantFrom(...TASK_IDS)
export const COMMANDS: fc.Arbitrary<Step>[] = [
  user.map(join),
  fc
    .tuple(
      user,
      fc.constantFrom(1, 100, 200, 300),
      fc.constantFrom(0, 1, HOUR, DAY, 2 * DAY),
      fc.integer({ min: 1, max: 2 }),
    )
    .map((parts) => tradeStep(...parts)),
  fc.tuple(user, task, fc.integer({ min: 1, max: 5 })).map((parts) => claim(...parts)),
  fc.tuple(user, task, fc.constant(1)).map((parts) => claim(...parts)),
  fc.constantFrom(1, HOUR, DAY - 1, DAY).map(wait),
  fc.constantFrom(0, 5, 10, 14, 20, 40).map(setLimit),
  fc.tuple(user, fc.constantFrom('user.flagged' as const, 'reward.used' as const)).map((parts) => report(...parts)),
]
