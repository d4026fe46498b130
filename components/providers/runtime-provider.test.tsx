import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '#components/testing/settle.ts'
import { PUBLIC_CONFIG_ID } from '#lib/config/public-config.ts'
import { hearFirstSign } from '#lib/head/start.ts'
import { markSession } from '#lib/head/first-paint.ts'
import { giveSiteToken } from '#store/testing/test-store.ts'
import { RuntimeProvider, useRuntime } from './runtime-provider.tsx'

const { createRuntime } = vi.hoisted(() => ({ createRuntime: vi.fn<(language: unknown) => Promise<unknown>>() }))
vi.mock('./client-runtime.tsx', () => ({ createRuntime }))

let fetched: string[] = []
let logIn: () => void = () => undefined
const RUNTIME = {
  Providers: ({ children }: { children: unknown }) => children,
  Host: () => <p>host</p>,
  onLogin: (told: () => void) => {
    logIn = told
    return () => (logIn = () => undefined)
  },
}
beforeEach(() => {
  createRuntime.mockReset().mockResolvedValue(RUNTIME)
  document.head.innerHTML = `<script id="${PUBLIC_CONFIG_ID}" type="application/json">{ "build": "b1" }</script>`
  fetched = []
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url)
    return Promise.reject(new TypeError('offline'))
  })
  hearFirstSign()
})

afterEach(() => void delete window.__fanfareEarly)

function Status() {
  const { isStarted, runtime, isUsers, load } = useRuntime()
  return (
    <button type="button" onClick={load} data-users={isUsers}>
      {runtime ? 'ready' : isStarted ? 'loading' : 'idle'}
    </button>
  )
}
const show = () =>
  render(
    <RuntimeProvider locale="de" languageType={10} textsName="de">
      <Status />
    </RuntimeProvider>,
  )
const status = () => screen.getByRole('button').textContent
const isUsers = () => screen.getByRole('button').dataset.users

test('[AUTH-7] an untouched page of a visitor does not load the runtime', async () => {
  const idle = vi.fn<(run: () => void) => number>()
  vi.stubGlobal('requestIdleCallback', idle)
  show()
  window.dispatchEvent(new Event('load'))
  window.dispatchEvent(new Event('scroll'))
  await settle()
  expect([status(), createRuntime.mock.calls.length, idle.mock.calls.length]).toEqual(['idle', 0, 0])
})

test('[AUTH-7] a sign of a person before the scripts loads the runtime at once', async () => {
  fireEvent.keyDown(document.body)
  show()
  expect(status()).toBe('loading')
  await settle()
  expect([status(), createRuntime.mock.calls]).toEqual([
    'ready',
    [[{ locale: 'de', languageType: 10 }, '/locales/compiled/de/common.json?v=b1']],
  ])
  expect(fetched).toEqual(['/locales/compiled/de/common.json?v=b1'])
  expect(screen.getByText('host')).toBeTruthy()
})

test('[AUTH-7] a page is a visitor’s until a login', async () => {
  show()
  fireEvent.pointerDown(document.body)
  await settle()
  expect([status(), isUsers()]).toEqual(['ready', 'false'])
  act(() => logIn())
  expect(isUsers()).toBe('true')
})

test.each(['pointerDown', 'keyDown', 'touchStart', 'wheel', 'focusIn', 'click'] as const)(
  '[AUTH-7] %s loads the runtime at once',
  async (event) => {
    show()
    fireEvent[event](document.body)
    expect(status()).toBe('loading')
    await settle()
    expect(status()).toBe('ready')
  },
)

test('[AUTH-2][AUTH-7] a page that starts as logged in loads the runtime at once', async () => {
  giveSiteToken()
  markSession()
  show()
  expect([status(), isUsers()]).toEqual(['loading', 'true'])
  await settle()
  expect(status()).toBe('ready')
})

test('the runtime is created once', async () => {
  giveSiteToken()
  show()
  fireEvent.pointerDown(document.body)
  fireEvent.click(screen.getByRole('button'))
  await settle()
  fireEvent.keyDown(document.body)
  await settle()
  expect(createRuntime).toHaveBeenCalledOnce()
})

test.each(['pointerDown', 'keyDown'] as const)('[UI-3] after a failure the next %s tries again', async (event) => {
  createRuntime.mockRejectedValueOnce(new Error('the texts could not be loaded'))
  giveSiteToken()
  show()
  await settle()
  expect([status(), createRuntime.mock.calls.length]).toEqual(['idle', 1])
  fireEvent[event](document.body)
  await settle()
  expect([status(), createRuntime.mock.calls.length]).toEqual(['ready', 2])
})

test('the loaded runtime does not remount the page', async () => {
  show()
  const before = screen.getByRole('button')
  fireEvent.pointerDown(document.body)
  await settle()
  expect(screen.getByRole('button')).toBe(before)
})
