import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inLanguage } from '#components/testing/in-language.tsx'
import { SiteStates } from '#components/site/site-states.tsx'
import { settle } from '#components/testing/settle.ts'
import PageError from './error.tsx'

const refresh = vi.hoisted(() => vi.fn<() => void>())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), usePathname: () => '/en/rewards' }))

const reload = vi.fn<() => void>()
const reset = vi.fn<() => void>()
const NAMED = { name: 'ChunkLoadError' }

beforeEach(() => {
  for (const mock of [refresh, reload, reset]) mock.mockReset()
  sessionStorage.clear()
})

function fail(address: string, error = new Error('bug')): void {
  vi.stubGlobal('location', { href: `https://fanfare.example${address}`, origin: 'https://fanfare.example', reload })
  render(inLanguage(<SiteStates>{<PageError error={error} reset={reset} />}</SiteStates>))
}
const tryAgain = () => fireEvent.click(screen.getByText('Try again'))

test('[SCR-14] the second press of “Try again” at an address loads its document', () => {
  fail('/en/rewards')
  tryAgain()
  expect([refresh.mock.calls.length, reset.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1, 0])
  tryAgain()
  expect([refresh.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
})

test('[SCR-14] a page that fails at another address is first tried without a document', () => {
  fail('/en/messages')
  tryAgain()
  expect([refresh.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
})

test('[SCR-14] a page whose code belongs to a build that is gone is loaded anew by itself', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  fail('/en/rewards', Object.assign(new Error('Failed to load chunk /_next/static/chunks/0a.js from module 1'), NAMED))
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
})
