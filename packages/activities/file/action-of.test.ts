import { expect, test } from 'vitest'
import { actionOf } from './action-of.ts'

test('[ACT-4] a task whose file names no target leads where its type is done', () => {
  expect(actionOf({ type: 'SHARE_LINK', action: {} })).toEqual({ appRoute: 'share' })
  expect(actionOf({ type: 'RECHARGE', action: {} })).toEqual({ appRoute: 'asset/recharge' })
})

test('[ACT-4] a target of the file, in the app or on the web, replaces that of the type', () => {
  expect(actionOf({ type: 'RECHARGE', action: { webUrl: '/download' } })).toEqual({ webUrl: '/download' })
  expect(actionOf({ type: 'ANY_TRADING_VOLUME', action: { appRoute: 'copytrade/follow' } })).toEqual({
    appRoute: 'copytrade/follow',
  })
})

test('[ACT-4] a code is entered on the page of the activity', () => {
  expect(actionOf({ type: 'APPOINT_CODE', action: {} })).toEqual({})
})
