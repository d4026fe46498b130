import type { CodeName } from '@fanfare/contract/codes.ts'
import type { RefusalData } from '@fanfare/contract/envelope.ts'

/** How long a client waits for a place in a queue that is full. */
export const BUSY_RETRY_MS = 2_000

/** The fields of the contract, and those that one call adds (`checks` of /health/ready, lines of an activity file). */
export type RefusalDetails = RefusalData & Record<string, unknown>

/** A refusal of the domain: becomes the envelope's code and data, never a 5xx (contract §1). */
export class DomainError extends Error {
  readonly codeName: CodeName
  readonly data: RefusalDetails | undefined

  constructor(codeName: CodeName, data?: RefusalDetails) {
    super(codeName)
    this.name = 'DomainError'
    this.codeName = codeName
    this.data = data
  }
}

/** A refusal of one field of the input (40000). */
export class Malformed extends DomainError {
  constructor(path: string, message: string) {
    super('MALFORMED', { issues: [{ path, message }] })
  }
}

/** The state that a caller read has moved since: HTTP 412, and nothing happened. */
export class StateMoved extends DomainError {
  constructor(path: string, message: string, data: Record<string, unknown> = {}) {
    super('MALFORMED', { issues: [{ path, message }], ...data })
    this.name = 'StateMoved'
  }
}

/** 51023 of a limiter: HTTP 429 with `Retry-After`, unlike the refusal by a rule of the domain (contract §1). */
export class TooManyRequests extends DomainError {
  readonly retryAfterSeconds: number

  constructor(retryAfterMs: number) {
    super('TOO_FREQUENT')
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  }
}

/** There is no room for this work at the moment: 50300 with `Retry-After`. */
export class Busy extends DomainError {
  readonly retryAfterSeconds = BUSY_RETRY_MS / 1000

  constructor() {
    super('NOT_READY')
  }
}

/** The row that was looked for. @throws DomainError 51001 when there is none */
export function present<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new DomainError('NOT_FOUND')
  return row
}

/** Repeats only ordinary names: a client could put anything into the name of a field. */
const segment = (part: PropertyKey) => (/^\w{1,64}$/.test(String(part)) ? String(part) : '?')

/** The path of an issue in `data.issues` (contract §1). */
export const issuePath = (path: readonly PropertyKey[]) => path.map(segment).join('.')
