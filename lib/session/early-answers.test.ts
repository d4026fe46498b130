// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { EARLY_ANSWERS_SCRIPT } from './early-answers.ts'

beforeAll(() => {
  runInThisContext(EARLY_ANSWERS_SCRIPT)
})
afterEach(() => document.body.replaceChildren())

test('[SCR-12] the eye of the server’s form shows the password, also when React sets its type again, and names the way back', async () => {
  document.body.innerHTML = `<span><input type="password"><button type="button" data-turns="password" aria-label="Show" data-other="Hide"><svg></svg></button></span>`
  const [input, eye] = [document.querySelector('input'), document.querySelector('button')]
  const state = () => [input?.type, eye?.getAttribute('aria-label')]
  // A press on a drawing in the button counts as well.
  eye?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(state()).toEqual(['text', 'Hide'])
  if (input) input.type = 'password'
  await Promise.resolve()
  expect(state()).toEqual(['text', 'Hide'])
  eye?.click()
  expect(state()).toEqual(['password', 'Show'])
})

test('a press on something else is left alone', () => {
  document.body.innerHTML = '<a href="#here">Here</a>'
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('a')?.dispatchEvent(press)
  document.dispatchEvent(new MouseEvent('click'))
  expect(press.defaultPrevented).toBe(false)
})

test('the script is small, constant and free of markup', () => {
  expect(EARLY_ANSWERS_SCRIPT).not.toMatch(/[\n<]/)
  expect(EARLY_ANSWERS_SCRIPT.length).toBeLessThan(2000)
})
