import { clientFrameSchema, type ClientFrame } from '@fanfare/contract/client-frame.ts'
import { SOCKET_CLOSES } from '@fanfare/contract/realtime.ts'
import { handleFrame } from './handle-frame.ts'
import { closeSocket, refuseFrame } from './send-frame.ts'
import type { Socket } from './socket.ts'
import type { SocketParts } from './socket-parts.ts'

const SECOND_MS = 1_000

/** Counts a frame, also a ping or pong of the protocol. False: the client sends too many. */
export function countFrame({ limits, gateway }: Pick<SocketParts, 'limits' | 'gateway'>, socket: Socket): boolean {
  gateway.metrics.socketFrames.inc({ direction: 'in' })
  const now = performance.now()
  socket.heardAt = now
  if (now - socket.countedFrom >= SECOND_MS) {
    socket.countedFrom = now
    socket.frames = 0
  }
  socket.frames += 1
  return socket.frames <= limits.mostFrames
}

/** null: the text is no frame of the contract. */
function readFrame(text: string): ClientFrame | null {
  try {
    return clientFrameSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Processes a message after those before it. */
export function receiveFrame(parts: SocketParts, socket: Socket, data: Buffer, isBinary: boolean): void {
  if (socket.isClosing) return
  const { limits, gateway } = parts
  if (isBinary) return closeSocket(parts, socket, SOCKET_CLOSES.binary)
  if (!countFrame(parts, socket) || socket.waiting >= limits.waitingFrames)
    return closeSocket(parts, socket, SOCKET_CLOSES.tooMany)
  const frame = readFrame(data.toString())
  if (frame === null) {
    refuseFrame(parts, socket, 'MALFORMED')
    socket.malformedFrames += 1
    if (socket.malformedFrames > limits.malformedFrames) closeSocket(parts, socket, SOCKET_CLOSES.tooMany)
    return
  }
  socket.waiting += 1
  socket.processed = socket.processed
    .then(() => (socket.isClosing ? undefined : handleFrame(parts, socket, frame)))
    .catch((error: unknown) => {
      gateway.log.warn({ err: error }, 'a frame of a socket was not processed')
      closeSocket(parts, socket, SOCKET_CLOSES.tryLater)
    })
    .finally(() => {
      socket.waiting -= 1
    })
}
