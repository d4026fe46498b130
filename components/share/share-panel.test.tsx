import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { lost, lostOnce, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { capturePoster } from '#lib/share/capture-poster.ts'
import { type Answers } from '#store/testing/test-store.ts'
import { SharePanel } from './share-panel.tsx'

vi.mock('#lib/share/capture-poster.ts', () => ({ capturePoster: vi.fn() }))
const brand = vi.hoisted((): { brandName: string; brandLogo?: string } => ({ brandName: 'Fanfare' }))
vi.mock('#lib/config/public-config.ts', () => ({ readPublicConfig: () => brand }))

const SUBJECT = {
  activityId: 'act_1',
  title: 'Harvest draw',
  image: 'lottery',
  figure: { lead: 'Win up to', amount: '500', unit: 'USDT', label: 'top prize' },
  ends: { at: Date.UTC(2030, 11, 3, 12), timeZone: 'UTC' },
}
const CONTENT = {
  title: 'Harvest draw',
  text: 'Spin',
  url: 'https://f.example/en/activity/lottery/harvest-draw?vipCode=AURORA77',
  image: 'lottery',
  vipCode: 'AURORA77',
  receipt: 'receipt-1',
}
const capture = vi.mocked(capturePoster)
const show = (answers: Answers = { getUserShareContent: () => CONTENT }, more: object = {}) =>
  renderInRuntime(<SharePanel subject={{ ...SUBJECT, ...more }} titleId="title" />, { answers })
const drawn = () => screen.findByRole('img', { name: /^Poster/ })

beforeEach(() => {
  delete brand.brandLogo
  capture.mockReset().mockResolvedValue(new Blob(['png'], { type: 'image/png' }))
})

test('[SHARE-1] the poster shows the activity, the invite code and the required notes', async () => {
  await show()
  const preview = await screen.findByRole('img', { name: 'Poster: Harvest draw, with a QR code of your link' })
  expect(preview.getAttribute('src')).toMatch(/^data:image\/png;base64,/)
  const poster = capture.mock.calls[0]?.[0]
  expect(poster?.textContent).toContain('Harvest draw')
  expect(poster?.textContent).toContain('Win up to500USDT')
  for (const text of ['top prize', 'Until Dec 3, 2030', '18+. Not offered in every country.'])
    expect(poster?.textContent).toContain(text)
  expect(poster?.textContent).toContain('AURORA77')
  expect(screen.getByRole('button', { name: 'Save picture' }).getAttribute('aria-busy')).toBeNull()
})

test('[SHARE-1][D-21] HTML in the texts of a poster is drawn letter for letter and makes no element', async () => {
  const html = '<img src=x onerror=alert(1)>'
  const figure = { ...SUBJECT.figure, lead: html, label: `${html} label` }
  const content = { ...CONTENT, title: html, text: html }
  await show({ getUserShareContent: () => content }, { title: `${html} title`, figure })
  await drawn()
  const poster = capture.mock.calls[0]?.[0]
  for (const text of [`${html} title`, `${html} label`]) expect(poster?.textContent).toContain(text)
  expect(poster?.querySelector('img[src="x"], [onerror]')).toBeNull()
  expect(document.querySelector('img[src="x"], [onerror]')).toBeNull()
})

test('[SHARE-1] the poster has the logo of the brand, else the default mark', async () => {
  const logoOf = (call: number) =>
    [...(capture.mock.calls[call]?.[0].querySelectorAll('img') ?? [])].at(-1)?.getAttribute('src')
  await show()
  await drawn()
  expect(logoOf(0)).toMatch(/^data:image\/svg\+xml/)
  cleanup()
  brand.brandLogo = '/static/images/logo.svg'
  await show()
  await drawn()
  expect(logoOf(1)).toBe('/static/images/logo.svg')
})

test('[SHARE-1] a capture that fails ends in a message with the link still to copy, and can be repeated', async () => {
  capture.mockRejectedValueOnce(new Error('too long'))
  await show()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t make the poster. Your link still works.',
  )
  expect(screen.getByRole('group', { name: 'Your invite link' }).textContent).toBe('f.example?vipCode=AURORA77')
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await drawn()).toBeTruthy()
})

test('[SHARE-1] content that cannot be read shows the reason and a retry', async () => {
  await show({ getUserShareContent: lostOnce(() => CONTENT) })
  await screen.findByRole('alert')
  expect(capture).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('f.example?vipCode=AURORA77')).toBeTruthy()
})

/** Renders the panel with a drawn poster. @returns the receipts that were reported */
async function showDrawn(answers: Answers = {}): Promise<unknown[]> {
  const reported: unknown[] = []
  // It gives the page a clipboard.
  userEvent.setup()
  await show({
    getUserShareContent: () => CONTENT,
    activityShared: (input) => {
      reported.push(input)
      return {}
    },
    ...answers,
  })
  await drawn()
  return reported
}
const REPORT = { query: { activityId: 'act_1' }, body: { receipt: 'receipt-1' } }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('[SHARE-1] the share sheet of the system reports a share only when the user has sent it', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError')).mockResolvedValue(undefined)
  Object.assign(window.navigator, { share })
  const reported = await showDrawn()
  await press('More')
  expect(reported).toEqual([])
  await press('More')
  await vi.waitFor(() => expect(reported).toEqual([REPORT]))
  Reflect.deleteProperty(window.navigator, 'share')
})

test('[SHARE-1] a report that fails shows no error, and the next way to share sends it again', async () => {
  const activityShared = vi.fn(lost)
  await showDrawn({ activityShared })
  await press('Copy')
  await screen.findByRole('button', { name: 'Copied' })
  await press('Copied')
  await vi.waitFor(() => expect(activityShared).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[SHARE-1] content without a receipt, of another platform, reports nothing', async () => {
  const reported = await showDrawn({ getUserShareContent: () => ({ ...CONTENT, receipt: null }) })
  await press('Copy')
  await screen.findByRole('button', { name: 'Copied' })
  expect(reported).toEqual([])
})

test.each([
  ['Square', '540px', '540px'],
  ['Link', '600px', '315px'],
])('[SHARE-1] the format "%s" draws another picture of its own size and name', async (name, width, height) => {
  await showDrawn()
  await press(name)
  await vi.waitFor(() => expect(capture).toHaveBeenCalledTimes(2))
  const poster = capture.mock.calls[1]?.[0]
  expect([poster?.style.width, poster?.style.height]).toEqual([width, height])
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
})

test('[SHARE-1] the messengers get the link and its text, and a press counts as a share', async () => {
  const reported = await showDrawn()
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  const url = encodeURIComponent(CONTENT.url)
  expect(link('X')).toBe(`https://x.com/intent/post?text=Spin&url=${url}`)
  expect(link('Telegram')).toBe(`https://t.me/share/url?url=${url}&text=Spin`)
  expect(link('WhatsApp')).toBe(`https://wa.me/?text=Spin%20${url}`)
  await userEvent.click(screen.getByRole('link', { name: 'Telegram' }))
  await vi.waitFor(() => expect(reported).toEqual([REPORT]))
})

test('[SHARE-1] a poster of the user’s own win has its fact, and the sheet its heading', async () => {
  await show(undefined, {
    figure: { lead: 'I won', amount: '50', unit: 'USDT', label: null },
    fact: 'Chance 0.90%. Anyone can check the draw.',
    isGold: true,
    heading: 'Share your win',
  })
  await drawn()
  expect(screen.getByRole('heading', { name: 'Share your win' })).toBeTruthy()
  expect(capture.mock.calls[0]?.[0].textContent).toContain('I won50USDTHarvest drawChance 0.90%.')
})
