import { AsyncLocalStorage } from 'node:async_hooks'

interface Scope {
  requestId?: string
  caller?: string
}

const scope = new AsyncLocalStorage<Scope>()

/** Runs the work of a request; what it writes to the audit log carries the request's id (D-26). */
export const withRequestId = <T>(requestId: string, work: () => T): T =>
  scope.run({ ...scope.getStore(), requestId }, work)

/** The id of the current request, as in its log line and in `x-request-id`; undefined in background work. */
export const currentRequestId = (): string | undefined => scope.getStore()?.requestId

/** Runs the work of a caller of the staff; limits of works count it by this name. */
export const withCaller = <T>(caller: string, work: () => T): T => scope.run({ ...scope.getStore(), caller }, work)

/** The caller of the current work; empty in the gateway's own. */
export const currentCaller = (): string => scope.getStore()?.caller ?? ''
