// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { readSignInFault, SIGN_IN_SCRIPT, signInHref } from './provider-sign-in.ts'

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.invite
})

test.each([
  ['/en/login', undefined, ''],
  ['/en/login?next=%2Fde%2Frewards%3Ftab%3Dall', 'ABCD2345', '&to=%2Fde%2Frewards%3Ftab%3Dall&vipCode=ABCD2345'],
])('[AUTH-5] the server’s link at %s with the code %s leads to what the live link leads to', (path, code, added) => {
  window.history.replaceState(null, '', path)
  if (code !== undefined) document.documentElement.dataset.invite = code
  document.body.innerHTML = `<a data-sign-in href="${signInHref(3)}">Continue</a>`
  runInThisContext(SIGN_IN_SCRIPT)
  const next = new URLSearchParams(window.location.search).get('next')
  const href = document.querySelector('a')?.getAttribute('href')
  expect(href).toBe(`/v1/user/oidc/start?languageType=3${added}`)
  expect(signInHref(3, { next, vipCode: code ?? null })).toBe(href)
})

test('a page without the link, and a fragment that is no reason, change nothing', () => {
  runInThisContext(SIGN_IN_SCRIPT)
  expect(readSignInFault('#sign-in-toString')).toBeNull()
  expect(readSignInFault('#sign-in-cancelled')).toBe('cancelled')
})

test('the script is small, constant and free of markup', () => {
  expect(SIGN_IN_SCRIPT).not.toMatch(/[\n<]/)
  expect(SIGN_IN_SCRIPT.length).toBeLessThan(400)
})
