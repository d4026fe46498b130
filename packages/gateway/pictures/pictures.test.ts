import { createServer } from 'node:https'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { mainBanner } from '@fanfare/contract/site/main-banner.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { LARGE_INPUTS } from '#gateway/limits.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { turns } from '@fanfare/kernel/testing/turns.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { makeCertificate } from '@fanfare/runner/testing/make-certificate.ts'
import type { Resolve } from '../util/outgoing.ts'
import { fetchPicture, fetchPictures } from './keep-pictures.ts'

const certified = makeCertificate({ from: Date.now() - DAY_MS, to: Date.now() + DAY_MS })

const gateway = await borrowGateway()
/** Bytes that the site of the marketer has sent, by path. */
const asked: string[] = []

const pictureOf = (r: number, width = 1600) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: { r, g: 90, b: 120 } } })
    .png()
    .toBuffer()

afterAll(() => close())

const address = (path: string) => `https://127.0.0.1:${port}/${path}`
const trusted = { ca: certified.cert }
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'was read',
    (error: Error) => error.message,
  )
const put = (alias: string, art: object, query = '') =>
  gateway.ops('PUT', `/ops/v1/activities/${alias}${query}`, activityInput({ alias, art } as never))
const issuesOf = ({ data }: { data: unknown }) => (data as { issues?: unknown }).issues
const upload = async (bytes: Buffer, field = 'art.light') =>
  gateway.ops<{ picture: string; id: string }>('POST', '/ops/v1/pictures', {
    content: bytes.toString('base64'),
    field,
  })
const activityIdOf = async (alias: string) =>
  (await gateway.ctx.activities.findByAlias(gateway.db, alias))?.activityId ?? ''

const sound = await pictureOf(10)
const site = createServer(certified, ({ url = '' }, answer) => {
  asked.push(url)
  if (url === '/moved.png') return answer.writeHead(302, { location: 'https://10.0.0.1/' }).end()
  if (url === '/huge.png') return answer.writeHead(200, { 'content-length': '14000000' }).end()
  // Without a length, and without an end.
  if (url === '/endless.png') {
    const part = Buffer.alloc(1_000_000)
    const more = () => {
      while (!answer.destroyed && answer.write(part));
    }
    answer.on('drain', more)
    more()
    return undefined
  }
  if (url === '/slow.png') return undefined
  return answer.end(sound)
})
const { port, close } = await listen(site)

test('an uploaded picture is on the activity in lists, banners and its page, with its side and its words', async () => {
  const light = (await upload(sound)).data
  const dark = (await upload(await pictureOf(200))).data
  const { en, ar } = activityInput().texts
  const texts = { en: { ...en, pictureAlt: 'A cup' }, ar: { ...ar, pictureAlt: 'كأس' } }
  const art = { light: light.picture, dark: dark.picture, safe: 'right' }
  const published = await gateway.ops(
    'PUT',
    '/ops/v1/activities/own-cup',
    activityInput({ alias: 'own-cup', art, texts } as never),
  )
  expect(published).toMatchObject({ code: '00000', data: { created: true } })
  const activityId = await activityIdOf('own-cup')
  const shown = { light: light.id, dark: dark.id, safe: 'right', alt: 'A cup' }
  const { data } = await gateway.call(noLoginDetail, { query: { activityId } })
  expect(data.art).toEqual(shown)
  const { data: list } = await gateway.call(activityList, { query: {} })
  expect(list.activities.find(({ alias }) => alias === 'own-cup')?.art).toEqual(shown)
  const { data: banners } = await gateway.call(mainBanner, {})
  expect(banners.mainBannerList.find(({ activityId: id }) => id === activityId)?.art).toEqual(shown)
  // Translations may follow later.
  const untranslated = { en: { ...en, pictureAlt: 'A runner' }, ar }
  const again = { alias: 'own-cup', art, texts: untranslated } as never
  const arabic = await gateway.call(noLoginDetail, { query: { activityId } }, { headers: { language: 'ar' } })
  expect(arabic.data.art?.alt).toBe('كأس')
  expect(await gateway.ops('PUT', '/ops/v1/activities/own-cup', activityInput(again))).toMatchObject({ code: '00000' })
  const english = await gateway.call(noLoginDetail, { query: { activityId } }, { headers: { language: 'ar' } })
  expect(english.data.art?.alt).toBe('A runner')
  expect(await audit(gateway.db)).toEqual([])
})

test('its files are the same for ever, in two formats, and only they', async () => {
  const { id, picture } = (await upload(sound)).data
  expect((await upload(sound)).data.picture).toBe(picture)
  const get = (name: string, of = id) => gateway.app.inject({ method: 'GET', url: `/v1/pictures/${of}/${name}` })
  const avif = await get('960.avif')
  expect([avif.statusCode, avif.headers['content-type'], avif.headers['cache-control']]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
  ])
  expect((await sharp(avif.rawPayload).metadata()).width).toBe(960)
  const webp = await get('480.webp')
  expect([webp.headers['content-type'], (await sharp(webp.rawPayload).metadata()).height]).toEqual(['image/webp', 240])
  for (const [name, of] of [
    ['961.avif', id],
    ['960.png', id],
    ['960.avif', 'f'.repeat(40)],
    ['960.avif', '..'],
  ] as const)
    expect((await get(name, of)).json<{ code: string }>().code).toBe('40400')
})

