import { fork } from 'node:child_process'
import { once } from 'node:events'
import { inRoot } from '@fanfare/runner/root.ts'

/** The fastest possible server of a page in Node: the same bytes and headers from memory for every request. */
export async function serveRaw(url: string, headers: Record<string, string>) {
  const child = fork(inRoot('bench', 'support', 'raw-server.ts'), [url, JSON.stringify(headers)])
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the raw server ended with ${code}`)
  })
  const [{ origin, bytes }] = (await Promise.race([once(child, 'message'), died])) as [
    { origin: string; bytes: number },
  ]
  died.catch(() => undefined)
  return { origin, bytes, pid: child.pid ?? 0, stop: () => child.kill() }
}
