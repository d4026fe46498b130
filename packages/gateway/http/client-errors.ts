import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { GatewayContext } from '../context.ts'
import { envelopeOf } from './envelope.ts'

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
