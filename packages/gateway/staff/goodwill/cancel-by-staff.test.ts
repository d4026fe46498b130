import { expect, test } from 'vitest'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { cancelReward } from '@fanfare/contract/staff/corrections.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { listMyRewards } from '#gateway/rewards/list-rewards.ts'
import { createTaskWorld, tradeTask } from '#gateway/testing/task-world.ts'
import { decideProposal } from '../decide-proposal.ts'
import { bindChange } from '../staff-change.ts'
import { CANCEL_REWARD } from './cancel-by-staff.ts'

const world = await createTaskWorld()

/** A claimed reward of 5 USDT. */
async function granted() {
  const alias = `taken-${world.gateway.newId('x').slice(-8).toLowerCase()}`
  const activityId = await world.publish({ alias, tasks: [tradeTask()] })
  const userId = await world.addTrader(activityId)
  const { rewardId } = await claimReward(world.gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en')
  return { userId, rewardId }
}

const staffOf = (name: string) => ({
  name,
  roles: new Set(['risk', 'approver'] as const),
  via: 'KEY' as const,
  key: 'tests',
})
const handle = bindChange(CANCEL_REWARD).handle as (
  request: unknown,
  context: unknown,
) => Promise<CallData<typeof cancelReward>>

let count = 0
interface Sent {
  amount?: string
  revision: number
  dryRun?: '0' | '1'
}
function cancel(rewardId: string, { amount, revision, dryRun = '0' }: Sent) {
  const key = `cancel-of-the-tests-${(count += 1)}`
  const headers: Record<string, string> = { 'idempotency-key': key, 'if-match': `"${revision}"` }
  const body = { reason: 'CORRECTED', ticket: 'T-1', note: 'paid twice', ...(amount !== undefined && { amount }) }
  const context = { gateway: world.gateway, staff: staffOf('Ada'), header: (name: string) => headers[name] }
  return handle({ params: { rewardId }, query: { dryRun }, body }, context)
}

const mine = async (userId: string) =>
  (await listMyRewards(world.gateway, { userId }, { pageIndex: 0, pageSize: 20 } as never, 'en')).items[0]

const revisionOf = async (rewardId: string) => (await world.server.rows('rewards', { rewardId }))[0]!.revision

test('a part and then the rest of a reward are taken back by the revision that was read, and its user sees why', async () => {
  const { userId, rewardId } = await granted()
  const revision = await revisionOf(rewardId)
  expect(await cancel(rewardId, { amount: '2', revision, dryRun: '1' })).toMatchObject({ done: false, proposal: null })
  const { done, reward } = await cancel(rewardId, { amount: '2', revision })
  expect([done, reward]).toMatchObject([
    true,
    { state: 'GRANTED', left: { amount: '3', unit: 'USDT' }, cancelled: '2', source: { kind: 'TASK' } },
  ])
  await expect(cancel(rewardId, { revision })).rejects.toMatchObject({ data: { state: 'GRANTED' } })
  expect(await cancel(rewardId, { revision: reward.revision })).toMatchObject({
    reward: { state: 'CANCELLED', cancelled: '5', reasonCode: 'CORRECTED' },
  })
  expect(await mine(userId)).toMatchObject({ state: 'CANCELLED', reasonCode: 'CORRECTED' })
  const lines = await world.server.rows('auditLog', { action: 'reward.cancelled' }, 'id')
  expect(lines).toMatchObject([
    { actor: 'operator:Ada', detail: { reason: 'CORRECTED', ticket: 'T-1', note: 'paid twice', via: 'KEY' } },
    { actor: 'operator:Ada', detail: { after: { state: 'CANCELLED' } } },
  ])
  expect(await audit(world.gateway.db)).toEqual([])
})

test('above the limit of policy a second person is needed, and an unknown reward is refused', async () => {
  const { userId, rewardId } = await granted()
  world.gateway.config.staffPolicy = {
    ...world.gateway.config.staffPolicy,
    second: { ...world.gateway.config.staffPolicy.second, cancelAbove: { USDT: '4' } },
  }
  const { proposal } = await cancel(rewardId, { revision: await revisionOf(rewardId) })
  expect(proposal).toMatchObject({
    kind: 'CANCEL',
    summary: `takes 5 USDT of the reward ${rewardId} back`,
    consequences: {
      user: { userId },
      title: expect.any(String),
      money: [{ unit: 'USDT', before: '5', after: '0' }],
    },
  })
  expect(await mine(userId)).toMatchObject({ state: 'GRANTED' })
  const decided = await decideProposal(
    world.gateway,
    [CANCEL_REWARD as never],
    {
      params: { id: proposal?.proposalId ?? '' },
      query: { dryRun: '0' },
      body: { accept: true, hash: proposal?.hash ?? '' },
    },
    staffOf('Bob'),
  )
  expect(decided.state).toBe('APPROVED')
  expect(await mine(userId)).toMatchObject({ state: 'CANCELLED' })
  await expect(cancel('rw_unknown', { revision: 1 })).rejects.toMatchObject({ codeName: 'NOT_FOUND' })
})
