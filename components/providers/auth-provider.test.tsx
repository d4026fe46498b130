import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { loadUser } from '#store/session.ts'
import { inviteCodeRemembered } from '#store/slices/session.ts'
import { giveSiteToken, USER } from '#store/testing/test-store.ts'
import { useAuth, type Auth } from './auth-context.ts'
import { AuthProvider } from './auth-provider.tsx'

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
    sharedLinkUrl: null,
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
