import { createServer, get } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { listenAt } from './listen-at.ts'

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
const hasIpv6 = addresses.some(({ address }) => address === '::1')
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const statusAt = (host: string, port: number): Promise<number | string> =>
  new Promise((resolve) => {
    get({ host, port, agent: false }, (answer) => resolve(answer.resume().statusCode ?? 0)).on(
      'error',
      (error: NodeJS.ErrnoException) => resolve(error.code ?? ''),
    )
  })

async function serveAt(host: string) {
  const server = createServer((_request, response) => response.end())
  const close = await listenAt(server, host, 0)
  const address = server.address()
  return { close, port: typeof address === 'object' && address ? address.port : 0 }
}

test('HOST=localhost listens on both loopback addresses and on no other', async () => {
  const { close, port } = await serveAt('localhost')
  expect(await statusAt('127.0.0.1', port)).toBe(200)
  if (hasIpv6) expect(await statusAt('::1', port)).toBe(200)
  if (outside) expect(await statusAt(outside, port)).toBe('ECONNREFUSED')
  await close()
  expect(await statusAt('127.0.0.1', port)).toBe('ECONNREFUSED')
  if (hasIpv6) expect(await statusAt('::1', port)).toBe('ECONNREFUSED')
})

test('HOST=:: listens on every address of the machine', async () => {
  const { close, port } = await serveAt('::')
  for (const address of ['127.0.0.1', ...(outside ? [outside] : [])]) expect(await statusAt(address, port)).toBe(200)
  await close()
})

test('a port that is taken on one of the addresses is an error, and no server stays open', async () => {
  const { port, close } = await listen(createServer())
  await expect(listenAt(createServer(), 'localhost', port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  close()
})
