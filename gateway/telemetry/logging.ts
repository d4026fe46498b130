import { pino, type Logger } from 'pino'
import { sqlState } from '../db/transaction.ts'

/**
 * Errors keep their stack; a driver's error loses what may quote a row (`detail`, `where`, the query's parameters).
 */
export const describeError = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack, code: sqlState(error) }
    : { type: typeof error, message: 'not an Error' }

/** A write for each line costs a busy gateway as much as its database does; bytes, and ms that a line may wait for others. */
const LINES_TOGETHER = 8_192
const FLUSH_MS = 200

/** JSON lines: never a token, a cookie, a signature, an e-mail address, a phone number or a body (reliability §7). */
export const createLog = (level: string, destination?: { write: (line: string) => void }): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ sync: false, minLength: LINES_TOGETHER, periodicFlush: FLUSH_MS }),
  )
