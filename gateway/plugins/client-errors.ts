import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { GatewayContext } from '../context.ts'
import { envelopeOf } from './envelope.ts'

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** What is no HTTP gets an envelope too, and its connection ends. */
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

/** gzip and its like are refused: a small body may become a huge one (reliability D-23). */
export const hasEncodedBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-encoding'] !== undefined && headers['content-encoding'].trim().toLowerCase() !== 'identity'

/** The server does not read the body of a GET: unseen by the signature, it may not be there (contract §2). */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
