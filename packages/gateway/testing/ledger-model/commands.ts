import fc from 'fast-check'
import { expect } from 'vitest'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { trade, DAY, HOUR, nextEventId } from '../task-world.ts'
import { committed, type Model, evaluateModel, TASK_IDS, type TaskId, USERS } from './model.ts'
import type { Real } from './real.ts'

type Step = fc.AsyncCommand<Model, Real>

/** Ends each step: runs all background work and compares model and gateway in everything. */
abstract class Command implements Step {
  abstract toString(): string
  abstract act(model: Model, real: Real): Promise<void>
  check(_model: Readonly<Model>): boolean {
    return true
  }
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real)
    await real.world.evaluate()
    await compare(model, real)
  }
}

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

class Join extends Command {
  readonly user: number
  constructor(user: number) {
    super()
    this.user = user
  }
  override toString = () => `join(${this.user})`
  /** `apply` must refuse to join from then on. */
  override check = ({ now, end }: Readonly<Model>) => now < end
  async act(model: Model, real: Real): Promise<void> {
    await real.world.joinActivity(real.users[this.user] ?? '', real.activityId)
    const user = model.users[this.user]
    if (user) user.joinedAt ??= model.now
  }
}

class Trade extends Command {
  readonly user: number
  readonly volume: number
  readonly ago: number
  readonly times: number
  constructor(user: number, volume: number, ago: number, times: number) {
    super()
    Object.assign(this, { user, volume, ago, times })
    this.user = user
    this.volume = volume
    this.ago = ago
    this.times = times
  }
  override toString = () => `trade(${this.user}, ${this.volume}, -${this.ago}, ×${this.times})`
  async act(model: Model, real: Real): Promise<void> {
    const at = Math.max(model.now - this.ago, real.startTime)
    const event = trade(real.users[this.user] ?? '', at, String(this.volume))
    for (let time = 0; time < this.times; time += 1) await real.world.send(event)
    model.users[this.user]?.trades.push({ at, volume: this.volume })
  }
}

/** Claims several times at once, before any background work has run. */
class Claim extends Command {
  readonly user: number
  readonly task: TaskId
  readonly times: number
  constructor(user: number, task: TaskId, times: number) {
    super()
    this.user = user
    this.task = task
    this.times = times
  }
  override toString = () => `claim(${this.user}, ${this.task}, ×${this.times})`
  async act(model: Model, real: Real): Promise<void> {
    const input = { activityId: real.activityId, taskId: this.task }
    const caller = { userId: real.users[this.user] ?? '' }
    const answers = await Promise.all(
      Array.from({ length: this.times }, () =>
        claimReward(real.world.gateway, caller, input, 'en').then(
          ({ rewardId }) => rewardId,
          (error: { codeName?: string; message: string }) => error.codeName ?? error.message,
        ),
      ),
    )
    const [answer = ''] = answers
    expect(new Set(answers)).toEqual(new Set([answer]))
    const user = model.users[this.user]
    const task = user?.tasks[this.task]
    if (user === undefined || task === undefined) return
    if (task.standing === 'COMPLETED') {
      Object.assign(task, { standing: 'GRANTED', rewardId: answer, underReview: user.flagged })
      expect(await real.rewardState(answer)).toBe(user.flagged ? 'REVIEW' : 'GRANTED')
    }
    expect(answer).toBe(user.joinedAt === null ? 'JOIN_FIRST' : ANSWERS[task.standing](task.rewardId))
  }
}

const ANSWERS = {
  PENDING: () => 'TASK_NOT_COMPLETED',
  UNSATISFIED: () => 'TASK_NOT_COMPLETED',
  SOLD_OUT: () => 'SOLD_OUT',
  EXPIRED: () => 'CLAIM_DEADLINE_PASSED',
  COMPLETED: (rewardId: string | null) => rewardId,
  GRANTED: (rewardId: string | null) => rewardId,
}

class Wait extends Command {
  readonly ms: number
  constructor(ms: number) {
    super()
    this.ms = ms
  }
  override toString = () => `wait(${this.ms})`
  act(model: Model, real: Real): Promise<void> {
    real.world.clock.advance(this.ms)
    model.now += this.ms
    return Promise.resolve()
  }
}

class SetLimit extends Command {
  readonly limit: number
  constructor(limit: number) {
    super()
    this.limit = limit
  }
  override toString = () => `limit(${this.limit})`
  async act(model: Model, real: Real): Promise<void> {
    if (this.limit < committed(model))
      await expect(real.setLimit(this.limit)).rejects.toMatchObject({ codeName: 'MALFORMED' })
    else {
      await real.setLimit(this.limit)
      model.limit = this.limit
    }
  }
}

class Report extends Command {
  readonly user: number
  readonly type: 'user.flagged' | 'reward.used'
  constructor(user: number, type: 'user.flagged' | 'reward.used') {
    super()
    this.user = user
    this.type = type
  }
  override toString = () => `${this.type}(${this.user})`
  async act(model: Model, real: Real): Promise<void> {
    const user = model.users[this.user]
    if (user === undefined) return
    const base = { eventId: nextEventId(), userId: real.users[this.user] ?? '', occurredAt: model.now }
    const granted = Object.values(user.tasks).find(({ rewardId, used }) => rewardId !== null && !used)
    const event: PlatformEventInput | null =
      this.type === 'user.flagged'
        ? { ...base, type: 'user.flagged', reason: 'test' }
        : granted?.rewardId
          ? { ...base, type: 'reward.used', rewardId: granted.rewardId }
          : null
    if (event === null) return
    await real.world.send(event, event)
    await real.world.evaluate()
    if (event.type === 'user.flagged') user.flagged = true
    else if (granted) {
      granted.used = true
      expect(await real.rewardState(event.rewardId)).toBe('USED')
    }
  }
}

const user = fc.nat(USERS - 1)
export const COMMANDS: fc.Arbitrary<Step>[] = [
  user.map((u) => new Join(u)),
  fc
    .tuple(
      user,
      fc.constantFrom(1, 100, 200, 300),
      fc.constantFrom(0, 1, HOUR, DAY, 2 * DAY),
      fc.integer({ min: 1, max: 2 }),
    )
    .map((parts) => new Trade(...parts)),
  fc.tuple(user, fc.constantFrom(...TASK_IDS), fc.integer({ min: 1, max: 5 })).map((parts) => new Claim(...parts)),
  fc.tuple(user, fc.constantFrom(...TASK_IDS), fc.constant(1)).map((parts) => new Claim(...parts)),
  fc.constantFrom(1, HOUR, DAY - 1, DAY).map((ms) => new Wait(ms)),
  fc.constantFrom(0, 5, 10, 14, 20, 40).map((limit) => new SetLimit(limit)),
  fc.tuple(user, fc.constantFrom('user.flagged' as const, 'reward.used' as const)).map((parts) => new Report(...parts)),
]