test('another instance on the same database serves the picture, too', async () => {
  const { id } = (await upload(sound)).data
  const other = await startGateway({ database: gateway.database })
  const { statusCode } = await other.app.inject({ method: 'GET', url: `/v1/pictures/${id}/480.avif` })
  await other.stop()
  expect(statusCode).toBe(200)
})

test('a refusal names the field of the picture', async () => {
  expect(issuesOf(await upload(Buffer.from('<svg/>'), 'art.dark'))).toEqual([
    { path: 'art.dark', message: 'is no PNG, JPEG, WebP or AVIF picture' },
  ])
  const missing = 'picture:' + '0'.repeat(40)
  const cases = [
    [{ light: missing }, 'art.light', 'is no picture that is kept here: upload it again'],
    [{ light: 'cup.png' }, 'art.light', 'is a file: publish it with npm run activity, or upload it in the console'],
    [{ light: 'https://127.0.0.1/cup.png' }, 'art.light', 'leads to an inner address'],
    [{ light: 'https://[::1]/cup.png' }, 'art.light', 'leads to an inner address'],
    [{ light: 'https://169.254.169.254/latest' }, 'art.light', 'leads to an inner address'],
    [{ light: 'https://2130706433/cup.png' }, 'art.light', 'leads to an inner address'],
  ] as const
  for (const [art, path, message] of cases)
    expect(issuesOf(await put('bad-art', art, '?dryRun=1')), JSON.stringify(art)).toEqual([{ path, message }])
  for (const light of ['http://example.com/a.png', '../../etc/a.png', 'cup.svg', 'javascript:1.png', 'https://a@b/c'])
    expect(issuesOf(await put('bad-art', { light })), light).toMatchObject([{ path: 'art.light' }])
  expect(await activityIdOf('bad-art')).toBe('')
})

test('an address is read once, at the check; the publication and later versions show that picture', async () => {
  const light = address('once.png')
  const read = (one: string) => fetchPicture(one, { trusted })
  await fetchPictures(gateway.ctx, { light, safe: 'left' }, { actor: 'tests', read })
  await fetchPictures(gateway.ctx, { light, safe: 'left' }, { actor: 'tests', read })
  expect(asked.filter((path) => path === '/once.png')).toHaveLength(1)
  expect(await put('web-cup', { light })).toMatchObject({ code: '00000', data: { created: true } })
  const { data } = await gateway.call(noLoginDetail, { query: { activityId: await activityIdOf('web-cup') } })
  expect(data.art).toEqual({ light: (await upload(sound)).data.id, dark: null, safe: 'left', alt: '' })
  expect(await put('web-cup', { light })).toMatchObject({ data: { changed: [] } })
})

test('an address is refused with a redirect, too much, no end or no answer', async () => {
  const from = (path: string) => refusal(fetchPicture(address(path), { trusted, timeoutMs: 1500 }))
  expect(await from('moved.png')).toBe('answers 302: give the address of the picture itself')
  expect(await from('huge.png')).toBe('is 14 MB, at most 5')
  expect(await from('endless.png')).toBe('is more than 5 MB')
  expect(await from('slow.png')).toBe('gave no picture within 1.5 s')
  expect(await from('cup.png')).toBe('was read')
})

test('a name that leads to an inner network is refused, also beside a public address', async () => {
  const to =
    (...addresses: string[]): Resolve =>
    (_host, callback) =>
      callback(
        null,
        addresses.map((one) => ({ address: one, family: 4 })),
      )
  const from = (...addresses: string[]) =>
    refusal(fetchPicture('https://pictures.test/cup.png', { resolve: to(...addresses) }))
  expect(await from('10.1.2.3')).toBe('leads to an inner address')
  expect(await from('93.184.216.34', '127.0.0.1')).toBe('leads to an inner address')
})

test('a preview shows the pictures of its draft', async () => {
  const { picture, id } = (await upload(sound)).data
  const answer = await gateway.ops<{ path: string }>(
    'POST',
    '/ops/v1/activities/draft-art/preview',
    activityInput({ alias: 'draft-art', art: { light: picture } } as never),
  )
  const token = answer.data.path.split('/').at(-1) ?? ''
  const { data } = await gateway.call(noLoginDetail, { query: { activityId: token } })
  expect(data.art).toMatchObject({ light: id })
})

test('a picture waits for others of its caller, and one too many gets 50300', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { maxWaiting } = LARGE_INPUTS.ofCaller
  const taken = gateway.ctx.largeInputs.run(() => promise, 'tests')
  const first = upload(sound)
  const waiting = Array.from({ length: maxWaiting - 1 }, () => upload(Buffer.alloc(10_000)))
  await turns()
  expect(await upload(sound)).toMatchObject({ status: 503, code: '50300', headers: { 'retry-after': '2' } })
  expect(await gateway.call(activityList, { query: {} })).toMatchObject({ code: '00000' })
  resolve()
  await taken
  expect(await first).toMatchObject({ code: '00000' })
  for (const { code } of await Promise.all(waiting)) expect(code).toBe('40000')
})
