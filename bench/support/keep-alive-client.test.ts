import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openKeepAlive } from './keep-alive-client.ts'

let close: () => void = () => undefined
afterEach(() => close())

/** A server that sends each given answer in pieces. */
async function serve(answer: (socket: Socket) => Promise<void>): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('data', () => void answer(socket))
  })
  close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('an answer in pieces is one answer, and the connection takes the next request', async () => {
  const origin = await serve(async (socket) => {
    for (const piece of ['HTTP/1.1 200 OK\r\nContent-Le', 'ngth: 5\r\n\r\nh', 'é', 'll']) {
      socket.write(piece)
      await sleep(2)
    }
  })
  const connection = await openKeepAlive(origin)
  expect(await connection.ask(REQUEST)).toEqual({ status: 200, body: 'héll' })
  expect(await connection.ask(REQUEST)).toEqual({ status: 200, body: 'héll' })
  connection.close()
})

test('a request fails when the connection ends or the answer has no length', async () => {
  const cut = await openKeepAlive(
    await serve(async (socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf')),
  )
  await expect(cut.ask(REQUEST)).rejects.toThrow('closed')
  close()
  const endless = await openKeepAlive(await serve(async (socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\nx')))
  await expect(endless.ask(REQUEST)).rejects.toThrow('Content-Length')
})
