// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FIRST_PAINT_SCRIPT } from '../theme/first-paint.ts'
import { onFirstSign, repeatEarlyPress } from './early-input.ts'

const LISTENING = '_reactListening1'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  runInThisContext(FIRST_PAINT_SCRIPT)
})
beforeEach(() => {
  window.__fanfareEarly ??= {}
})
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, LISTENING)
})

function addButton(html = '<button type="button"><b>Menu</b></button>') {
  document.body.innerHTML = html
  const pressed = vi.fn<() => void>()
  document.querySelector('button')?.addEventListener('click', pressed)
  return pressed
}
const press = () => document.querySelector('b')?.click()

test('[ACT-8] a press before the page is alive is repeated once', () => {
  const pressed = addButton()
  press()
  expect(pressed).toHaveBeenCalledTimes(1)
  repeatEarlyPress()
  expect(pressed).toHaveBeenCalledTimes(2)
  repeatEarlyPress()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('[ACT-8] a press that React hears, and the button of a form, are not repeated', () => {
  const pressed = addButton('<button type="submit"><b>Send</b></button>')
  press()
  repeatEarlyPress()
  expect(pressed).toHaveBeenCalledTimes(1)
  const heard = addButton()
  Object.assign(document, { [LISTENING]: true })
  press()
  repeatEarlyPress()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('[ACT-8] a button that is no longer in the page is not pressed', () => {
  const pressed = addButton()
  press()
  document.body.replaceChildren()
  repeatEarlyPress()
  expect(pressed).toHaveBeenCalledTimes(1)
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
