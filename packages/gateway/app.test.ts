import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { health } from '@fanfare/contract/site/site.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { turns } from '@fanfare/kernel/testing/turns.ts'

const gateway = await borrowGateway()

test('[GW-7] health answers without a signature and without data', async () => {
  const answer = await gateway.call(health, {})
  expect(answer).toMatchObject({ status: 200, code: '00000', data: {} })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('[AUTH-5] a new account is logged in', async () => {
  const user = await gateway.register()
  const answer = await gateway.call(userinfo, { body: {} }, user)
  expect(answer.data).toMatchObject({ userId: user.userId, loginName: user.loginName, isLogin: true })
})

test('[GW-7] a request that waits for a lock for longer than lock_timeout is answered 50300, and succeeds later', async () => {
  const user = await gateway.register()
  const ask = () => gateway.call(userinfo, { body: {} }, user)
  await gateway.asOwner((owner) =>
    owner.transaction().execute(async (tx) => {
      await sql`lock table users in access exclusive mode`.execute(tx)
      expect(await ask()).toMatchObject({ status: 503, code: '50300' })
    }),
  )
  expect(await ask()).toMatchObject({ code: '00000' })
})

test('[GW-7] does not report a lost database when a client leaves in the middle of its request', async () => {
  const lines: string[] = []
  const own = await startGateway({ database: gateway.database, logTo: { write: (line) => void lines.push(line) } })
  await own.app.listen({ host: '127.0.0.1', port: 0 })
  const gone = new Promise((resolve) => own.app.server.once('connection', (peer) => peer.once('close', resolve)))
  const socket = connect((own.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
  await once(own.app.server, 'request')
  await turns()
  socket.destroy()
  await gone
  // Waits for the handlers that still run.
  await own.app.close()
  expect(lines.join('\n')).not.toContain('database not available')
})

test(
  '[GW-7] ends a request that has not arrived completely after 10 s, within 2 s more',
  { tags: ['long'] },
  async () => {
    const port = Number(new URL(await gateway.listen()).port)
    const watch = new Watch()
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408[^]*"code":"40000"/)
    expect(watch.seconds).toBeLessThan(watch.limit(13))
  },
)
