import { expect, test } from 'vitest'
import { shortLink } from './short-link.ts'

test.each([
  ['https://fanfare.example/en?vipCode=AURORA77', 'fanfare.example?vipCode=AURORA77'],
  ['https://fanfare.example/en/welcome-event?vipCode=AURORA77', 'fanfare.example/welcome-event?vipCode=AURORA77'],
  ['https://fanfare.example/activity/lottery/harvest-draw', 'fanfare.example/activity/lottery/harvest-draw'],
  ['https://fanfare.example/zh-TW/promo/x/', 'fanfare.example/promo/x'],
  ['https://fanfare.example/en', 'fanfare.example'],
  ['fanfare', 'fanfare'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('[APP-5] the link %s is shown as %s', (link, shown) => expect(shortLink(link)).toBe(shown))
