// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fakeAnswer } from '@fanfare/gateway/testing/fake-geetest.ts'
import { answerGeetest } from './answer-geetest.ts'

afterEach(() => document.body.replaceChildren())

const frameOf = (): HTMLIFrameElement => {
  const frame = document.querySelector('iframe')
  if (!frame) throw new Error('there is no frame')
  return frame
}
const say = (data: unknown, source: Window | null = frameOf().contentWindow) =>
  window.dispatchEvent(new MessageEvent('message', { data, source }))

test('[AUTH-5] the answer of GeeTest’s frame becomes the field of the form, and the focus returns', async () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  const solving = answerGeetest()
  expect(frameOf().getAttribute('sandbox')).toBe('allow-scripts')
  expect(frameOf().style.visibility).toBe('hidden')
  say({ captcha: 'ready' })
  expect(frameOf().style.visibility).toBe('visible')
  say({ captcha: 'solved', answer: { ...fakeAnswer('lot-1'), captcha_id: 'id' } })
  expect(await solving).toMatchObject({ answer: btoa(JSON.stringify(fakeAnswer('lot-1'))) })
  expect(document.querySelector('iframe')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test.each([
  ['closed by the user', { captcha: 'closed' }, 'refused'],
  ['failed', { captcha: 'failed' }, null],
  ['solved without its fields', { captcha: 'solved', answer: { lot_number: 1 } }, null],
])('[AUTH-5] a captcha that is %s has no answer', async (_what, message, outcome) => {
  const solving = answerGeetest()
  say({ captcha: 'solved', answer: fakeAnswer('forged') }, window)
  say(null)
  expect(document.querySelector('iframe')).not.toBeNull()
  say(message)
  expect(await solving).toBe(outcome)
})

test('[AUTH-5] a captcha that does not load within 20 s has no answer', async () => {
  vi.useFakeTimers()
  const solving = answerGeetest()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await solving).toBeNull()
  expect(document.querySelector('iframe')).toBeNull()
})
