import { expect } from 'vitest'
import { audit } from '@fanfare/gateway/audit/run-audit.ts'
import { spawnGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { report } from '#tests/lifecycle/support/processes.ts'
import { recordProof } from '#tests/fixtures/record-proof.ts'
import { expectWholeBooks } from '../support/books.ts'
import { publish } from '../support/campaign.ts'
import { Load } from '../support/load.ts'
import { addPeople } from '../support/people.ts'
import { test as base } from '../support/stack.ts'

const CONFLICTS = Number(process.env.CONFLICTS ?? 1_000_000)
const ROUNDS = 3
/** Few users and many clients, so that nearly every attempt meets a conflict. */
const PEOPLE = 200
const PAID = 150
const CLIENTS = 64

const test = base.extend('origins', { scope: 'file' }, async ({ stack }, { onCleanup }) => {
  const gateways = await Promise.all([1, 2].map(() => spawnGateway(stack.databaseUrl)))
  onCleanup(async () => {
    await Promise.all(gateways.map((gateway) => gateway.kill()))
  })
  return gateways.map(({ origin }) => origin)
})

test.for(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  `[GW-3] ${CONFLICTS} conflicting joins, events and claims on two instances, part %i of ${ROUNDS}, pay out exactly the budget`,
  async (round, { stack, origins }) => {
    const { db } = stack
    const budget = [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: String(PAID * 5) } as const]
    const campaign = await publish(origins[0] ?? '', { budget })
    const people = await addPeople(db, PEOPLE)
    const watch = new Watch()
    const load = new Load({
      origins,
      operators: origins,
      campaign,
      people,
      clients: CLIENTS,
      pauseMs: 0,
      eventsEach: 20,
      soldOut: true,
    })
    await load.answers(Math.ceil(CONFLICTS / ROUNDS))
    await load.stop()
    await expectWholeBooks(db, campaign, await load.finish())
    expect(load.refused).toBe(0)
    const { seconds } = watch
    report(`part ${round}: ${load.answered} attempts, ${Math.round(load.answered / seconds)}/s`)
    const { length } = await db
      .selectFrom('rewards')
      .select('rewardId')
      .where('activityId', '=', campaign.activityId)
      .execute()
    expect(length).toBe(PAID)
    expect(await audit(db)).toEqual([])
    recordProof({
      item: 'G3',
      figures: `${load.answered} conflicting attempts, part ${round} of ${ROUNDS}`,
      result: 'exactly the budget was paid, the audit found nothing, no call was refused',
      seconds,
    })
  },
)
