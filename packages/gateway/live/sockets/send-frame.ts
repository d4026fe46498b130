import { CODES, type CodeName } from '@fanfare/contract/codes.ts'
import type { ServerFrame } from '@fanfare/contract/realtime.ts'
import { encodeFrame, type Socket } from './socket.ts'
import type { SocketParts } from './socket-parts.ts'

type Parts = Pick<SocketParts, 'gateway' | 'limits'>

/** Sends bytes of a frame. A client that leaves too much unread is disconnected: its close frame would wait behind the rest. */
export function sendBytes({ gateway: { metrics }, limits }: Parts, socket: Socket, bytes: Buffer) {
  if (socket.isClosing) return
  const { connection } = socket
  if (connection.bufferedAmount > limits.bufferedBytes) {
    socket.isClosing = true
    socket.closedAs = 'slow'
    connection.terminate()
    return
  }
  metrics.socketFrames.inc({ direction: 'out' })
  connection.send(bytes, { binary: false })
}

export const sendFrame = (parts: Parts, socket: Socket, frame: ServerFrame) =>
  sendBytes(parts, socket, encodeFrame(frame))

/** Tells the client why its frame has no effect. */
export const refuseFrame = (parts: Parts, socket: Socket, code: CodeName, topic?: string) =>
  sendFrame(parts, socket, {
    op: 'refused',
    ...(topic === undefined ? {} : { topic }),
    data: { code: CODES[code].code },
  })

/** Closes a socket; a client that does not answer the close frame in time is disconnected. */
export function closeSocket({ limits }: Pick<Parts, 'limits'>, socket: Socket, code: number) {
  if (socket.isClosing) return
  socket.isClosing = true
  socket.closedAs = String(code)
  const { connection } = socket
  connection.close(code)
  setTimeout(() => connection.terminate(), limits.closeMs).unref()
}
