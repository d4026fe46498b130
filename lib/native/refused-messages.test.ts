import { expect, test } from 'vitest'
import { onRefusedMessage, reportRefused } from './refused-messages.ts'

test('[APP-1] a refused message is reported once, also when analytics starts later', () => {
  const seen: string[] = []
  for (let time = 0; time < 10_000; time += 1) reportRefused('a malformed bridge message')
  onRefusedMessage((reason) => seen.push(reason))
  reportRefused('a malformed bridge message')
  reportRefused('a bridge message outside the app')
  expect(seen).toEqual(['a malformed bridge message', 'a bridge message outside the app'])
})
