import { CODES, ENDS_SESSION, type CodeName } from '@fanfare/contract/codes.ts'
import { ContractError, GatewayError, NetworkError, type Refusal } from '#lib/http/errors.ts'

/** An error as the store keeps it: plain data. */
export type CallError =
  | { kind: 'gateway'; code: string; data: Refusal | undefined }
  | {
      kind: 'network'
      message: 'Network Error'
      status: number | undefined
      code: string | undefined
      data: Refusal | undefined
    }
  | { kind: 'contract'; message: string }

/** Throws any other error again, because a bug must reach an error boundary (architecture rule 7). */
export function describeError(error: unknown): CallError {
  if (error instanceof GatewayError) return { kind: 'gateway', code: error.code, data: error.data }
  if (error instanceof NetworkError)
    return { kind: 'network', message: 'Network Error', status: error.status, code: error.code, data: error.data }
  if (error instanceof ContractError) return { kind: 'contract', message: error.message }
  throw error
}

/** The gateway's code of an error that the store keeps; null for other errors. */
export const codeOf = (error: unknown) => {
  const kept = error as CallError | undefined
  return kept?.kind === 'gateway' ? kept.code : null
}

/** Whether the gateway refused the call with this code. */
export const isRefusedWith = (error: unknown, name: CodeName) => codeOf(error) === CODES[name].code

/** 00004, 434 and 600 (spec §8), which `listeners.ts` handles for every call. */
export const hasEndedSession = (error: CallError | undefined): boolean => ENDS_SESSION.has(codeOf(error) ?? '')
