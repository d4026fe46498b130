import { randomInt } from 'node:crypto'
import { portIsFree } from './ports.mjs'

/** Below the ports for outgoing connections (from 32768 on Linux), one of which could take the port before its program listens. */
const FIRST = 15_000
const LAST = 32_000

/** Different free ports. Another program may take one first, so callers retry where they can. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(FIRST, LAST)
    if (!ports.has(port) && (await portIsFree(port)) && (await portIsFree(port, '127.0.0.1'))) ports.add(port)
  }
  return [...ports]
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
