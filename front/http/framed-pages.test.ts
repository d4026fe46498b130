import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SHELL_FRAME_SCRIPT } from '#lib/native/shell-frame.ts'
import { fakeNext, pageOf } from '../testing/fake-next.ts'
import { ask, echo, front } from '../testing/front-world.ts'

const FRAMED = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
const hash = `'sha256-${createHash('sha256').update(SHELL_FRAME_SCRIPT).digest('base64')}'`

async function world(change: Parameters<typeof front>[0] = {}) {
  const next = await fakeNext(() => pageOf('welcome'))
  const port = await front({ nextOrigin: next.origin, ...change })
  return (headers: Record<string, string>, method = 'GET') => ask(port, '/en/welcome-event', { headers, method })
}

const isFramed = ({ headers, body }: Awaited<ReturnType<typeof ask>>) => {
  const policy = String(headers['content-security-policy'])
  const signs = [
    policy.includes("frame-ancestors 'self'"),
    headers['x-frame-options'] === undefined,
    policy.includes(hash),
    body.includes(`<head><script>${SHELL_FRAME_SCRIPT}</script>`),
  ]
  expect(new Set(signs).size, 'all or none').toBe(1)
  return signs[0]
}

test('[APP-7] a page in the simulator’s frame begins with the script of the fake app, which its policy allows', async () => {
  const request = await world()
  const page = await request(FRAMED)
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(isFramed(page)).toBe(true)
})

test('[APP-7][D-21] a stored page stays unframed for visitors, before and after the simulator', async () => {
  const request = await world()
  expect(isFramed(await request({}))).toBe(false)
  expect(isFramed(await request(FRAMED))).toBe(true)
  expect(isFramed(await request({}))).toBe(false)
})

test.each([
  [false, true],
  [true, false],
])(
  '[APP-7][D-21] a browser keeps no page of a visitor for the frame; live (%s) there is no frame',
  async (live, varies) => {
    const request = await world({ live })
    const { headers } = await request({})
    expect(String(headers.vary).split(', ').includes('sec-fetch-dest')).toBe(varies)
    expect(isFramed(await request(FRAMED))).toBe(varies)
  },
)

test.each<[string, Record<string, string>]>([
  ['another site', { ...FRAMED, 'sec-fetch-site': 'cross-site' }],
  ['another port of this host', { ...FRAMED, 'sec-fetch-site': 'same-site' }],
  ['an address that was typed', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
])('[APP-7][D-21] %s gets the page that no page may frame', async (_name, headers) => {
  expect(isFramed(await (await world())(headers))).toBe(false)
})

test('[APP-7] a redirect in the frame is passed on', async () => {
  const next = await fakeNext(() => ({ status: 307, headers: { location: '/en/rewards' } }))
  const port = await front({ nextOrigin: next.origin })
  expect(await ask(port, '/en/old', { headers: FRAMED })).toMatchObject({
    status: 307,
    headers: { location: '/en/rewards' },
  })
})

test('[APP-7] the simulator’s form for a demo account reaches Next where there is a demonstration', async () => {
  const next = await echo('next')
  const post = (port: number) => ask(port, '/en/dev/webview/account', { method: 'POST' }, 'loginName=x')
  expect(await post(await front({ nextOrigin: next.origin }))).toMatchObject({ status: 405 })
  expect(await post(await front({ nextOrigin: next.origin, statePlayer: true }))).toMatchObject({ status: 200 })
  expect(next.seen.map(({ url }) => url)).toEqual(['/en/dev/webview/account'])
})
