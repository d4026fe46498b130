import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  body: string
}

interface KeepAliveConnection {
  /** One request at a time: `head` ends with the empty line. Rejects when the connection is lost. */
  ask: (head: string, body?: string) => Promise<RawAnswer>
  close: () => void
}

const END_OF_HEAD = '\r\n\r\n'
const LENGTH = /\r\ncontent-length: *(\d+)/i

/** The first complete answer of `received`, with its length; null while it is incomplete. */
function readAnswer(received: Buffer) {
  const end = received.indexOf(END_OF_HEAD)
  if (end === -1) return null
  const head = received.toString('latin1', 0, end)
  const length = Number(LENGTH.exec(head)?.[1])
  if (Number.isNaN(length)) throw new Error('an answer without Content-Length')
  const size = end + END_OF_HEAD.length + length
  if (received.length < size) return null
  const body = received.toString('utf8', end + END_OF_HEAD.length, size)
  return { answer: { status: Number(head.slice(9, 12)), body }, size }
}

const opened = (origin: URL): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: origin.hostname, port: Number(origin.port), noDelay: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })

/**
 * A minimal HTTP/1.1 client: the load generator shares the machine with the measured server, and Node's own client
 * costs as much as a server. Only for answers with Content-Length, as the gateway and the front send for calls.
 */
export async function openKeepAlive(origin: string): Promise<KeepAliveConnection> {
  const socket = await opened(new URL(origin))
  let received: Buffer = Buffer.alloc(0)
  let waiting: { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void } | null = null
  const lose = (error?: Error) => {
    waiting?.reject(error ?? new Error('the connection was closed'))
    waiting = null
  }
  socket.on('error', lose)
  socket.on('close', () => lose())
  socket.on('data', (bytes: Buffer) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
    try {
      const read = readAnswer(received)
      if (read === null) return
      received = received.subarray(read.size)
      waiting?.resolve(read.answer)
      waiting = null
    } catch (error) {
      lose(error as Error)
      socket.destroy()
    }
  })
  return {
    ask: (head, body = '') =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection is closed'))
        waiting = { resolve, reject }
        socket.write(head + body)
      }),
    close: () => socket.destroy(),
  }
}
