import type { RefusalData } from '@fanfare/contract/envelope.ts'

/** A refusal's data for the page, and the text of a tip. */
export type Refusal = RefusalData & { tip?: string }

/** A business result that is not success (contract §1); support asks for the `requestId`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly code: string
  readonly data: Refusal | undefined
  readonly requestId: string | undefined

  constructor(code: string, data?: Refusal, requestId?: string) {
    super(`the gateway answered ${code}`)
    this.code = code
    this.data = data
    this.requestId = requestId
  }
}

/**
 * Any HTTP or network failure (spec §8). `code` is the envelope's, or the transport's where there was no answer; `data`
 * has the fields that a 40000 refuses.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly status: number | undefined
  readonly code: string | undefined
  readonly data: Refusal | undefined

  constructor(
    message: 'Network Error',
    status?: number,
    code?: string,
    { data, ...options }: ErrorOptions & { data?: Refusal } = {},
  ) {
    super(message, options)
    this.status = status
    this.code = code
    this.data = data
  }
}

/** An input or an answer that its schema refuses. Names the call and the paths, never a value. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly call: string
  readonly paths: readonly string[]

  constructor(call: string, paths: readonly string[]) {
    super(`${call} does not match the contract at ${paths.join(', ')}`)
    this.call = call
    this.paths = paths
  }
}
