import { expect, test } from 'vitest'
import { readDevice } from './use-device.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const TAB = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test.each([
  ['an iPhone', IPHONE, 5, { platform: 'ios', tablet: false }],
  ['an iPad that calls itself a Mac', MAC, 5, { platform: 'ios', tablet: true }],
  ['a Mac', MAC, 0, { platform: 'desktop', tablet: false }],
  ['an Android phone', PIXEL, 5, { platform: 'android', tablet: false }],
  ['an Android tablet', TAB, 10, { platform: 'android', tablet: true }],
  ['a Linux desktop', LINUX, 0, { platform: 'desktop', tablet: false }],
])('[SCR-13] the user agent identifies %s', (_, userAgent, maxTouchPoints, device) => {
  expect(readDevice({ userAgent, maxTouchPoints })).toEqual(device)
})
