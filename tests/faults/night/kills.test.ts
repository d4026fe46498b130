import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowance, PATIENCE } from '#tests/lifecycle/support/patience.ts'
import { recordProof } from '#tests/fixtures/record-proof.ts'
import type { Part } from '#tests/lifecycle/support/processes.ts'
import { expectWholeBooks } from '../support/books.ts'
import { type Campaign, publish } from '../support/campaign.ts'
import { Load } from '../support/load.ts'
import { addPeople } from '../support/people.ts'
import { randomOf, seedOf } from '@fanfare/gateway/testing/random.ts'
import { Stack, report } from '../support/stack.ts'

const KILLS = Number(process.env.KILLS ?? 200)
const EACH_CHECK = 10
/** reliability §4, G2. */
const READY_SECONDS = 5
const PARTS: Part[] = ['gateway', 'database', 'site', 'front']

let stack: Stack
let campaign: Campaign

beforeAll(async () => {
  stack = await Stack.start()
  campaign = await publish(stack.gatewayOrigin)
})
afterAll(() => stack?.stop())

test(`[GW-3][GW-7] ${KILLS} times kill -9 of each part in turn under load: nothing acknowledged is lost, nothing is granted twice, ready within ${READY_SECONDS} s, on a busy machine within ${READY_SECONDS * PATIENCE} s`, async () => {
  const seed = seedOf(process.env.SEED_OF_KILLS)
  report(`SEED_OF_KILLS=${seed}`)
  const random = randomOf(seed)
  const seconds: number[] = []
  const began = performance.now()
  for (let done = 0; done < KILLS;) {
    const people = await addPeople(stack.db, 60)
    const load = new Load({
      front: stack.url,
      origins: [stack.url],
      operators: [stack.gatewayOrigin],
      campaign,
      people,
      clients: 10,
    })
    for (const until = Math.min(KILLS, done + EACH_CHECK); done < until; done += 1) {
      await load.answers(20)
      await sleep(random() * 400)
      seconds.push(await stack.outlives('SIGKILL', PARTS[done % PARTS.length] as Part))
    }
    await expectWholeBooks(stack.db, campaign, await load.stop())
    expect(load.acknowledged.rewards.size).toBeGreaterThan(0)
  }
  const slowest = Math.max(...seconds)
  report(
    `${KILLS} kills, well again after ${slowest.toFixed(1)} s at most (${allowance(READY_SECONDS, stack.patience)})`,
  )
  recordProof({
    item: 'G2',
    figures: `${KILLS} kills, ${Math.floor(KILLS / PARTS.length)} of each of ${PARTS.join(', ')}, seed ${seed}`,
    result: `nothing lost, nothing granted twice, well again after ${slowest.toFixed(1)} s at most (${allowance(READY_SECONDS, stack.patience)})`,
    seconds: (performance.now() - began) / 1000,
  })
  expect(slowest).toBeLessThan(READY_SECONDS * stack.patience)
})
