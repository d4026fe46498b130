import { sqlState } from './transaction.ts'

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH', 'ENOTFOUND'])
/** Shutdown, start-up, too many connections, read-only, disk or memory full: the database will recover from these. */
const STATES = new Set(['57P01', '57P02', '57P03', '53000', '53100', '53200', '53300', '25006', '58030'])
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Whether the database cannot be reached or takes no writes now, which is 50300 and not a fault of the gateway. */
export function isDatabaseGone(error: unknown) {
  const state = sqlState(error)
  if (state !== undefined && (NETWORK.has(state) || STATES.has(state) || state.startsWith('08'))) return true
  return error instanceof Error && MESSAGES.test(error.message)
}

/** SQLSTATE classes of a busy database: connection, conflict, resources, lock, cancelled by a timeout. */
const TRANSIENT_CLASSES = new Set(['08', '40', '53', '55', '57'])

/** Whether the same work may succeed later: 50300. The error says nothing about the rows or the request. */
export const isTransient = (error: unknown) =>
  isDatabaseGone(error) || TRANSIENT_CLASSES.has((sqlState(error) ?? '').slice(0, 2))
