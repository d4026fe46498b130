import { once } from 'node:events'
import { WebSocket } from 'ws'
import { SOCKET_PROTOCOL, serverFrameSchema, type ServerFrame } from '@fanfare/contract/realtime.ts'

export type SocketClient = Awaited<ReturnType<typeof openSocket>>

const WAIT_MS = 10_000

/** Opens a socket of the contract at `origin` (http); rejects when the upgrade is refused. */
export async function openSocket(
  origin: string,
  path: string,
  options: { headers?: Record<string, string>; autoPong?: boolean } = {},
) {
  const connection = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`, SOCKET_PROTOCOL, options)
  const frames: ServerFrame[] = []
  let taken = 0
  let wake: () => void = () => undefined
  connection.on('message', (data: Buffer) => {
    const frame = serverFrameSchema.parse(JSON.parse(data.toString()))
    if (frame.op === 'ping') return
    frames.push(frame)
    wake()
  })
  const closed = new Promise<number>((resolve) => {
    connection.on('close', (code) => {
      resolve(code)
      wake()
    })
  })
  await once(connection, 'open')
  connection.on('error', () => undefined)
  return {
    connection,
    /** All frames received so far, without pings. */
    frames,
    send: (frame: object | string | Buffer) =>
      connection.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
    /** The next frames that no earlier call has returned. */
    next: async (count: number) => {
      const timer = setTimeout(() => connection.emit('close', 0), WAIT_MS)
      while (frames.length < taken + count && connection.readyState === WebSocket.OPEN)
        await new Promise<void>((resolve) => (wake = resolve))
      clearTimeout(timer)
      const found = frames.slice(taken, taken + count)
      taken += found.length
      return found
    },
    closed,
    close: () => connection.close(),
  }
}
