import { act, render, screen, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, type ComponentType } from 'react'
import { expect, test, vi, afterEach } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { loadUser } from '#store/session.ts'
import { inviteCodeRemembered } from '#store/slices/session.ts'
import { giveSiteToken, USER } from '#store/testing/test-store.ts'
import { useAuth, type Auth } from './auth-context.ts'
import { AuthProvider } from './client-runtime.tsx'
import { inLanguage } from '#components/testing/in-language.tsx'
import { settle } from '#components/testing/settle.ts'
import { lazyOpened } from './lazy-opened.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { renderToString } from 'react-dom/server'
import { DataScript } from '#components/ui/browser/data-script.tsx'
import { PUBLIC_CONFIG_ID, readPublicConfig, type PublicConfig } from '#lib/config/public-config.ts'

const seen: Auth[] = []
const latest = () => seen.at(-1)
function Reader() {
  const auth = useAuth()
  useEffect(() => {
    seen.push(auth)
  }, [auth])
  return (
    <button type="button" onClick={auth.logOut}>
      Log out
    </button>
  )
}
const open = (sharedLinkUrl?: string) =>
  renderInRuntime(
    <AuthProvider languageType={1} sharedLinkUrl={sharedLinkUrl}>
      <Reader />
    </AuthProvider>,
    { answers: { userinfo: () => USER, logout: () => ({}) } },
  )

test('[AUTH-1] a visitor has no user and no token, and is initialized after the check', async () => {
  const { store } = await open()
  expect(latest()).toMatchObject({ user: null, token: null, uid: null, isLogin: false, isInitialized: false })
  await act(() => store.dispatch(loadUser()))
  expect(latest()).toMatchObject({ user: null, isLogin: false, isInitialized: true, loading: false })
})

test('[AUTH-1][NET-4] the link of the remote file is there for visitors, too', async () => {
  await open('https://go.example/')
  expect(latest()).toMatchObject({ isLogin: false, sharedLinkUrl: 'https://go.example/' })
})

test('[AUTH-1] a logged-in user has user, token, uid, invite code and country', async () => {
  giveSiteToken('site-token-0123456789')
  const { store } = await open()
  await act(() => store.dispatch(loadUser()))
  act(() => void store.dispatch(inviteCodeRemembered('AURORA7')))
  expect(latest()).toMatchObject({
    user: USER,
    uid: 'u1',
    token: 'site-token-0123456789',
    isLogin: true,
    agentVipCode: 'AURORA7',
    sharedLinkUrl: undefined,
    ipInfo: { country: 'DE' },
  })
})

test('[AUTH-4] the logout removes user and token', async () => {
  giveSiteToken()
  const { store, services } = await open()
  await act(() => store.dispatch(loadUser()))
  await userEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(services.leaveToLogin).toHaveBeenCalledOnce())
  expect(latest()).toMatchObject({ user: null, token: null, isLogin: false })
})

test('useAuth throws outside of an island', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Reader />)).toThrow('useAuth belongs inside an island')
})

const Dialog = ({ name }: { name: string }) => <p>dialog for {name}</p>
const isShown = () => screen.queryByText('dialog for Ann') !== null

test('a part is loaded when it is first rendered, and once', async () => {
  const load = vi.fn(async () => Dialog)
  const { Part } = lazyWithRetry(load)
  expect(load).not.toHaveBeenCalled()
  render(<Part name="Ann" />)
  expect(isShown()).toBe(false)
  await settle()
  expect(isShown()).toBe(true)
  render(<Part name="Ann" />)
  await settle()
  expect(load).toHaveBeenCalledOnce()
})

test('a preloaded part is rendered at once', async () => {
  const { Part, preload } = lazyWithRetry(async () => Dialog)
  await preload()
  render(<Part name="Ann" />)
  expect(isShown()).toBe(true)
})

test.each([
  ['being online again', () => fireEvent(window, new Event('online'))],
  ['the next touch', () => fireEvent.pointerDown(document.body)],
])('[UI-3] a part that could not be loaded is loaded again on %s', async (_, happen) => {
  const load = vi.fn(async () => Dialog).mockRejectedValueOnce(new Error('offline'))
  const { Part, preload } = lazyWithRetry(load)
  await preload()
  load.mockRejectedValueOnce(new Error('offline'))
  render(<Part name="Ann" />)
  await settle()
  expect(isShown()).toBe(false)
  happen()
  await settle()
  expect(isShown()).toBe(true)
})

test('[UI-3] a part that fails to load after a press says so and can be retried', async () => {
  const load = vi.fn(async () => Dialog)
  load.mockImplementationOnce(() => new Promise((_, reject) => setTimeout(reject)))
  const { Opened } = lazyOpened(load)
  render(inLanguage(<Late Dialog={Opened} />))
  fireEvent.click(screen.getByText('open'))
  expect(screen.getByText('Loading…').getAttribute('aria-busy')).toBe('true')
  await settle()
  // jsdom shows no popover, so roles are hidden.
  const failure = () => screen.queryByText(/^We couldn’t load this/)
  expect(failure()?.getAttribute('role')).toBe('alert')
  // A press elsewhere must not bring the dialog up.
  fireEvent.click(document.body)
  await settle()
  expect([load.mock.calls.length, isShown()]).toEqual([1, false])
  fireEvent.click(screen.getByText('open'))
  await settle()
  expect([failure(), isShown()]).toEqual([null, true])
})

function Late({ Dialog: Opened }: { Dialog: ComponentType<{ name: string }> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        open
      </button>
      {isOpen && <Opened name="Ann" />}
    </>
  )
}

test('an unmounted part is not loaded again', async () => {
  const load = vi.fn(() => Promise.reject<typeof Dialog>(new Error('offline')))
  const { Part } = lazyWithRetry(load)
  const { unmount } = render(<Part name="Ann" />)
  await settle()
  unmount()
  fireEvent.pointerDown(document.body)
  await settle()
  expect(load).toHaveBeenCalledOnce()
})

afterEach(() => (document.head.innerHTML = ''))

const CONFIG: PublicConfig = {
  brandName: `A & B's "best" </script><script>alert(1)</script><!-- ünïcode`,
  siteOrigin: 'https://promo.example',
  signKey: 'k&<>"\'',
  live: true,
  commitLabel: 'a1b2c3',
  targetUrls: {},
  build: 'b1',
  offline: true,
}

test('settings with any characters reach the page unchanged', () => {
  document.head.innerHTML = renderToString(<DataScript id={PUBLIC_CONFIG_ID} type="application/json" data={CONFIG} />)
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
  expect(readPublicConfig()).toEqual(CONFIG)
})

test('reading the settings of a page without them throws', () => {
  expect(() => readPublicConfig()).toThrow('the page carries no #fanfare-config')
})
