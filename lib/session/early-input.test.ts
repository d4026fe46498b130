// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { EARLY_INPUT_SCRIPT } from './early-input-script.ts'
import { onFirstSign } from './early-input.ts'

const run = vi.fn<() => void>()
const happen = (event: Event) => document.body.dispatchEvent(event)
const pointerAt = (clientX: number, clientY: number) =>
  happen(new MouseEvent('pointermove', { bubbles: true, clientX, clientY }))

beforeEach(() => {
  run.mockReset()
  runInThisContext(EARLY_INPUT_SCRIPT)
})

test('[AUTH-7] the first sign of a person counts once, also when it came first', () => {
  onFirstSign(run)
  happen(new Event('scroll', { bubbles: true }))
  expect(run).not.toHaveBeenCalled()
  happen(new Event('wheel', { bubbles: true }))
  happen(new Event('keydown', { bubbles: true }))
  expect(run).toHaveBeenCalledTimes(1)
  onFirstSign(run)
  expect(run).toHaveBeenCalledTimes(2)
})

test('[AUTH-7] a mouse that rests is no person, wherever it rests; one that moves is', () => {
  onFirstSign(run)
  for (let report = 0; report < 3; report += 1) pointerAt(0, 0)
  expect(run).not.toHaveBeenCalled()
  pointerAt(0, 1)
  expect(run).toHaveBeenCalledTimes(1)
})

test('[AUTH-7] the click of a screen reader is a sign, without a pointer or key before it', () => {
  onFirstSign(run)
  happen(new MouseEvent('click', { bubbles: true }))
  expect(run).toHaveBeenCalledTimes(1)
})

test('[AUTH-7] one that waits no more is not woken', () => {
  onFirstSign(run)()
  happen(new Event('keydown', { bubbles: true }))
  expect(run).not.toHaveBeenCalled()
})

test('the script is small, constant and free of markup', () => {
  expect(EARLY_INPUT_SCRIPT).not.toMatch(/[\n<]/)
  expect(EARLY_INPUT_SCRIPT.length).toBeLessThan(500)
})
