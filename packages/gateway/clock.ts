/** The gateway's one clock (D-16): ms since the epoch. */
export interface Clock {
  now: () => number
}

/** `POST /ops/v1/clock` sets an offset to the machine's time; `X-OPS-TIMESTAMP` is always checked by the machine's time. */
export interface AdjustableClock extends Clock {
  /** null removes the offset. */
  set: (now: number | null) => void
  machineNow: () => number
}

export function createClock(machineNow: () => number = Date.now): AdjustableClock {
  let offset = 0
  return {
    machineNow,
    now: () => machineNow() + offset,
    set: (now) => {
      offset = now === null ? 0 : now - machineNow()
    },
  }
}
