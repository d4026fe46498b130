import { createServer } from 'node:http'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { noLoginDetail, nonProductizedDetail } from '@fanfare/contract/activity/detail.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { CALLS } from '@fanfare/contract/index.ts'
import { sampleOf } from '@fanfare/contract/testing/sample-of.ts'
import { type RunningSite, startSite } from '#tests/fixtures/e2e-site.ts'

const TOKEN = 'token-of-this-site'
/** The platform sends this title only to callers with a token. */
const TITLE = 'Cup of the platform'
const PAGES = ['', '/welcome-event', '/activity/competition/small-cup', '/events/small-cup', '/promo/small-cup']

type Platform = { origin: string; takes: string | null; asked: number; stop: () => void }

const CUP = { title: TITLE, status: 'ONGOING', startTime: 1, endTime: 4e12, timeZone: 'UTC' }
const changes: Record<string, object> = {
  [activityList.name]: { total: 1 },
  [noLoginDetail.name]: { ...CUP, path: '/events/small-cup' },
  [nonProductizedDetail.name]: { ...CUP, path: '/promo/small-cup' },
}

/** A platform that requires a token on every call and accepts the one in `takes`. */
async function startPlatform(): Promise<Platform> {
  const server = createServer((request, response) => {
    platform.asked += 1
    const path = (request.url ?? '').split('?')[0]
    const call = CALLS.find((one) => one.method === request.method && one.path === path)
    const isKnown = platform.takes !== null && request.headers.authorization === `Bearer ${platform.takes}`
    const data = call && isKnown ? { ...(sampleOf(call.data) as object), ...changes[call.name] } : null
    const code = data ? CODES.SUCCESS.code : CODES.LOGIN_NEEDED.code
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code, msg: '', data, requestTime: Date.now() }))
  })
  const { origin, close: stop } = await listen(server)
  const platform: Platform = { origin, takes: TOKEN, asked: 0, stop }
  return platform
}

async function read(site: RunningSite, path: string) {
  const answer = await fetch(site.run.siteOrigin + path)
  return { status: answer.status, html: await answer.text(), cacheControl: answer.headers.get('cache-control') }
}

let platform: Platform
beforeAll(async () => (platform = await startPlatform()))
afterAll(() => platform?.stop())

describe('without GATEWAY_TOKEN', { tags: ['long'] }, () => {
  let site: RunningSite
  beforeAll(async () => (site = await startSite({ GATEWAY_ORIGIN: platform.origin, RATE_LIMIT: 'off' })))
  afterAll(() => site?.stop())

  test.each(PAGES)(
    '[AUTH-4] /ar%s is an uncached frame in its language with its meta data and a login',
    async (page) => {
      for (let times = 0; times < 2; times += 1) {
        const { status, html, cacheControl } = await read(site, `/ar${page}`)
        expect(status).toBe(200)
        expect(html).toContain('dir="rtl"')
        expect(html).toMatch(/<title>[^<]*[\u0600-\u06ff]/)
        expect(html).toContain(`<link rel="canonical" href="${site.run.siteOrigin}/ar${page}"`)
        expect(html).toMatch(/<header|<footer/)
        expect(html).toContain(`href="/ar/login?next=${encodeURIComponent(page || '/')}"`)
        expect(cacheControl).toBe('private, no-store')
      }
    },
  )

  test('[AUTH-4] pages without gateway data stay the same', async () => {
    for (const path of ['/en/rewards', '/en/login', '/en/download', '/sitemap.xml']) {
      expect((await read(site, path)).status, path).toBe(200)
    }
    expect((await read(site, '/en/nothing-here')).status).toBe(404)
  })
})

describe('with GATEWAY_TOKEN', { tags: ['long'] }, () => {
  let site: RunningSite
  beforeAll(
    async () => (site = await startSite({ GATEWAY_ORIGIN: platform.origin, GATEWAY_TOKEN: TOKEN, RATE_LIMIT: 'off' })),
  )
  afterAll(async () => {
    platform.takes = TOKEN
    await site?.stop()
  })

  test('[AUTH-4] the site reads with the token and caches its pages', async () => {
    const page = await read(site, '/en/events/small-cup')
    expect(page.status).toBe(200)
    expect(page.html.includes(TITLE)).toBe(true)
    expect(page.cacheControl).toContain('s-maxage=60')
    expect(page.html.includes(TOKEN)).toBe(false)
  })

  test('[AUTH-4] a page that asked for a login shows its content after the platform’s next good answer', async () => {
    platform.takes = null
    const shows = async (text: string) => (await read(site, '/en/promo/small-cup')).html.includes(text)
    expect(await shows('/en/login?next=%2Fpromo')).toBe(true)
    platform.takes = TOKEN
    // Next caches the frame for a second.
    await expect.poll(() => shows(TITLE)).toBe(true)
  })
})
