import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWholeBooks } from '../support/books.ts'
import { type Campaign, publish } from '../support/campaign.ts'
import { Load } from '../support/load.ts'
import { addPeople } from '../support/people.ts'
import { pickOf, randomOf, seedOf } from '#gateway/testing/random.ts'
import { Stack, report } from '../support/stack.ts'
import type { Toxic } from '../support/toxic-proxy.ts'

const TOXICS = Number(process.env.TOXICS ?? 2000)
const EACH_CHECK = 50
const LINKS = ['frontToNext', 'frontToGateway', 'nextToGateway', 'gatewayToDatabase'] as const

let stack: Stack
let campaign: Campaign

beforeAll(async () => {
  stack = await Stack.start()
  campaign = await publish(stack.gatewayOrigin)
})
afterAll(() => stack?.stop())

function toxicOf(random: () => number): Toxic {
  const afterBytes = Math.floor(random() * 2000)
  const toxics: Toxic[] = [
    { kind: 'down' },
    { kind: 'blackhole' },
    { kind: 'delay', ms: 20 + random() * 1000 },
    { kind: 'drip', bytes: 1 + Math.floor(random() * 200), everyMs: 1 + random() * 20 },
    { kind: 'bandwidth', bytesPerSecond: 2000 + random() * 100_000 },
    { kind: 'cut', afterBytes },
    { kind: 'reset', afterBytes },
  ]
  return pickOf(random, toxics)
}

test(`[GW-3][GW-7] ${TOXICS} toxics on any link for any time under load: nobody hangs, nothing acknowledged is lost`, async () => {
  const seed = seedOf(process.env.SEED_OF_TOXICS)
  report(`SEED_OF_TOXICS=${seed}`)
  const random = randomOf(seed)
  for (let done = 0; done < TOXICS;) {
    const people = await addPeople(stack.db, 60)
    const load = new Load({ door: stack.url, origins: [stack.url], operators: [stack.gatewayOrigin], campaign, people })
    for (const until = Math.min(TOXICS, done + EACH_CHECK); done < until; done += 1) {
      const link = stack.links[pickOf(random, LINKS)]
      await link.set(toxicOf(random))
      // Sometimes the next comes while this one still is.
      await sleep(random() * 500)
      if (random() < 0.6) await link.heal()
    }
    await stack.heal()
    await stack.recovers(`${done} toxics`)
    await load.answers(100)
    await expectWholeBooks(stack.db, campaign, await load.stop())
    expect(
      stack.said.filter((line) => line.includes(' ended ')),
      'no part ends of it',
    ).toEqual([])
  }
})
