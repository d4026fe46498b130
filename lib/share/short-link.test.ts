import { expect, test } from 'vitest'
import { shortLink } from './short-link.ts'

test.each([
  ['https://fanfare.example/en?vipCode=AURORA77', 'fanfare.example?vipCode=AURORA77'],
  ['https://fanfare.example/en/welcome-event?vipCode=AURORA77', 'fanfare.example?vipCode=AURORA77'],
  ['https://fanfare.example/activity/lottery/harvest-draw', 'fanfare.example'],
  ['https://fanfare.example:8443/zh-TW/promo/x/?a=1&b=2#top', 'fanfare.example:8443?a=1&b=2'],
  ['https://fanfare.example/en', 'fanfare.example'],
  ['fanfare', 'fanfare'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('[APP-5] the link %s is shown as %s', (link, shown) => expect(shortLink(link)).toBe(shown))
