import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { stubMedia } from '#components/testing/stub-media.ts'
import { startClocks } from '#lib/head/clocks.ts'
import { PATIENCE_MS } from './patience.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })

// Every page has it in its head.
startClocks()

const root = document.documentElement

beforeEach(() => stubMedia())

/** Each test finds the browser of a first visit: nothing is drawn, stored or chosen. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  window.history.replaceState(null, '', '/')
})

/** A closing page changes under clocks that have no document any more. */
afterAll(async () => {
  document.body.replaceChildren()
  await Promise.resolve()
  document.dispatchEvent(new Event('visibilitychange'))
})
