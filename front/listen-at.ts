import type { Server } from 'node:http'
import { type ListenOptions, type Server as NetServer, createServer } from 'node:net'
import { PROBE_AFTER_MS } from './http/connections.ts'

const listen = (server: NetServer, options: ListenOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })

const close = (server: NetServer): Promise<void> =>
  new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve()))

/** A machine without IPv6 has no such address. */
const isAbsent = (error: unknown) =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * Listens on the address of `HOST`; `localhost` is both loopback addresses, because a browser may try ::1 alone. The result
 * closes the servers and resolves when the last connection has ended.
 */
export async function listenAt(server: Server, host: string, port: number): Promise<() => Promise<void>> {
  if (host !== 'localhost') {
    // Without a host Node listens on `::` on machines with IPv6, and on 0.0.0.0 on others.
    await listen(server, host === '::' ? { port } : { host, port })
    return () => close(server)
  }
  await listen(server, { host: '127.0.0.1', port })
  const address = server.address()
  const options = { allowHalfOpen: true, noDelay: true, keepAlive: true, keepAliveInitialDelay: PROBE_AFTER_MS }
  const second = createServer(options, (socket) => void server.emit('connection', socket))
  second.maxConnections = server.maxConnections
  try {
    await listen(second, { host: '::1', port: typeof address === 'object' && address ? address.port : port })
  } catch (error) {
    if (!isAbsent(error)) {
      server.close()
      throw error
    }
  }
  return async () => void (await Promise.all([close(server), close(second)]))
}
