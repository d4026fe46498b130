import { expect, test } from 'vitest'
import type { AnalyticsFact } from '@fanfare/contract/site/analytics-event.ts'
import { watchErrors } from './watch-errors.ts'

function watch(known: string[] = []) {
  const target = new EventTarget()
  const sent: AnalyticsFact[] = []
  const stop = new AbortController()
  watchErrors({
    target: target as unknown as Window,
    known: () => known,
    track: (fact) => void sent.push(fact),
    signal: stop.signal,
  })
  return {
    sent,
    stop,
    fail: (message: string) => target.dispatchEvent(Object.assign(new Event('error'), { message })),
    reject: (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  }
}
const error = (message: string): AnalyticsFact => ({ name: 'activity_error', message })

test('[ANA-1] sends the message of an error and of a rejection, or the sentence of the specification', () => {
  const { sent, fail, reject } = watch()
  fail('x is not a function')
  reject(new Error('no answer'))
  reject('stopped')
  fail('')
  reject(undefined)
  reject({ code: 5 })
  expect(sent).toEqual(
    ['x is not a function', 'no answer', 'stopped', 'Unknown error', 'Promise rejected'].map((text) => error(text)),
  )
})

test('[ANA-3] no value of the address or of an account is in a message', () => {
  const { sent, fail } = watch(['FRIEND'])
  fail('No agent FRIEND for ada@example.com, token 0f3e77aa')
  expect(sent).toEqual([error('No agent [value] for [email] token [value]')])
})

test('[ANA-1] sends each message once, at most ten, and none after the end', () => {
  const { sent, fail, stop } = watch()
  for (const letter of 'aabcdefghijklmn') fail(`fault ${letter}`)
  expect(sent).toHaveLength(10)
  const other = watch()
  other.stop.abort()
  other.fail('late')
  expect(other.sent).toEqual([])
  expect(stop.signal.aborted).toBe(false)
})
