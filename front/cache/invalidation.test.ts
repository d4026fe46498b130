import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type FakeAnswer, fakeNext, htmlOf, pageOf } from '../testing/fake-next.ts'
import { NOW, ask, front } from '../testing/front-world.ts'

const SECRET = 'a secret of this run'
const PAGE = '/en/welcome-event'
/** How long a visitor waits for a newer page while an older one is right. */
const PATIENCE_MS = 200

async function world() {
  const state = { text: 'before', secrets: [] as string[], revalidated: 200 }
  const { origin, asked, next, server } = await fakeNext((path, { headers }) => {
    if (path !== '/revalidate') return pageOf(state.text)
    state.secrets.push(String(headers['x-revalidate-secret']))
    return { status: state.revalidated }
  })
  const port = await front({ nextOrigin: origin, now: () => NOW, patienceMs: PATIENCE_MS })
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

test('[ACT-9] the gateway announces a change: Next receives it, and the next visitor sees the new page', async () => {
  const { state, get, announce } = await world()
  expect(await get()).toBe(htmlOf('before'))
  state.text = 'after'
  expect(await get()).toBe(htmlOf('before'))
  expect((await announce()).status).toBe(200)
  expect(state.secrets).toEqual([SECRET])
  expect(await get()).toBe(htmlOf('after'))
})

test('[LOC-4] after a change of remote texts, the browser gets the new texts with the new pages', async () => {
  const state = { text: 'before' }
  const { origin } = await fakeNext((path) =>
    path === '/revalidate'
      ? { status: 200 }
      : {
          status: 200,
          headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
          body: state.text,
        },
  )
  const port = await front({ nextOrigin: origin, now: () => NOW })
  const files = ['/locales/de/common.json', '/locales/compiled/de/common.json']
  const get = () => Promise.all(files.map(async (path) => (await ask(port, path)).body))
  expect(await get()).toEqual(['before', 'before'])
  expect((await ask(port, '/locales/compiled/de/common.json')).headers['cache-control']).toBe('public, max-age=300')
  state.text = 'after'
  expect(await get()).toEqual(['before', 'before'])
  const headers = { 'x-revalidate-secret': SECRET, 'content-type': 'application/json' }
  expect((await ask(port, '/revalidate', { method: 'POST', headers }, '{"allPages":true}')).status).toBe(200)
  expect(await get()).toEqual(['after', 'after'])
})

test.each([
  ['a wrong secret', 'wrong', 'POST'],
  ['no secret', '', 'POST'],
  ['method GET', SECRET, 'GET'],
])('[D-29] an announcement with %s gets 404, and no page is invalidated', async (_what, secret, method) => {
  const { state, asked, get, announce } = await world()
  await get()
  expect((await announce(secret, method)).status).toBe(404)
  state.text = 'after'
  expect(await get()).toBe(htmlOf('before'))
  expect(asked).toEqual([PAGE])
})

test('[D-29] without a secret in the settings every announcement gets 404', async () => {
  const { origin, asked } = await fakeNext(() => ({ status: 200 }))
  const port = await front({ nextOrigin: origin, revalidateSecret: '' })
  const answer = await ask(port, '/revalidate', { method: 'POST', headers: { 'x-revalidate-secret': '' } }, '{}')
  expect([answer.status, asked]).toEqual([404, []])
})

test('[D-29] while the secret changes, announcements with the former one are accepted', async () => {
  const { origin, asked } = await fakeNext(() => ({ status: 200 }))
  const port = await front({ nextOrigin: origin, formerRevalidateSecret: 'the former one' })
  const headers = { 'x-revalidate-secret': 'the former one' }
  const answer = await ask(port, '/revalidate', { method: 'POST', headers }, '{}')
  expect([answer.status, asked]).toEqual([200, ['/revalidate']])
})

test('[ACT-9] a page that is being fetched while a change is announced is not cached as valid', async () => {
  const { state, next, get, announce } = await world()
  const usual = next.answer
  const answers: ((answer: FakeAnswer) => void)[] = []
  next.answer = (path, incoming, response) =>
    path === PAGE ? new Promise((resolve) => answers.push(resolve)) : usual(path, incoming, response)
  const early = get()
  await expect.poll(() => answers.length).toBe(1)
  await announce()
  const late = get()
  // A visitor after the change waits for a new page.
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(pageOf('after'))
  expect(await late).toBe(htmlOf('after'))
  answers[0]?.(pageOf('before'))
  expect(await early).toBe(htmlOf('before'))
  next.answer = usual
  state.text = 'asked again'
  expect(await get(), 'the old page did not replace the new one').toBe(htmlOf('after'))
})

test('[D-29] after a move of the clock no page of another time is shown', async () => {
  const { state, next, get, port } = await world()
  expect(await get()).toBe(htmlOf('before'))
  const headers = { 'x-revalidate-secret': SECRET, 'content-type': 'application/json' }
  expect((await ask(port, '/revalidate', { method: 'POST', headers }, '{"clock":true}')).status).toBe(200)
  const usual = next.answer
  let answer: (page: FakeAnswer) => void = () => undefined
  next.answer = () => new Promise((resolve) => (answer = resolve))
  const late = get()
  await sleep(2 * PATIENCE_MS)
  answer(pageOf('after'))
  expect(await late).toBe(htmlOf('after'))
  next.answer = () => ({ status: 500 })
  await ask(port, '/revalidate', { method: 'POST', headers }, '{"clock":true}')
  expect(await get()).not.toContain('after')
  next.answer = usual
  expect(state.secrets.length).toBeGreaterThan(0)
})

test('[D-29] when Next fails on the announcement, its status is returned and the page is invalidated all the same', async () => {
  const { state, get, announce } = await world()
  await get()
  state.revalidated = 500
  state.text = 'after'
  expect((await announce()).status).toBe(500)
  expect(await get()).toBe(htmlOf('after'))
})

test('[D-29] an invalidated page is shown with its age while Next sends no new one', async () => {
  const { next, get, announce } = await world()
  await get()
  const usual = next.answer
  await announce()
  next.answer = () => ({ status: 500 })
  expect(await get()).toContain('data-stored-minutes="1"')
  next.answer = usual
})
