import { ContractError, GatewayError, NetworkError } from '#lib/http/errors.ts'
import type { CallError } from './call-error.ts'

/** A bug is not a call's error: it is thrown on and reaches a boundary (architecture rule 7). */
export function describeError(error: unknown): CallError {
  if (error instanceof GatewayError) return { kind: 'gateway', code: error.code, data: error.data }
  if (error instanceof NetworkError)
    return { kind: 'network', message: 'Network Error', status: error.status, code: error.code, data: error.data }
  if (error instanceof ContractError) return { kind: 'contract', message: error.message }
  throw error
}
