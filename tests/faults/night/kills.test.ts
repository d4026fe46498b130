import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { recordProof } from '#tests/fixtures/record-proof.ts'
import { type Part, report } from '#tests/lifecycle/support/processes.ts'
import type { Load } from '../support/load.ts'
import { addPeople } from '../support/people.ts'
import { randomOf, seedOf } from '@fanfare/gateway/testing/random.ts'
import { test } from '../support/stack.ts'

const KILLS = Number(process.env.KILLS ?? 200)
const EACH_CHECK = 10
/** G2. */
const READY_SECONDS = 5
const PARTS: Part[] = ['gateway', 'database', 'site', 'front']

test(`[GW-3][GW-7] ${KILLS} times kill -9 under load loses and doubles nothing, ready within ${READY_SECONDS} s`, async ({
  stack,
  underLoad,
}) => {
  const seed = seedOf(process.env.SEED_OF_KILLS)
  report(`SEED_OF_KILLS=${seed}`)
  const random = randomOf(seed)
  let slowest = 0
  const all = new Watch()
  for (let done = 0; done < KILLS;) {
    const people = await addPeople(stack.db, 60)
    const kill = async (load: Load) => {
      for (const until = Math.min(KILLS, done + EACH_CHECK); done < until; done += 1) {
        await load.answers(20)
        await sleep(random() * 400)
        const watch = new Watch()
        const seconds = await stack.outlives('SIGKILL', PARTS[done % PARTS.length] as Part)
        expect(seconds).toBeLessThan(watch.limit(READY_SECONDS, seconds))
        slowest = Math.max(slowest, seconds)
      }
    }
    await underLoad(kill, { people, clients: 10 })
  }
  const result = `well again after ${slowest.toFixed(1)} s at most (promised: ${READY_SECONDS} s on a quiet machine)`
  report(`${KILLS} kills, ${result}`)
  recordProof({
    item: 'G2',
    figures: `${KILLS} kills, ${Math.floor(KILLS / PARTS.length)} of each of ${PARTS.join(', ')}, seed ${seed}`,
    result: `nothing lost, nothing granted twice, ${result}`,
    seconds: all.seconds,
  })
})
