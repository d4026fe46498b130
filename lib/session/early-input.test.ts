// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FIRST_PAINT_SCRIPT } from '../theme/first-paint.ts'
import { onFirstSign } from './early-input.ts'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  runInThisContext(FIRST_PAINT_SCRIPT)
})
beforeEach(() => {
  window.__fanfareEarly ??= {}
})
test('[AUTH-7] the first sign of a person counts once, also when it came first', () => {
  const run = vi.fn<() => void>()
  window.__fanfareEarly = {}
  onFirstSign(run)
  window.dispatchEvent(new Event('scroll'))
  expect(run).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(run).toHaveBeenCalledTimes(1)
  window.__fanfareEarly = { sign: true }
  onFirstSign(run)
  expect(run).toHaveBeenCalledTimes(2)
})
