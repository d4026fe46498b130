import type { AnalyticsFact } from '@fanfare/contract/site/analytics-event.ts'
import { redactMessage } from '@fanfare/kernel/redact-message.ts'

/** Of one page: a fault that repeats every second must not fill the sink. */
const ERRORS_MAXIMUM = 10

const UNKNOWN_ERROR = 'Unknown error'
const PROMISE_REJECTED = 'Promise rejected'

const textOf = (reason: unknown): string => {
  if (typeof reason === 'string') return reason
  const message: unknown = (reason as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : ''
}

interface ErrorWatch {
  target: Pick<Window, 'addEventListener'>
  /** Secrets of the page at this moment. */
  known: () => readonly string[]
  track: (fact: AnalyticsFact) => void
  signal: AbortSignal
}

/** Sends `activity_error` for window errors and unhandled rejections (spec §7), each message once, without values (ANA-3). */
export function watchErrors({ target, known, track, signal }: ErrorWatch): void {
  const sent = new Set<string>()
  const report = (text: string, otherwise: string) => {
    const message = redactMessage(text, known()) || otherwise
    if (sent.size >= ERRORS_MAXIMUM || sent.has(message)) return
    sent.add(message)
    track({ name: 'activity_error', message })
  }
  target.addEventListener('error', ({ message }) => report(message, UNKNOWN_ERROR), { signal })
  target.addEventListener('unhandledrejection', ({ reason }) => report(textOf(reason), PROMISE_REJECTED), { signal })
}
