import { connect, createServer, type Server, type Socket } from 'node:net'

export interface SwitchableGateway {
  origin: string
  /** Closes the port and resets every connection, as when a process ends. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** A proxy port of the real gateway, which one test can close without closing the gateway for the others. */
export async function switchableGateway(realOrigin: string): Promise<SwitchableGateway> {
  const real = new URL(realOrigin)
  const sockets = new Set<Socket>()
  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  let server: Server | null = null
  let port = 0
  const start = async (): Promise<void> => {
    const next = createServer((incoming) => {
      const outgoing = track(connect(Number(real.port), real.hostname))
      track(incoming).pipe(outgoing).pipe(incoming)
    })
    await new Promise<void>((resolve, reject) => {
      next.once('error', reject)
      next.listen(port, '127.0.0.1', resolve)
    })
    const address = next.address()
    port = typeof address === 'object' && address !== null ? address.port : port
    server = next
  }
  const stop = async (): Promise<void> => {
    const last = server
    server = null
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => (last ? last.close(() => resolve()) : resolve()))
  }
  await start()
  return { origin: `http://127.0.0.1:${port}`, start, stop }
}
