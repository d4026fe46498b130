import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Whether the port is free. Without `host`: on all interfaces, as the front listens. */
export function portIsFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

async function openServer(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Different free ports on 127.0.0.1. Another program may take one before we do, so callers retry. */
export async function freePorts(count: number): Promise<number[]> {
  // All are open at once: a port that was just closed may be given again.
  const servers = await Promise.all(Array.from({ length: count }, openServer))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))
  return ports
}

/** One of {@link freePorts}. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
