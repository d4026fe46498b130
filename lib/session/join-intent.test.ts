// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { confirmJoin, planJoin, takeJoin } from './join-intent.ts'

beforeEach(() => sessionStorage.clear())

test('[AUTH-5] the press on a link that joins is kept until the account form has opened a session, and used once', () => {
  planJoin('a1', '/welcome-event')
  confirmJoin('/welcome-event', 'register')
  expect(takeJoin('a1')).toBe('register')
  expect(takeJoin('a1')).toBeNull()
})

test('[AUTH-5] a login without a press on such a link joins nothing', () => {
  confirmJoin('/welcome-event', 'login')
  expect(takeJoin('a1')).toBeNull()
})

test('[AUTH-5] a form that leads to another page, another activity, or a session never opened joins nothing', () => {
  planJoin('a1', '/welcome-event')
  confirmJoin('/rewards', 'login')
  expect(takeJoin('a1')).toBeNull()
  planJoin('a1', '/welcome-event')
  confirmJoin('/welcome-event', 'login')
  expect(takeJoin('a2')).toBeNull()
  planJoin('a1', '/welcome-event')
  expect(takeJoin('a1')).toBeNull()
})

test('[AUTH-5] broken storage is read as no press', () => {
  sessionStorage.setItem('fanfareJoin', '{')
  expect(takeJoin('a1')).toBeNull()
})
