import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** Runs the work of a request; what it writes to the audit log carries the request's id (D-26). */
export const withRequestId = <T>(requestId: string, work: () => T) => scope.run(requestId, work)

/** The id of the current request, as in its log line and in `x-request-id`; undefined in background work. */
export const currentRequestId = () => scope.getStore()
