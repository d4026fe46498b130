import { expect, test } from 'vitest'
import { redactMessage } from './redact-message.ts'

test.each([
  ["Cannot read properties of undefined (reading 'total')", "Cannot read properties of undefined (reading 'total')"],
  ['Failed to fetch https://x.example/a?token=abc', 'Failed to fetch [address]'],
  ['Unexpected token h, "hunter-two is"... is not valid JSON', 'Unexpected token h, [text]... is not valid JSON'],
  ["Wrong value 'my pass-word'", 'Wrong value [text]'],
  ['No account ada.l@example.com here', 'No account [email] here'],
  ['Sent to +49 (170) 123-4567', 'Sent to [number]'],
  ['GET /en/register?vipCode=SECRET failed', 'GET [address] failed'],
  ['code AB12CD of 0f3e-77aa', 'code [value] of [value]'],
  ['bearer abcdefghijklmnopqrstuvwxyzabcdefgh', 'bearer [value]'],
])('[ANA-3] the message “%s” becomes “%s”', (message, redacted) => expect(redactMessage(message)).toBe(redacted))

test('[ANA-3] values that the page knows to be secret are removed letter for letter', () => {
  expect(redactMessage('The code Friend of FriendShip fails', ['Friend', 'FriendShip'])).toBe(
    'The code [value] of [value] fails',
  )
})

test('[ANA-1] a message has at most 200 characters', () => {
  expect(redactMessage('long message '.repeat(40))).toHaveLength(200)
})
