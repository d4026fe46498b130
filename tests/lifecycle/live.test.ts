// @module-tag long
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { run } from './support/run.ts'
import { BOOTSTRAP, isUp, outsideAddresses, Place, whileStarting } from './support/site.ts'

const secret = () => randomBytes(32).toString('base64url')

const place = new Place()
let port = 0

beforeAll(async () => {
  port = await freePort()
  const [program, ...args] = BOOTSTRAP
  const running = run(
    program,
    args,
    place.settings({
      SITE_ORIGIN: 'https://fanfare.example',
      PORT: String(port),
      SIGN_KEY: secret(),
      OPS_SECRET: secret(),
      METRICS_TOKEN: secret(),
      HELP_URL: 'https://help.fanfare.example/start',
      TERMS_URL: 'https://www.fanfare.example/terms',
      SECURITY_CONTACT: 'mailto:security@fanfare.example',
      BRAND_NAME: 'Öl & Co',
      CAPTCHA: 'on',
      SEED: 'none',
    }),
  )
  await whileStarting(running, 'the first page', () => isUp(`http://127.0.0.1:${port}`))
})
afterAll(() => place.clear())

const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).status

test('[GW-1] a live deployment listens at every address of the machine', async () => {
  for (const address of outsideAddresses()) {
    const answer = await fetch(`http://${address}:${port}/en`, { redirect: 'manual' })
    expect([address, answer.status]).toEqual([address, 200])
  }
})

test('[SCR-14] a live deployment has no pages for development', async () => {
  for (const path of ['/en/dev/components', '/ar/dev/components/cta', '/en/dev/components/nothing'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})

test('[SCR-16] a document that the operator publishes elsewhere is linked there, and its own page leads there', async () => {
  const site = `http://127.0.0.1:${port}`
  const terms = await fetch(`${site}/en/legal/terms`, { redirect: 'manual' })
  expect([terms.status, terms.headers.get('location')]).toEqual([307, 'https://www.fanfare.example/terms'])
  expect(await statusOf('/en/legal/risk')).toBe(200)
  const register = await (await fetch(`${site}/en/register`)).text()
  expect(register).toContain('href="https://www.fanfare.example/terms"')
  expect(register).toContain('href="/en/legal/risk"')
  expect(register).toContain('href="https://help.fanfare.example/start"')
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  expect(sitemap).toContain('/en/legal/risk<')
  expect(sitemap).not.toContain('/en/legal/terms<')
})

test('[APP-6] a deployment without apps has none of their files, and sends no phone to a page in its place', async () => {
  const files = ['apple-app-site-association', '.well-known/apple-app-site-association', '.well-known/assetlinks.json']
  for (const path of files) {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { redirect: 'manual' })
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'Not found\n'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  }
})

test('a deployment publishes its contact for weaknesses, and its brand for the home screen', async () => {
  const contact = await fetch(`http://127.0.0.1:${port}/.well-known/security.txt`)
  expect(contact.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await contact.text()
  expect(text).toContain('Contact: mailto:security@fanfare.example\n')
  expect(text).toContain('Canonical: https://fanfare.example/.well-known/security.txt\n')
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days > 100 && days < 365).toBe(true)
  const manifest = await (await fetch(`http://127.0.0.1:${port}/en/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: 'Öl & Co' })
})
