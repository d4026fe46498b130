import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLiveWorld } from '#gateway/live/testing/live-world.ts'
import { openSocket } from '#gateway/live/testing/socket-client.ts'
import { SOCKET_PROTOCOL } from '@fanfare/contract/realtime.ts'

const world = await createLiveWorld({
  config: { allowedOrigins: ['https://partner.example'], rateLimit: true, trustProxy: 0 },
  limits: { socketsOfAddress: 2, sockets: 3 },
})
const { origin } = world

/** The status and code of a refused upgrade. */
async function refusal(
  origin: string,
  {
    path = '/ws/public',
    protocol = SOCKET_PROTOCOL,
    headers = {},
  }: Record<'path' | 'protocol', string | undefined> & {
    headers?: Record<string, string>
  },
) {
  const connection = new WebSocket(`${origin.replace('http', 'ws')}${path}`, protocol === '' ? [] : protocol, {
    headers,
  })
  connection.on('error', () => undefined)
  const [request, response] = await once(connection, 'unexpected-response')
  let text = ''
  for await (const part of response) text += String(part)
  request.destroy()
  return [response.statusCode, JSON.parse(text).code]
}
const NOTHING = { path: undefined, protocol: undefined }

test('[GW-7] metrics have the open sockets, frames and closes', async () => {
  const client = await world.openPublic()
  client.send({ op: 'ping' })
  await client.next(1)
  const read = async () => (await fetch(`${origin}/metrics`)).text()
  expect(await read()).toMatch(/fanfare_sockets\{kind="public"\} 1\n/)
  expect(await read()).toMatch(/fanfare_socket_frames_total\{direction="in"\} 1\n/)
  client.connection.close(4999)
  await client.closed
  expect(await read()).toMatch(/fanfare_sockets\{kind="public"\} 0\n/)
  expect(await read()).toMatch(/fanfare_socket_closes_total\{code="other"\} 1\n/)
})

test('[NET-3] a foreign origin is refused with 403, the site and listed origins are not', async () => {
  for (const foreign of ['https://evil.example', 'null', 'http://localhost:3000.evil.example'])
    expect(await refusal(origin, { ...NOTHING, headers: { origin: foreign } })).toEqual([403, '51030'])
  for (const allowed of ['http://localhost:3000', 'https://partner.example']) {
    const client = await openSocket(origin, '/ws/public', { headers: { origin: allowed } })
    expect(client.connection.protocol).toBe('fanfare.v1')
    client.close()
    await client.closed
  }
})

test('[NET-3] an upgrade without the subprotocol, or of another path, is refused', async () => {
  expect(await refusal(origin, { ...NOTHING, protocol: '' })).toEqual([400, '40000'])
  expect(await refusal(origin, { ...NOTHING, protocol: 'chat' })).toEqual([400, '40000'])
  expect(await refusal(origin, { ...NOTHING, path: '/ws/other' })).toEqual([404, '40400'])
  expect(await refusal(origin, { ...NOTHING, path: '/v1/if/health' })).toEqual([200, '00000'])
})

test('[NET-3] a request without an upgrade gets 400, another method 405', async () => {
  expect((await fetch(`${origin}/ws/public`)).status).toBe(400)
  expect((await fetch(`${origin}/ws/public`, { method: 'POST' })).status).toBe(405)
})

test('[NET-3] an address has a limited number of sockets, and so has the instance', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const first = await openSocket(origin, '/ws/public', from('192.0.2.1'))
  const second = await openSocket(origin, '/ws/public', from('192.0.2.1'))
  expect(await refusal(origin, { ...NOTHING, ...from('192.0.2.1') })).toEqual([429, '51023'])
  const third = await openSocket(origin, '/ws/public', from('192.0.2.2'))
  expect(await refusal(origin, { ...NOTHING, ...from('192.0.2.3') })).toEqual([503, '50300'])
  first.close()
  await first.closed
  third.close()
  await third.closed
  const again = await openSocket(origin, '/ws/public', from('192.0.2.1'))
  again.close()
  second.close()
})

// This test comes last, because it ends the gateway of the others.
test('[NET-3][GW-7] a shutdown closes all sockets with 1012', async () => {
  const [visitor, own] = [await world.openPublic(), await world.openPrivate(await world.addLiveUser())]
  const stopping = world.stop()
  expect(await Promise.all([visitor.closed, own.closed])).toEqual([1012, 1012])
  await stopping
})
