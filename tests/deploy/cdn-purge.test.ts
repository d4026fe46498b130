import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { fakeNext, htmlOf, pageOf } from '#front/testing/fake-next.ts'
import { serve } from '@fanfare/kernel/testing/serve.ts'
import { ask, front } from '#front/testing/front-world.ts'

const SECRET = 'a secret of this run'
const TOKEN = 'of-the-cdn'
const PAGE = '/en/welcome-event'

test('[ACT-9] a changed activity purges its pages’ tags in a CDN after the front dropped them', async () => {
  const state = { page: 'before' }
  const { origin } = await fakeNext((path) => (path === '/revalidate' ? { status: 200 } : pageOf(state.page)))
  const site = await front({ nextOrigin: origin, revalidateSecret: SECRET })
  const purges: { token: string | undefined; tags: string[]; pageThen: string }[] = []
  const statuses = [503]
  const cdn = await serve(async (request, response) => {
    const { tags } = JSON.parse(await text(request)) as { tags: string[] }
    purges.push({ token: request.headers.authorization, tags, pageThen: (await ask(site, PAGE)).body })
    response.writeHead(statuses.pop() ?? 200).end()
  })
  const gateway = await borrowGateway({
    config: {
      revalidate: { urls: [`http://127.0.0.1:${site}/revalidate`], secret: SECRET },
      cdnPurge: { url: `${cdn}/purge`, token: TOKEN },
    },
  })
  const { headers } = await ask(site, PAGE)
  const tags = String(headers['cache-tag']).split(',')
  expect(String(headers['surrogate-key']).split(' ')).toEqual(tags)
  state.page = 'after'
  expect(await gateway.ops('PUT', '/ops/v1/activities/cup', activityInput({ alias: 'cup' }))).toMatchObject({
    code: '00000',
  })
  const purge = { token: `Bearer ${TOKEN}`, tags, pageThen: htmlOf('after') }
  await expect.poll(() => purges).toEqual([purge, purge])
})

test('[ACT-9] files of the build carry no tag, because no activity changes them', async () => {
  const { origin } = await fakeNext(() => ({
    headers: { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' },
    body: 'a{}',
  }))
  const { status, headers } = await ask(await front({ nextOrigin: origin }), '/_next/static/css/a.css')
  expect([status, headers['cache-tag'], headers['surrogate-key']]).toEqual([200, undefined, undefined])
})
