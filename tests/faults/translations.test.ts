import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMessageTree } from '@fanfare/languages/message-tree.ts'
import { loadRemoteMessages } from '#lib/i18n/remote-messages.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { type LinkFault, FaultProxy } from './support/fault-proxy.ts'

const NAMES = ['en', 'ar']
const server = createServer((request, response) => {
  const name = /^\/(\w+)\/common\.json$/.exec(request.url ?? '')?.[1] ?? ''
  response.setHeader('content-type', 'application/json')
  response.end(readFileSync(inRoot('locales', name, 'common.json')))
})
let link: FaultProxy

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  link = await FaultProxy.start((server.address() as AddressInfo).port)
})
afterAll(async () => {
  await link.stop()
  server.closeAllConnections()
  server.close()
})

/** Gives up after 300 ms instead of 10 s, and without pauses between tries. */
async function load(): Promise<{ names: string[]; problems: string[] }> {
  const problems: string[] = []
  const loaded = await Promise.all(
    NAMES.map((name) =>
      loadRemoteMessages({
        url: `${link.origin}/${name}/common.json`,
        accepts: isMessageTree,
        report: (problem) => problems.push(problem),
        fetch: (url) => fetch(url, { signal: AbortSignal.timeout(300) }),
        wait: () => Promise.resolve(),
      }),
    ),
  )
  return { names: NAMES.filter((_, index) => loaded[index] !== null), problems }
}

const answer = (body: string, length = body.length): LinkFault => ({
  kind: 'answer',
  bytes: `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
})
const FAULTS: [string, LinkFault][] = [
  ['is down', { kind: 'down' }],
  ['drops all bytes', { kind: 'blackhole' }],
  ['ends in the middle of its files', answer('{"common":{"btn_retry":"R', 9000)],
  ['resets in the middle', { kind: 'reset', afterBytes: 500 }],
  ['sends HTML', answer('<!doctype html><p>Not here</p>')],
  ['sends a list', answer('["a"]')],
  ['sends numbers for texts', answer('{"common":{"btn_retry":7}}')],
]

test.each(FAULTS)(
  '[LOC-4] the reader of remote translations reports each file and takes no text from a source that %s',
  async (_name, fault) => {
    await link.set(fault)
    const { names, problems } = await load()
    expect(names).toEqual([])
    expect(problems).toHaveLength(NAMES.length)
    for (const name of NAMES) expect(problems.join('\n')).toContain(`/${name}/common.json`)
    await link.heal()
    expect(await load()).toEqual({ names: NAMES, problems: [] })
  },
)
