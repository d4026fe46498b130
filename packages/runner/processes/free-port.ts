import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports for outgoing connections (from 32768 on Linux), one of which could take the port before its program listens. */
const FIRST = 15_000
const LAST = 32_000

async function open(port: number, host?: string) {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
    return server
  } catch {
    return null
  }
}

/** Whether the port is free. Without `host`: on all interfaces, as the front listens. */
export async function portIsFree(port: number, host?: string) {
  const server = await open(port, host)
  await server?.[Symbol.asyncDispose]()
  return server !== null
}

/** Different free ports. Another program may take one first, so callers retry where they can. */
export async function freePorts(count: number) {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(FIRST, LAST)
    if (!ports.has(port) && (await portIsFree(port)) && (await portIsFree(port, '127.0.0.1'))) ports.add(port)
  }
  return [...ports]
}

export async function freePort() {
  const [port = 0] = await freePorts(1)
  return port
}
