import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import './close-with-server.ts'

test.each(['before its first byte', 'in the middle'])(
  '[GW-7] a server that stops during an answer, %s, closes its connection with that answer',
  async (moment) => {
    const server = createServer({ keepAliveTimeout: 60_000 })
    const { port } = await listen(server)
    const agent = new Agent({ keepAlive: true })
    const asking = get({ port, host: '127.0.0.1', agent })
    const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
    if (moment === 'in the middle') response.write('wh')
    const closed = once(server, 'close')
    server.close()
    response.end(moment === 'in the middle' ? 'ole' : 'whole')
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    expect(await text(answer)).toBe('whole')
    await closed
    agent.destroy()
  },
)
