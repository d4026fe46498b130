import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'
import { findSettlement } from '../results/db/activity-settlements.ts'
import { SETTLEMENT_STEPS, type SettlementStep } from '../db/tables/settlement-report.ts'
import { spawnGateway } from './spawn-gateway.ts'
import type { TaskWorld } from './task-world.ts'

/** A step of a settlement, and how far it has come. */
export type SettlementPoint = readonly [SettlementStep, number]

/** Real processes on the database of a world, which are killed in the middle of their work. */
export class KilledGateways {
  readonly world: TaskWorld
  constructor(world: TaskWorld) {
    this.world = world
  }

  /** Adds users at once. */
  async addUsers(count: number): Promise<string[]> {
    const { db, newId } = this.world.gateway
    const users = Array.from({ length: count }, () => newId('u'))
    await db
      .insertInto('users')
      .values(
        users.map((userId) => ({
          userId,
          loginName: `${userId}@example.test`,
          passwordHash: '-',
          languageType: 0,
          vipCode: userId,
          createdAt: 0,
        })),
      )
      .execute()
    return users
  }

  async hasReached(activityId: string, [step, cursor]: SettlementPoint): Promise<boolean> {
    const row = await findSettlement(this.world.gateway.db, activityId)
    if (row === null) return false
    const ahead = SETTLEMENT_STEPS.indexOf(row.step) - SETTLEMENT_STEPS.indexOf(step)
    return ahead > 0 || (ahead === 0 && row.cursor >= cursor)
  }

  /** Kills a new gateway at each point that is still ahead. @returns how many were killed */
  async killAt<Point>(points: readonly Point[], isReached: (point: Point) => Promise<boolean>): Promise<number> {
    let killed = 0
    for (const point of points) {
      if (await isReached(point)) continue
      const { kill } = await spawnGateway(this.world.database.url)
      for (let waited = 0; waited < 20_000 && !(await isReached(point)); waited += 2) await sleep(2)
      await kill()
      killed += 1
    }
    return killed
  }

  /** Two gateways at the same time do the rest. */
  async complete(check: () => Promise<void>): Promise<void> {
    const { url } = this.world.database
    const last = await Promise.all([spawnGateway(url), spawnGateway(url)])
    await vi.waitFor(check, { timeout: 60_000, interval: 50 })
    await Promise.all(last.map(({ kill }) => kill()))
  }

  /** Settles an ended activity with a kill at each point, and then to the end. @returns how many were killed */
  async settle(activityId: string, points: readonly SettlementPoint[]): Promise<number> {
    const killed = await this.killAt(points, (point) => this.hasReached(activityId, point))
    await this.complete(async () => {
      const { step } = (await findSettlement(this.world.gateway.db, activityId)) ?? {}
      if (step !== 'settled') throw new Error(`still at ${step}`)
    })
    return killed
  }
}
