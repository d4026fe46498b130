import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { report } from '#tests/lifecycle/support/processes.ts'
import { recordProof } from '#tests/fixtures/record-proof.ts'
import { residentMiB } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { addPeople } from '../support/people.ts'
import { test } from '../support/stack.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
const PARTS = ['gateway', 'site', 'front'] as const
/** With the time of the answers a little more than the 200 requests a second of G11. */
const HALF_LOAD = { clients: 6, pauseMs: 18 }
const EVERY_MS = 5_000
/** Caches fill, code is compiled, and V8 lets its heaps grow to their size for so long. */
const WARM_UP_MINUTES = Number(process.env.SOAK_WARM_UP_MINUTES ?? 20)
const SLOPE_MIB_PER_MINUTE = 0.5
/** Connections that come and go. */
const HANDLES_MORE = 50

interface Sample {
  minute: number
  memory: number
  handles: number
}

/** MiB a minute, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [minute, memory] = [mean(samples.map((one) => one.minute)), mean(samples.map((one) => one.memory))]
  const over = samples.reduce((sum, one) => sum + (one.minute - minute) * (one.memory - memory), 0)
  return over / samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
}

test(`[GW-7] ${MINUTES} minutes at half load leave memory and handles of every part flat`, async ({
  stack,
  underLoad,
}) => {
  const people = await addPeople(stack.db, 200)
  const watch = new Watch()
  const minutes = () => watch.seconds / 60
  const samples = new Map<string, Sample[]>(PARTS.map((part) => [part, []]))
  const sample = async () => {
    while (minutes() < WARM_UP_MINUTES + MINUTES) {
      await sleep(EVERY_MS)
      for (const part of PARTS) {
        const pid = stack.place.running(part)
        const handles = readdirSync(`/proc/${pid}/fd`).length
        samples.get(part)?.push({ minute: minutes(), memory: residentMiB(pid), handles })
      }
    }
  }
  const load = await underLoad(sample, { people, eventsEach: 20, ...HALF_LOAD })
  const found = PARTS.map((part) => {
    const warm = (samples.get(part) ?? []).filter(({ minute }) => minute > WARM_UP_MINUTES)
    const more = (warm.at(-1)?.handles ?? 0) - (warm[0]?.handles ?? 0)
    return { part, slope: slopeOf(warm), more, memory: Math.round(warm.at(-1)?.memory ?? 0) }
  })
  const result = found.map(
    ({ part, slope, more, memory }) =>
      `${part} ${slope.toFixed(2)} MiB a minute to ${memory} MiB, ${more} more handles`,
  )
  const rate = Math.round(load.answered / (minutes() * 60))
  report(`${rate} requests/s: ${result.join('; ')}`)
  expect(found.filter(({ slope, more }) => slope >= SLOPE_MIB_PER_MINUTE || more > HANDLES_MORE)).toEqual([])
  recordProof({
    item: 'G11',
    figures: `${MINUTES} minutes at ${rate} requests/s, after ${WARM_UP_MINUTES} to warm up`,
    result: result.join('; '),
    seconds: minutes() * 60,
  })
})
