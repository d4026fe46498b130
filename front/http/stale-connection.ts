import type { ClientRequest } from 'node:http'

const ENDED = new Set(['ECONNRESET', 'EPIPE'])

/**
 * Whether a request met a kept connection that the upstream closed just as it was used again: nothing was answered, nothing
 * happened, and on a new connection it may be sent once more. On a new one the same error is the upstream's own trouble.
 */
export const isStaleConnection = (error: unknown, { reusedSocket }: ClientRequest): boolean =>
  reusedSocket && ENDED.has((error as NodeJS.ErrnoException).code ?? '')
