export interface Deadline {
  signal: AbortSignal
  /** Whether the time ran out; false after an abort by the caller. */
  isOver: () => boolean
  /** Aborts what is still open, so that a failed reading leaves no connection behind. */
  end: () => void
}

/**
 * One signal for a whole exchange, its body included: it fires after `timeoutMs` or when the caller aborts. The timer holds
 * the controller, since a signal that only other signals refer to may be garbage collected before it fires.
 */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  let over = false
  const timer = setTimeout(() => {
    over = true
    abort()
  }, timeoutMs)
  if (caller?.aborted) abort()
  else caller?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    isOver: () => over,
    end: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
      abort()
    },
  }
}
