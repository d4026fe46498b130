import { afterAll } from 'vitest'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { programmeSchema, type AgentProgramme, type AgentProgrammeInput } from '@fanfare/activities/programme.ts'
import { findUser } from '../../accounts/db/users.ts'
import { publishProgramme } from '../operate/publish-programme.ts'
import { saveAgent, type SaveAgentInput } from '../operate/save-agent.ts'
import { decideLevels } from '../../rebates/decide-levels.ts'
import { writeAllLines } from '../../rebates/start-rebates.ts'
import { createReferralsOf } from '../db/agent-referrals.ts'
import { withTransaction } from '../../db/transaction.ts'
import type { BorrowOptions } from '../../testing/borrow-gateway.ts'
import { createTaskWorld, nextEventId } from '../../testing/task-world.ts'

const rates = (rate: string) => ({ SPOT: rate, FUTURES: rate, COPY: rate })
const texts = (name: string) => ({ en: { name } })

/** A campaign with the levels Bronze (0.3) and Silver (0.4, from two active traders). */
const programme = (changes: Partial<AgentProgrammeInput> = {}): AgentProgramme =>
  programmeSchema.parse({
    alias: 'test-partners',
    timeZone: 'UTC',
    startTime: '-30d 00:00',
    endTime: '+300d 00:00',
    levels: [
      { id: 'bronze', activeTraders: 0, rates: rates('0.3'), texts: texts('Bronze') },
      { id: 'silver', activeTraders: 2, rates: rates('0.4'), texts: texts('Silver') },
    ],
    activeVolume: { amount: '100', unit: 'USDT' },
    settleHours: 20,
    clawBack: { reasons: ['MULTI_ACCOUNT'], days: 30 },
    texts: { en: { title: 'Test partners' } },
    ...changes,
  })

export type RebateWorld = Awaited<ReturnType<typeof createRebateWorld>>

/** A trade with futures of 1000 USDT and a fee of 10. */
export const futuresTrade = (userId: string, occurredAt: number, changes: object = {}): PlatformEventInput => ({
  eventId: nextEventId(),
  type: 'trade.filled',
  userId,
  occurredAt,
  market: 'futures',
  symbol: 'BTCUSDT',
  usdtVolume: '1000',
  fee: '10',
  ...changes,
})

/** A gateway with a campaign of agents, on a new real database with a frozen clock. */
export async function createRebateWorld(changes: Partial<AgentProgrammeInput> = {}, options?: BorrowOptions) {
  const world = await createTaskWorld(options)
  const { gateway } = world
  const { campaignId } = await publishProgramme(gateway, { file: programme(changes), actor: 'operator' })
  const save = (input: Partial<SaveAgentInput> & { userId: string }) =>
    saveAgent(gateway, { campaign: { campaignId }, actor: 'operator', ...input })
  const mainCode = async (agentId: string) => (await findUser(gateway.db, agentId))?.vipCode ?? ''
  /** Writes all lines and levels that are due. */
  const writeLines = async () => {
    await writeAllLines(gateway)
    while ((await decideLevels(gateway)) > 0) await writeAllLines(gateway)
  }
  if (options?.audited)
    afterAll(async () => {
      // The audit leaves out referrals with facts that wait.
      world.clock.advance(60_000)
      await writeLines()
    })
  return {
    ...world,
    campaignId,
    saveAgent: save,
    addAgent: async (input: Partial<SaveAgentInput> = {}) => {
      const userId = await world.addUser()
      await save({ userId, ...input })
      return userId
    },
    /** A user who registers now with the main code of this agent, or with another code. */
    addReferral: async (agentId: string, code?: string) => {
      const userId = await world.addUser({ inviterId: agentId, invitedByCode: code ?? (await mainCode(agentId)) })
      await withTransaction(gateway.db, (tx) => createReferralsOf(tx, [userId], world.clock.now()))
      return userId
    },
    writeLines,
    sendAndWrite: async (...events: PlatformEventInput[]) => {
      await world.send(...events)
      await writeLines()
    },
  }
}
