import { type IncomingMessage, type RequestOptions, createServer, request } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { listen as start } from '@fanfare/kernel/testing/listen.ts'
import { createFront } from '../app.ts'
import type { FrontOptions } from '../options.ts'
import { FrontTallies } from '../status/tallies.ts'

export const NOW = 1_732_060_800_000

export async function listen(server: Parameters<typeof start>[0]) {
  const { port, close } = await start(server)
  onTestFinished(close)
  return port
}

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }

/** An upstream that records its requests and answers with its name. */
export async function echo(name: string) {
  const seen: Seen[] = []
  const server = createServer(async (incoming, response) => {
    const { method, url, headers } = incoming
    seen.push({ method, url, headers, body: await text(incoming) })
    response.setHeader('content-type', 'text/html')
    response.setHeader('x-powered-by', 'test')
    response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; HttpOnly'])
    response.end(name)
  })
  return { origin: `http://127.0.0.1:${await listen(server)}`, seen, server }
}

export const frontOptions = (change: Partial<FrontOptions>): FrontOptions => ({
  gatewayOrigin: 'http://127.0.0.1:9',
  nextOrigin: 'http://127.0.0.1:9',
  siteOrigin: 'http://localhost:3000',
  live: false,
  development: false,
  frameAncestors: [],
  trustProxy: 0,
  foreignGateway: false,
  revalidateSecret: 'a secret of this run',
  trackGatewayFreshness: false,
  rateLimit: false,
  warn: () => undefined,
  tallies: new FrontTallies(),
  now: () => NOW,
  // Both clocks are the same unless a test sets the monotonic one.
  monotonicNow: change.now ?? (() => NOW),
  ...change,
})

export const front = async (change: Partial<FrontOptions>) => (await watchedFront(change)).port

/** A front, and a wait until it has had so many requests. */
export async function watchedFront(change: Partial<FrontOptions>) {
  let count = 0
  const server = createFront(frontOptions(change)).prependListener('request', () => (count += 1))
  const arrived = (least: number) => expect.poll(() => count).toBeGreaterThanOrEqual(least)
  return { port: await listen(server), arrived }
}

/** A front before an upstream that records its requests. */
export async function frontBefore(name: 'gateway' | 'next', change: Partial<FrontOptions> = {}) {
  const upstream = await echo(name)
  return { ...upstream, port: await front({ [`${name}Origin`]: upstream.origin, ...change }) }
}

export type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

export function ask(port: number, path: string, options: RequestOptions = {}, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, host: '127.0.0.1', agent: false, ...options }, (response) => {
      const { statusCode = 0, headers } = response
      text(response).then((answer) => resolve({ status: statusCode, headers, body: answer }), reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

export function askBytes(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, host: '127.0.0.1', agent: false, headers }, (response) => {
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
