import { expect, test, vi } from 'vitest'
import { canSend, sendShare, type ShareNavigator } from './send-share.ts'

const SHARED = { title: 'Cup', text: 'Trade', url: 'https://f.example/en/x?vipCode=A1', vipCode: 'A1' }
const picture = { file: new File(['x'], 'poster.png', { type: 'image/png' }), src: 'data:image/png;base64,eA==' }

const send = (navigator: ShareNavigator, { version = null as string | null, inApp = false } = {}) => {
  const open = vi.fn()
  const outcome = sendShare(SHARED, { bridge: { inApp, version, open }, navigator, picture })
  return { open, outcome }
}

test.each([
  [true, { files: [picture.file] }],
  [false, {}],
])('[SHARE-1] Web Share gets link and text, and the picture where the browser takes files: %s', async (takes, more) => {
  const share = vi.fn(async () => undefined)
  await expect(send({ share, canShare: () => takes }).outcome).resolves.toBe('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Cup', text: 'Trade', url: SHARED.url, ...more })
})

test('[SHARE-1] closing the share sheet of the system shows no error', async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('', 'AbortError')))
  await expect(send({ share }).outcome).resolves.toBe('cancelled')
})

test('[SHARE-1] a browser that refuses to share is no person who cancels', async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('', 'NotAllowedError')))
  await expect(send({ share }).outcome).resolves.toBe('refused')
})

test('[SHARE-1][APP-3] the app’s share target gets link, text and picture', async () => {
  const share = vi.fn()
  const { open, outcome } = send({ share }, { inApp: true, version: '3.3.0' })
  await expect(outcome).resolves.toBe('shared')
  expect(open).toHaveBeenCalledWith('share', { url: SHARED.url, text: 'Trade', image: picture.src })
  expect(share).not.toHaveBeenCalled()
})

test('[SHARE-1][APP-1] an app of the old style gets no picture, because its messages are addresses', () => {
  const { open } = send({}, { inApp: true, version: '3.2.9' })
  expect(open).toHaveBeenCalledWith('share', { url: SHARED.url, text: 'Trade' })
})

test('[SHARE-1] without the app and Web Share the link can only be copied', () => {
  expect(canSend({ inApp: false }, {})).toBe(false)
  expect(canSend({ inApp: true }, {})).toBe(true)
})
