import { expect, test } from 'vitest'
import { isPageForUsers } from './page-for-users.ts'

test.each(['/rewards', '/de/rewards', '/zh-TW/messages/m1', '/en/agent/7/rebate'])(
  '[AUTH-4] %s is for users alone',
  (path) => expect(isPageForUsers(path)).toBe(true),
)

test.each(['/', '/de', '/en/welcome-event', '/en/login', '/en/rewardsy', '/en/events/rewards'])(
  '[AUTH-4] a visitor may read %s',
  (path) => expect(isPageForUsers(path)).toBe(false),
)
