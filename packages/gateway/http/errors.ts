import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, TooManyRequests } from '../util/domain-error.ts'
import { PreconditionFailed } from '../activities/publication/publish-condition.ts'
import { isDatabaseGone } from '../db/database-gone.ts'
import { sendEnvelope } from './envelope.ts'

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'

/** The HTTP server refused the request: neither a fault of the gateway nor worth an echo. */
const isClientFault = (error: FastifyError): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500

/** Answers every error with an envelope. A fault is logged with its stack, and its answer is the code alone. */
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
  // The client left before its request was complete: no client reads the answer, and the reset is not the database's.
  if (request.raw.destroyed && !request.raw.complete) return sendEnvelope(reply, 'MALFORMED', null)
  if (isDatabaseGone(error)) {
    request.log.warn({ err: error }, 'database not available')
    return sendEnvelope(reply, 'NOT_READY', null)
  }
  request.log.error({ err: error }, 'fault')
  return sendEnvelope(reply, 'FAULT', null)
}
