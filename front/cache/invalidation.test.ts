import { expect, test } from 'vitest'
import { type FakeAnswer, fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { NOW, ask, front } from '../testing/front-world.ts'

const SECRET = 'a secret of this run'
const PAGE = '/en/welcome-event'

async function world() {
  const state = { text: 'before', told: [] as string[], revalidated: 200 }
  const { origin, asked, next, server } = await fakeNext((path, { headers }) => {
    if (path !== '/revalidate') return pageOf(state.text)
    state.told.push(String(headers['x-revalidate-secret']))
    return { status: state.revalidated }
  })
  const port = await front({ nextOrigin: origin, now: () => NOW })
  const get = async () => (await ask(port, PAGE)).body
  const announce = (secret = SECRET, method = 'POST') =>
    ask(
      port,
      '/revalidate',
      { method, headers: { 'x-revalidate-secret': secret, 'content-type': 'application/json' } },
      method === 'POST' ? '{"activityId":"a1"}' : undefined,
    )
  return { state, asked, next, server, get, announce, port }
}

test('[ACT-9] the gateway announces a change: Next hears it, and the next visitor sees it', async () => {
  const { state, get, announce } = await world()
  expect(await get()).toBe(htmlOf('before'))
  state.text = 'after'
  expect(await get()).toBe(htmlOf('before'))
  expect((await announce()).status).toBe(200)
  expect(state.told).toEqual([SECRET])
  expect(await get()).toBe(htmlOf('after'))
})

test.each([
  ['a wrong secret', 'wrong', 'POST'],
  ['no secret', '', 'POST'],
  ['a reading', SECRET, 'GET'],
])('[GW-7] for %s the address does not exist, and nothing is thrown away', async (_what, secret, method) => {
  const { state, asked, get, announce } = await world()
  await get()
  expect((await announce(secret, method)).status).toBe(404)
  state.text = 'after'
  expect(await get()).toBe(htmlOf('before'))
  expect(asked).toEqual([PAGE])
})

test('[GW-7] without a secret in the settings nobody can announce anything', async () => {
  const { origin, asked } = await fakeNext(() => ({ status: 200 }))
  const port = await front({ nextOrigin: origin, revalidateSecret: '' })
  const answer = await ask(port, '/revalidate', { method: 'POST', headers: { 'x-revalidate-secret': '' } }, '{}')
  expect([answer.status, asked]).toEqual([404, []])
})

test('[ACT-9] a page that is on its way while a change is announced is not kept', async () => {
  const { state, next, get, announce } = await world()
  const usual = next.answer
  const answers: ((answer: FakeAnswer) => void)[] = []
  next.answer = (path, incoming, response) =>
    path === PAGE ? new Promise((resolve) => answers.push(resolve)) : usual(path, incoming, response)
  const early = get()
  await expect.poll(() => answers.length).toBe(1)
  await announce()
  const late = get()
  // Who comes after the change waits for a page of its own.
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(pageOf('after'))
  expect(await late).toBe(htmlOf('after'))
  answers[0]?.(pageOf('before'))
  expect(await early).toBe(htmlOf('before'))
  next.answer = usual
  state.text = 'asked again'
  expect(await get(), 'the old page did not take the new one’s place').toBe(htmlOf('after'))
})

test('[GW-7] a Next that does not hear the change is told of as 502, and the page is purged all the same', async () => {
  const { state, get, announce } = await world()
  await get()
  state.revalidated = 500
  state.text = 'after'
  expect((await announce()).status).toBe(500)
  expect(await get()).toBe(htmlOf('after'))
})

test('[GW-7] a purged page is shown again when no new one can be had, and says that it is old', async () => {
  const { next, get, announce } = await world()
  await get()
  const usual = next.answer
  await announce()
  next.answer = () => ({ status: 500 })
  expect(await get()).toContain('data-stored-minutes="1"')
  next.answer = usual
})
