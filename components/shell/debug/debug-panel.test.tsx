import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loggedIn } from '#store/slices/user-info.ts'
import { makeTestStore } from '#store/testing/test-store.ts'
import { DebugPanel } from './debug-panel.tsx'

const TOKEN = 'seeded-token-7f3a9c1e5b'
const UID = '700012345'

const handle = vi.hoisted(() => ({ state: { runtime: null as object | null } }))
const config = vi.hoisted(() => ({ live: false }))
vi.mock('#components/providers/runtime-provider.tsx', () => ({ useRuntime: () => handle }))
vi.mock('#lib/config/public-config.ts', () => ({ readPublicConfig: () => config }))

beforeEach(async () => {
  config.live = false
  const { store } = await makeTestStore()
  store.dispatch(loggedIn({ userId: UID }))
  handle.state.runtime = { store }
  document.cookie = `ccToken=${TOKEN}; path=/`
  localStorage.setItem('appInfo', JSON.stringify({ appVersion: '4.2.0', deviceId: 'device-8812' }))
  // The browser of these tests records no timings.
  const timing = { name: `${location.origin}/v1/x/${UID}?token=${TOKEN}`, duration: 12, responseStatus: 200 }
  const getEntriesByType = () => [{ ...timing, initiatorType: 'fetch' }]
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: getEntriesByType })
})
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

const textOf = (name: string) => screen.getByLabelText(name).textContent ?? ''

test('[SHELL-5] the debug panel shows network, bridge, store and version of the page', () => {
  render(<DebugPanel commit="a1b2c3d" />)
  expect(textOf('network')).toContain('"path": "/v1/x/hidden?token"')
  expect(textOf('network')).toContain('"status": 200')
  expect(textOf('bridge')).toContain('"style": "none"')
  expect(textOf('store')).toContain('"isLogin": true')
  expect(textOf('version')).toContain('"commit": "a1b2c3d"')
})

test('[SHELL-5] the debug panel shows the messages between app and page without their values', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const sent = vi.fn<(json: string) => void>()
  const port = { postMessage: sent }
  const received = vi.fn<(message: unknown) => void>()
  vi.stubGlobal('webkit', { messageHandlers: { fanfare: port } })
  vi.stubGlobal('onFanfareMessage', received)
  const { unmount } = render(<DebugPanel commit="a1b2c3d" />)
  const app = window as unknown as { onFanfareMessage: (message: unknown) => void }
  app.onFanfareMessage(JSON.stringify({ name: 'token', data: { uToken: 'app-token-99887766', uid: UID } }))
  app.onFanfareMessage('{')
  port.postMessage(JSON.stringify({ id: '1', name: 'open', params: { route: `/spot?of=${UID}` } }))
  act(() => void vi.advanceTimersByTime(1000))
  const { style, version, messages } = JSON.parse(textOf('bridge')) as Record<string, unknown>
  expect({ style, version, messages }).toEqual({
    style: 'new',
    version: '4.2.0',
    messages: [
      { from: 'app', name: 'token', fields: ['uToken', 'uid'] },
      { from: 'app', name: 'unreadable', fields: [] },
      { from: 'page', name: 'open', fields: ['route'] },
    ],
  })
  expect([received.mock.calls.length, sent.mock.calls.length]).toEqual([2, 1])
  unmount()
  expect([app.onFanfareMessage, port.postMessage]).toEqual([received, sent])
})

test('[SHELL-5][ANA-3] no token and no user id is in the debug panel or in what it copies', async () => {
  const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const { container } = render(<DebugPanel commit="a1b2c3d" />)
  await user.click(screen.getByRole('button', { name: 'Copy all' }))
  const copied = write.mock.calls[0]?.[0] ?? ''
  expect(copied).toContain('"userId": "hidden"')
  for (const text of [container.innerHTML, copied]) {
    for (const secret of [TOKEN, UID, 'device-8812']) expect(text).not.toContain(secret)
  }
})

test('[SHELL-5] the debug panel is empty in a live deployment', () => {
  config.live = true
  const { container } = render(<DebugPanel commit="a1b2c3d" />)
  expect(container.textContent).toBe('')
})
