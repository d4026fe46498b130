import type { GatewayContext } from '../context.ts'
import { repeat } from '../util/repeat.ts'
import type { SealKeeper } from './seal-keeper.ts'

/** A committed row waits so long for its seal, ms, and for older transactions that still run. */
const EVERY_MS = 5_000

/** Seals committed rows every few seconds, and once more at the end. */
export function startSealer(
  { log }: Pick<GatewayContext, 'log'>,
  keeper: SealKeeper,
  { everyMs = EVERY_MS }: { everyMs?: number } = {},
): { stop: () => Promise<void> } {
  let stopping = false
  const report = (error: unknown): void => log.error({ err: error }, 'sealing failed')
  const sealing = repeat(() => keeper.seal(() => stopping), { everyMs, onError: report })
  return {
    stop: async () => {
      stopping = true
      await sealing.stop()
      await keeper.seal().catch(report)
    },
  }
}
