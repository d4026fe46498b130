import { pino } from 'pino'
import { sqlState } from '../db/transaction.ts'

/** Keeps the stack and drops the fields of a driver's error that may quote a row: `detail`, `where`, parameters. */
const describeError = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack, code: sqlState(error) }
    : { type: typeof error, message: 'not an Error' }

/** Writing each line on its own would cost a busy gateway as much time as its database. */
const BUFFER_BYTES = 8_192
const FLUSH_MS = 200
/** The most that waits while a full disk takes nothing; later lines are lost. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024

/** The output of the process. A failure to write it loses lines and is reported once, and the gateway continues. */
function createOutput() {
  const output = pino.destination({
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_MS,
    maxLength: MAX_WAITING_BYTES,
  })
  const flushSync = output.flushSync.bind(output)
  let isFailing = false
  output.on('error', (error: Error) => {
    if (isFailing) return
    isFailing = true
    // At the exit of the process, sonic-boom would call it and repeat the failed write without end.
    output.flushSync = () => undefined
    process.stderr.write(`The log cannot be written, and its lines are lost: ${error.message}\n`)
  })
  output.on('write', () => {
    if (!isFailing) return
    isFailing = false
    output.flushSync = flushSync
  })
  return output
}

/** JSON lines: never a token, a cookie, a signature, an e-mail address, a phone number or a body. */
export const createLog = (level: string, destination?: { write: (line: string) => void }) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination ?? createOutput(),
  )
