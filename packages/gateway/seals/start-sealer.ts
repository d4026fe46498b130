import type { GatewayContext } from '../context.ts'
import { repeat } from '../util/repeat.ts'
import type { SealKeeper } from './seal-keeper.ts'

/** How long a committed row waits for its seal at most, ms, unless an older transaction still runs. */
const EVERY_MS = 5_000

/** Seals committed rows every few seconds, and once more at the end. */
export function startSealer(
  { log }: GatewayContext,
  keeper: SealKeeper,
  { everyMs = EVERY_MS }: { everyMs?: number } = {},
) {
  const onError = (error: unknown) => log.error({ err: error }, 'sealing failed')
  const sealing = repeat((isStopping) => keeper.seal(isStopping), { name: 'seals', everyMs, onError })
  return {
    stop: async () => {
      await sealing.stop()
      await keeper.seal().catch(onError)
    },
  }
}
