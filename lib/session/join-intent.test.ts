// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FIRST_PAINT_SCRIPT } from '../theme/first-paint.ts'
import { confirmJoin, takeJoin } from './join-intent.ts'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  runInThisContext(FIRST_PAINT_SCRIPT)
})
afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
})

/** A press on the text inside a link to the account form. */
function press(attributes: string): void {
  document.body.innerHTML = `<a href="/en/register?next=%2Fwelcome-event" ${attributes}><b>Create account</b></a>`
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  document.querySelector('b')?.click()
}
const planJoin = (activityId: string) => press(`data-joins="${activityId}"`)

test('[AUTH-5] the press on a link that joins is kept until the account form has opened a session, and used once', () => {
  planJoin('a1')
  confirmJoin('/welcome-event', 'register')
  expect(takeJoin('a1')).toBe('register')
  expect(takeJoin('a1')).toBeNull()
})

test('[AUTH-5] a login without a press on such a link joins nothing', () => {
  press('')
  confirmJoin('/welcome-event', 'login')
  expect(takeJoin('a1')).toBeNull()
})

test('[AUTH-5] a form that leads to another page, another activity, or a session never opened joins nothing', () => {
  planJoin('a1')
  confirmJoin('/rewards', 'login')
  expect(takeJoin('a1')).toBeNull()
  planJoin('a1')
  confirmJoin('/welcome-event', 'login')
  expect(takeJoin('a2')).toBeNull()
  planJoin('a1')
  expect(takeJoin('a1')).toBeNull()
})

test('[AUTH-5] broken storage is read as no press', () => {
  sessionStorage.setItem('fanfareJoin', '{')
  expect(takeJoin('a1')).toBeNull()
})
