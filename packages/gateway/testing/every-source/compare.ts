import { expect } from 'vitest'
import { freeOf, evaluateModel, type Model, type ModelReward } from './model.ts'
import type { Real } from './real.ts'

const plain = (rewards: readonly Omit<ModelReward, 'expiresAt'>[]): string[] =>
  rewards
    .map(({ user, activity, source, quantity, left, state }) =>
      [user, activity, source, quantity, left, state].join(' '),
    )
    .toSorted()

/** Compares all rewards, what each user holds of them, and what each budget has left. */
export async function compare(model: Model, real: Real): Promise<void> {
  const rows = await real.rewards()
  evaluateModel(model, (user, activity, source) =>
    rows.some(
      (row) => row.user === user && row.activity === activity && row.source === source && row.state !== 'CANCELLED',
    ),
  )
  expect(plain(rows)).toEqual(plain(model.rewards))
  for (const user of model.users.keys()) {
    const mine = model.rewards.filter((reward) => reward.user === user)
    const sum = (isDraw: boolean) =>
      mine.filter(({ source }) => source.startsWith('manual:') === isDraw).reduce((total, { left }) => total + left, 0)
    expect(await real.held(user, 'DROP:USDT')).toBe(sum(false))
    expect(await real.held(user, 'LOTTERY_COUNT:DRAW')).toBe(sum(true))
  }
  for (const activity of ['bonus', 'copy', 'draw'] as const)
    expect(await real.free(activity)).toBe(freeOf(model, activity))
}
