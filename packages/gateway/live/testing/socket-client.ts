import { once } from 'node:events'
import { WebSocket } from 'ws'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { SOCKET_PROTOCOL, serverFrameSchema, type ServerFrame } from '@fanfare/contract/realtime.ts'

export type SocketClient = Awaited<ReturnType<typeof openSocket>>

const WAIT_MS = deadline(10_000)

/** Opens a socket of the contract at `origin` (http); rejects when the upgrade is refused. A silent one answers no ping. */
export async function openSocket(
  origin: string,
  path: string,
  { headers, isSilent = false }: { headers?: Record<string, string>; isSilent?: boolean } = {},
) {
  const connection = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`, SOCKET_PROTOCOL, { headers })
  const frames: ServerFrame[] = []
  let taken = 0
  let wake: () => void = () => undefined
  connection.on('message', (data: Buffer) => {
    const frame = serverFrameSchema.parse(JSON.parse(data.toString()))
    if (frame.op === 'ping') return void (isSilent || send({ op: 'pong' }))
    frames.push(frame)
    wake()
  })
  const send = (frame: object | string | Buffer) =>
    connection.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame))
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
    send,
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
