import type { ClientFrame } from '@fanfare/contract/client-frame.ts'
import { authenticateSocket } from './authenticate-socket.ts'
import { refuseFrame, sendFrame } from './send-frame.ts'
import type { Socket } from './socket.ts'
import type { SocketParts } from './socket-parts.ts'
import { subscribeSocket, unsubscribeSocket } from './subscribe-socket.ts'

/** Performs one frame of a client. */
export async function handleFrame(parts: SocketParts, socket: Socket, frame: ClientFrame): Promise<void> {
  switch (frame.op) {
    case 'auth':
      if (socket.kind === 'public') return refuseFrame(parts, socket, 'MALFORMED')
      return authenticateSocket(parts, socket, frame.data.token)
    case 'subscribe':
      return subscribeSocket(parts, socket, frame)
    case 'unsubscribe':
      return unsubscribeSocket(parts, socket, frame.topic)
    case 'ping':
      return sendFrame(parts, socket, { op: 'pong' })
    case 'pong':
  }
}
