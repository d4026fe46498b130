import { setClock } from '#lib/contract/ops/set-clock.ts'
import { bind } from '#gateway/route.ts'

/** Mounted with ALLOW_CLOCK=1 alone. Deadlines are looked at anew at once. */
export const setClockRoute = bind(setClock, async ({ body }, { gateway }) => {
  gateway.clock.set(body.now)
  gateway.wakeWorker()
  const now = gateway.clock.now()
  return { now, offsetMs: now - gateway.clock.machineNow() }
})
