import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../domain/domain-error.ts'
import { PreconditionFailed } from '../domain/publication/publish-condition.ts'
import { isDatabaseGone } from '../db/database-gone.ts'
import { sendEnvelope } from './envelope.ts'
import { TooManyRequests } from './rate-limit.ts'

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'

/** The HTTP server's own complaints about a request: never its fault, never an echo. */
const isClientFault = (error: FastifyError): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500

/** Whatever was thrown becomes an envelope; a fault leaves with its code alone and is logged with its stack. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TooManyRequests) {
    void reply.header('Retry-After', error.retryAfterSeconds)
    return sendEnvelope(reply, error.codeName, error.data, 429)
  }
  if (error instanceof PreconditionFailed) return sendEnvelope(reply, error.codeName, error.data, 412)
  if (error instanceof DomainError) return sendEnvelope(reply, error.codeName, error.data)
  const fault = error as FastifyError
  if (fault.code === TOO_LARGE) return sendEnvelope(reply, 'BODY_TOO_LARGE', null)
  if (fault.code?.startsWith('FST_') && isClientFault(fault)) {
    return sendEnvelope(reply, 'MALFORMED', { issues: [{ path: '', message: 'the request cannot be read' }] })
  }
  // The client left before its request was whole: nobody reads the answer, and the reset connection is not the database's.
  if (request.raw.destroyed && !request.raw.complete) return sendEnvelope(reply, 'MALFORMED', null)
  if (isDatabaseGone(error)) {
    request.log.warn({ err: error }, 'database not available')
    return sendEnvelope(reply, 'NOT_READY', null)
  }
  request.log.error({ err: error }, 'fault')
  return sendEnvelope(reply, 'FAULT', null)
}
