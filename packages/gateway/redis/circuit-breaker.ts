interface Options {
  /** Longest time of a command. */
  timeoutMs: number
  /** Timeout of a probe, for which no request waits. */
  probeMs: () => number
  /** Runs when commands begin or cease to be sent. */
  onChange: () => void
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/** @throws Error of the command, or that it is late */
const inTime = <T>(command: () => Promise<T>, timeoutMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${timeoutMs} ms`))
    // A busy process runs timers first: an answer that has arrived in between is read before the immediate runs.
    const timer = setTimeout(() => setImmediate(late), timeoutMs)
    void command()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })

/** Spares requests the wait for a Redis that does not answer (D-29). It is open until the first probe. */
export function createCircuitBreaker({ timeoutMs, probeMs, onChange }: Options) {
  let isClosed = false
  const set = (next: boolean) => {
    if (isClosed === next) return
    isClosed = next
    onChange()
  }
  return {
    isClosed: () => isClosed,
    /** null when not sent, refused, or no answer in time. A failure opens the circuit until `probe` succeeds. */
    run: async <T>(command: () => Promise<T>) => {
      if (!isClosed) return null
      try {
        return await inTime(command, timeoutMs)
      } catch {
        set(false)
        return null
      }
    },
    /** Sends the command in any case; its result closes or opens the circuit. @returns the error; null after an answer */
    probe: async (command: () => Promise<unknown>) => {
      const reason = await inTime(command, probeMs()).then(
        () => null,
        ({ message }: Error) => message,
      )
      set(reason === null)
      return reason
    },
  }
}
