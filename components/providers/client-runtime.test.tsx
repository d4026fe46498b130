import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import { GatewayError } from '#lib/http/errors.ts'
import { taskApi } from '#store/api/task.ts'
import { selectSession } from '#store/slices/session.ts'
import { selectUserId } from '#store/slices/user-info.ts'
import { giveSiteToken, makeTestStore, USER } from '#store/testing/test-store.ts'
import { RuntimeEffects, startSession } from './client-runtime.tsx'
import type { PageServices } from './create-services.ts'

vi.mock('next/navigation', () => ({ usePathname: () => '/en', useSearchParams: () => '' }))

async function start({ inApp = false, userinfo = (): unknown => USER } = {}) {
  let tell: (credentials: { uToken: string; uid: string } | null) => void = () => undefined
  const bridge = { askForToken: vi.fn<() => void>() }
  const { services } = await makeTestStore()
  const page = {
    ...services,
    warmUp: () => undefined,
    bridge: { ...services.bridge, ...bridge, inApp },
    onAppToken: (listener: typeof tell) => {
      tell = listener
      return () => (tell = () => undefined)
    },
  } as unknown as PageServices
  let loaded = (): void => undefined
  const userLoaded = new Promise<void>((resolve) => (loaded = resolve))
  const world = await renderInRuntime(<RuntimeEffects services={page} userLoaded={userLoaded} locale="en" />, {
    answers: {
      userinfo,
      obtainReward: () => {
        throw new GatewayError('434')
      },
    },
  })
  act(() => void startSession(world.store, page).then(loaded))
  await settle()
  const claim = async () => {
    const input = { activityId: 'a1', taskId: 't1' }
    await act(() => world.store.dispatch(taskApi.endpoints.obtainReward.initiate(input)))
  }
  return { ...world, page, bridge, claim, tell: (one: Parameters<typeof tell>[0]) => tell(one) }
}

test('[AUTH-2] the user is loaded at the start, and not for a visitor', async () => {
  const visitor = await start()
  expect(selectSession(visitor.store.getState()).isInitialized).toBe(true)
  expect(selectUserId(visitor.store.getState())).toBeNull()
  cleanup()
  giveSiteToken()
  const user = await start()
  expect(selectUserId(user.store.getState())).toBe('u1')
})

test('[NET-3] the number of messages is live on every page of a user, and on none of a visitor', async () => {
  const topicsOf = async () => {
    const { services } = await start()
    const topics: string[] = []
    await act(async () =>
      services.live.loadWith(() =>
        Promise.resolve({ stateOf: () => 'live', subscribe: (topic) => (topics.push(topic), () => undefined) }),
      ),
    )
    return topics
  }
  expect(await topicsOf()).toEqual([])
  cleanup()
  giveSiteToken()
  expect(await topicsOf()).toEqual(['messages'])
})

test('the page is marked as ready when it knows its user, and not before', async () => {
  const isReady = () => document.documentElement.hasAttribute('data-ready')
  giveSiteToken()
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await start({ userinfo: () => asked.then(() => USER) })
  expect(isReady()).toBe(false)
  answer()
  await settle()
  expect(isReady()).toBe(true)
})

test('[AUTH-5] the invite code of the address is remembered', async () => {
  window.history.replaceState(null, '', '/en?vipCode=AURORA7')
  const { store } = await start()
  expect(selectSession(store.getState()).agentVipCode).toBe('AURORA7')
})

test('[AGT-4] the visit of an invite link is counted once a day and code, also if the gateway refuses it', async () => {
  const visits = async (address: string) => {
    window.history.replaceState(null, '', address)
    const { page, unmount } = await start()
    unmount()
    await import('#store/count-visit.ts')
    return vi.mocked(page.call).mock.calls.flatMap(([{ name }, input]) => (name === 'visit' ? [input] : []))
  }
  expect(await visits('/en/register?vipCode=aurora7')).toEqual([{ body: { vipCode: 'aurora7', path: '/en/register' } }])
  for (const address of ['/en?vipCode=AURORA7', '/en', '/en?vipCode=%3Cscript%3E'])
    expect(await visits(address)).toEqual([])
  expect(await visits('/en?vipCode=BOREAL11')).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  expect(await visits('/en?vipCode=BOREAL11')).toHaveLength(1)
})

test('[APP-1] the page asks for the token inside the app only', async () => {
  expect((await start()).bridge.askForToken).not.toHaveBeenCalled()
  cleanup()
  const { bridge } = await start({ inApp: true })
  expect(bridge.askForToken).toHaveBeenCalledOnce()
})

test('[APP-1] a token that arrives late logs in', async () => {
  const { store, tell } = await start({ inApp: true })
  localStorage.setItem('uToken', '{"uToken":"app-token-0123456789","uid":"u1"}')
  tell({ uToken: 'app-token-0123456789', uid: 'u1' })
  await settle()
  expect(selectUserId(store.getState())).toBe('u1')
})

test('[AUTH-4][APP-1] a logout in the app shows one message and ends the session; a visitor sees nothing', async () => {
  const visitor = await start({ inApp: true })
  visitor.tell(null)
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  localStorage.setItem('uToken', '{"uToken":"app-token-0123456789","uid":"u1"}')
  const { store, tell, page } = await start({ inApp: true })
  act(() => tell(null))
  expect(await screen.findByRole('dialog', { name: 'You’re logged out in the app' })).toBeTruthy()
  expect(selectUserId(store.getState())).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(page.goToLogin).toHaveBeenCalledOnce()
})

test('[AUTH-4] the end of a session shows one message with a login button', async () => {
  giveSiteToken()
  const { page, claim } = await start()
  await claim()
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(page.goToLogin).toHaveBeenCalledOnce()
  await claim()
  await settle()
  expect(page.goToLogin).toHaveBeenCalledOnce()
})

test('[SHELL-6] language and theme are recorded, and the theme again when it is changed', async () => {
  const { store } = await start()
  expect(store.getState().theme).toMatchObject({ language: 'en', isDarkMode: false })
  await act(async () => void document.documentElement.classList.toggle('dark'))
  expect(store.getState().theme.isDarkMode).toBe(true)
})
