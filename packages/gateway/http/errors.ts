import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { isTransient } from '../db/database-gone.ts'
import { DomainError, StateMoved, TooManyRequests } from '../util/domain-error.ts'
import { envelopeOf, sendEnvelope } from './envelope.ts'

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'

/** The HTTP server refused the request: neither a fault of the gateway nor worth an echo. */
const isClientFault = (error: FastifyError): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500

/** Answers every error with an envelope. A fault is logged with its stack, and its answer is the code alone. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof TooManyRequests) {
    void reply.header('Retry-After', error.retryAfterSeconds)
    return sendEnvelope(reply, error.codeName, error.data, 429)
  }
  if (error instanceof StateMoved) return sendEnvelope(reply, error.codeName, error.data, 412)
  if (error instanceof DomainError) return sendEnvelope(reply, error.codeName, error.data)
  const fault = error as FastifyError
  if (fault.code === TOO_LARGE) return sendEnvelope(reply, 'BODY_TOO_LARGE', null)
  if (fault.code?.startsWith('FST_') && isClientFault(fault)) {
    return sendEnvelope(reply, 'MALFORMED', { issues: [{ path: '', message: 'the request cannot be read' }] })
  }
  // The client left before its request was complete: no client reads the answer, and the reset is not the database's.
  if (request.raw.destroyed && !request.raw.complete) return sendEnvelope(reply, 'MALFORMED', null)
  if (isTransient(error)) {
    request.log.warn({ err: error }, 'database not available')
    return sendEnvelope(reply, 'NOT_READY', null)
  }
  request.log.error({ err: error }, 'fault')
  return sendEnvelope(reply, 'FAULT', null)
}

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** A request that is not HTTP gets an envelope, too, and its connection is closed. */
export const createClientErrorHandler =
  (gateway: GatewayContext) =>
  (error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const status = STATUS[error.code ?? ''] ?? 400
    const body = JSON.stringify(envelopeOf('MALFORMED', null, gateway.clock.now()))
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    )
  }

/** Compressed bodies are refused: a small one may become huge (reliability D-23). */
export const hasEncodedBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-encoding'] !== undefined && headers['content-encoding'].trim().toLowerCase() !== 'identity'
