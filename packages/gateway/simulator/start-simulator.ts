import type { GatewayContext } from '#gateway/context.ts'
import { repeat, type Repeating } from '#gateway/util/repeat.ts'
import { lookAround } from './look-around.ts'
import { createMarket, type Surroundings } from './market.ts'
import { runSteps } from './run-steps.ts'
import { simulatedPeople } from './simulated-people.ts'

const EVERY_MS = 500
/** After a pause, a busy second or a moved clock the missed time is not made up for. */
const LONGEST_STEP_MS = 2_000
const LOOKS_AROUND_EVERY_MS = 60_000
const SEED = 1

/**
 * Simulates a market (GW-6): people register, verify, deposit, trade, follow, invite, join, claim and draw, all of it by the
 * gateway's own functions. The choices are the same at every start; accounts and ids are new ones.
 * @param rate steps a second, as the mean of a week
 */
export function startSimulator(
  gateway: GatewayContext,
  { rate, everyMs = EVERY_MS }: { rate: number; everyMs?: number },
): Pick<Repeating, 'stop'> {
  const { clock, log } = gateway
  const market = createMarket({ seed: SEED, rate })
  const people = simulatedPeople(gateway, gateway.newId('sim').toLowerCase())
  let around: Surroundings | null = null
  let lookedAt = 0
  let steppedAt = clock.now()
  log.info({ rate }, 'the simulator began')
  return repeat(
    async () => {
      if (gateway.isSeeding) return
      const now = clock.now()
      if (around === null || Math.abs(now - lookedAt) > LOOKS_AROUND_EVERY_MS) {
        around = await lookAround(gateway)
        lookedAt = now
      }
      const ms = Math.max(0, Math.min(now - steppedAt, LONGEST_STEP_MS))
      steppedAt = now
      await runSteps(gateway, people, market.next(now, ms, around))
    },
    { everyMs, onError: (error) => log.error({ err: error }, 'the simulator failed') },
  )
}
