export interface Repeating {
  /** Runs the work now, or once more if it is running. */
  wake: () => void
  /** Ends after the work in hand. */
  stop: () => Promise<void>
}

export interface RepeatOptions {
  everyMs: number
  onError: (error: unknown) => void
}

/** Does `work` again and again, one at a time, every `everyMs` and when woken; a failure is reported and tried again later. */
export function repeat(work: () => Promise<unknown>, { everyMs, onError }: RepeatOptions): Repeating {
  let stopping = false
  let woken = false
  let rouse: () => void = () => undefined
  const rest = () =>
    new Promise<void>((resolve) => {
      if (stopping || woken) return resolve()
      const timer = setTimeout(resolve, everyMs)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const running = (async () => {
    while (!stopping) {
      woken = false
      await work().catch(onError)
      await rest()
    }
  })()
  return {
    wake: () => {
      woken = true
      rouse()
    },
    stop: () => {
      stopping = true
      rouse()
      return running
    },
  }
}
