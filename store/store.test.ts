// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hasRecordedLogin } from '#lib/session/recorded-login.ts'
import { notified } from './slices/notification.ts'
import { inviteCodeRemembered } from './slices/session.ts'
import { domainsChosen } from './slices/system-info.ts'
import { darkModeSet, languageSet, selectIsDarkMode, selectLanguage } from './slices/theme.ts'
import { loggedIn, selectIsLogin, selectUserId, userInfoReset } from './slices/user-info.ts'
import { forgetBrowser, makeTestStore } from './testing/test-store.ts'

afterEach(forgetBrowser)

const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('persist:fanfare') ?? '{}') as never
const keep = (version: number, slices: Record<string, object>) => {
  const texts = Object.entries({ ...slices, _persist: { version, rehydrated: true } })
  localStorage.setItem(
    'persist:fanfare',
    JSON.stringify(Object.fromEntries(texts.map(([k, v]) => [k, JSON.stringify(v)]))),
  )
}

test('[SHELL-6] userInfo, systemInfo and theme are persisted, nothing else', async () => {
  const { store, persistor } = await makeTestStore()
  store.dispatch(loggedIn({ userId: 'u1' }))
  store.dispatch(domainsChosen({ apiDomain: 'https://api.example' }))
  store.dispatch(darkModeSet(true))
  store.dispatch(languageSet('de'))
  store.dispatch(inviteCodeRemembered('AURORA7'))
  store.dispatch(notified({ message: 'hello' }))
  await persistor.flush()
  expect(Object.keys(stored()).toSorted()).toEqual(['_persist', 'systemInfo', 'theme', 'userInfo'])
})

test('[SHELL-6] the next visit restores the persisted slices', async () => {
  const first = await makeTestStore()
  first.store.dispatch(loggedIn({ userId: 'u1' }))
  first.store.dispatch(domainsChosen({ apiDomain: 'https://api.example' }))
  first.store.dispatch(darkModeSet(true))
  first.store.dispatch(languageSet('de'))
  await first.persistor.flush()
  const { store } = await makeTestStore()
  const state = store.getState()
  expect(selectIsLogin(state) && selectUserId(state)).toBe('u1')
  expect(state.systemInfo.apiDomain).toBe('https://api.example')
  expect([selectIsDarkMode(state), selectLanguage(state)]).toEqual([true, 'de'])
})

test('[AUTH-2] a page finds a recorded login of the last visit without the store', async () => {
  const { store, persistor } = await makeTestStore()
  expect(hasRecordedLogin()).toBe(false)
  store.dispatch(loggedIn({ userId: 'u1' }))
  await persistor.flush()
  expect(hasRecordedLogin()).toBe(true)
  store.dispatch(userInfoReset())
  await persistor.flush()
  expect(hasRecordedLogin()).toBe(false)
})

test('[SHELL-6] records of another version are not read', async () => {
  keep(1, { userInfo: { isLogin: true, userId: 'u1' } })
  expect(selectUserId((await makeTestStore()).store.getState())).toBe('u1')
  keep(2, { userInfo: { isLogin: true, userId: 'u1' } })
  expect(selectUserId((await makeTestStore()).store.getState())).toBeNull()
})

test('[SHELL-6] where storage is forbidden the store works without persistence', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  const { store, persistor } = await makeTestStore()
  store.dispatch(loggedIn({ userId: 'u1' }))
  await persistor.flush()
  expect(selectUserId(store.getState())).toBe('u1')
})

test('[SHELL-6] broken records are ignored', async () => {
  localStorage.setItem('persist:fanfare', '{"userInfo":')
  const { store } = await makeTestStore()
  expect(selectIsLogin(store.getState())).toBe(false)
})
