import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { report } from '#tests/lifecycle/support/processes.ts'
import { addPeople } from '../support/people.ts'
import { pickOf, randomOf, seedOf } from '@fanfare/gateway/testing/random.ts'
import { test } from '../support/stack.ts'
import type { LinkFault } from '../support/fault-proxy.ts'

const LINK_FAULTS = Number(process.env.LINK_FAULTS ?? 2000)
const EACH_CHECK = 50
const LINKS = ['frontToNext', 'frontToGateway', 'nextToGateway', 'gatewayToDatabase'] as const

function faultOf(random: () => number): LinkFault {
  const afterBytes = Math.floor(random() * 2000)
  const faults: LinkFault[] = [
    { kind: 'down' },
    { kind: 'blackhole' },
    { kind: 'delay', ms: 20 + random() * 1000 },
    { kind: 'drip', bytes: 1 + Math.floor(random() * 200), everyMs: 1 + random() * 20 },
    { kind: 'bandwidth', bytesPerSecond: 2000 + random() * 100_000 },
    { kind: 'cut', afterBytes },
    { kind: 'reset', afterBytes },
  ]
  return pickOf(random, faults)
}

test(`[GW-3][GW-7] ${LINK_FAULTS} faults on any link under load: no request hangs, nothing acknowledged is lost`, async ({
  stack,
  underLoad,
}) => {
  const seed = seedOf(process.env.SEED_OF_LINK_FAULTS)
  report(`SEED_OF_LINK_FAULTS=${seed}`)
  const random = randomOf(seed)
  for (let done = 0; done < LINK_FAULTS;) {
    const spoil = async () => {
      for (const until = Math.min(LINK_FAULTS, done + EACH_CHECK); done < until; done += 1) {
        const link = stack.links[pickOf(random, LINKS)]
        await link.set(faultOf(random))
        // Some faults overlap with the next one.
        await sleep(random() * 500)
        if (random() < 0.6) await link.heal()
      }
      await stack.heal()
      await stack.recovers(`${done} faults`)
    }
    await underLoad(spoil, { people: await addPeople(stack.db, 60) })
    expect(
      stack.messages.filter((line) => line.includes(' ended ')),
      'no part ends because of a fault',
    ).toEqual([])
  }
})
