import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from '../testing/front-world.ts'
import { CONNECTION_OPTIONS } from './connections.ts'
import { giveHead, prepareHead } from './prepared-head.ts'

const FIELDS: [string, string][] = [
  ['content-type', 'text/html; charset=utf-8'],
  ['etag', '"a"'],
]
const BODY = Buffer.from('a page')

const found = prepareHead(200, [...FIELDS, ['content-length', String(BODY.length)]])
const unchanged = prepareHead(304, FIELDS)

/** The bytes that a server sends for these requests on one connection, its dates left out. */
async function sent(send: (response: ServerResponse, path: string) => void, requests: string): Promise<string> {
  const server = createServer(CONNECTION_OPTIONS, (request, response) => send(response, request.url ?? ''))
  const socket = connect(await listen(server), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(requests)
  const all = await text(socket)
  return all.replaceAll(/Date: [A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT/g, 'Date: D')
}

const byNode = (response: ServerResponse, path: string): void => {
  const head = path === '/304' ? unchanged : found
  response.writeHead(head.status, ['age', '7', ...head.headers])
  response.end(path === '/304' ? undefined : BODY)
}

const prepared = (response: ServerResponse, path: string): void => {
  giveHead(response, path === '/304' ? unchanged : found, 7)
  response.end(path === '/304' ? undefined : BODY)
}

const ask = (method: string, path: string, rest = '', version = '1.1'): string =>
  `${method} ${path} HTTP/${version}\r\nHost: a\r\n${rest}\r\n`
const LAST = ask('GET', '/last', 'Connection: close\r\n')

test.each([
  ['a page', ask('GET', '/') + LAST],
  ['a HEAD', ask('HEAD', '/') + LAST],
  ['a 304', ask('GET', '/304') + LAST],
  ['many at once', ask('GET', '/').repeat(5) + ask('GET', '/304') + ask('HEAD', '/') + LAST],
  ['HTTP/1.0', ask('GET', '/', '', '1.0')],
  ['HTTP/1.0 that keeps its connection', ask('GET', '/', 'Connection: keep-alive\r\n', '1.0') + LAST],
])('[D-29] a prepared head is what Node itself would send, byte for byte: %s', async (_what, requests) => {
  const answer = await sent(prepared, requests)
  expect(answer).toBe(await sent(byNode, requests))
  expect(answer).toMatch(/^HTTP\/1\.1 (?:200 OK|304 Not Modified)\r\nage: 7\r\n[^]*\r\nDate: D\r\n/)
})

test('[D-29] a server that is ending says so in a prepared answer too', async () => {
  const ending = (response: ServerResponse, path: string): void => {
    response.setHeader('connection', 'close')
    prepared(response, path)
  }
  expect(await sent(ending, ask('GET', '/'))).toContain('connection: close\r\n')
})

test('a head that Node would refuse to send is refused when it is prepared', () => {
  expect(() => prepareHead(200, [['link', 'a\r\nset-cookie: b']])).toThrow('Invalid character')
  expect(() => prepareHead(200, [['a b', 'c']])).toThrow('valid HTTP token')
})
