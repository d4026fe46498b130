import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lost, lostOnce, refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import { messageCountApi } from './api/message-count.ts'
import type { Answers } from './testing/test-store.ts'
import { useAnswer } from './use-answer.ts'

function Unread() {
  const answer = useAnswer(messageCountApi.useMessageCountQuery())
  return <p>{answer.isKnown ? `${answer.data.total} unread` : answer.hasFailed ? 'no answer' : 'asked'}</p>
}

const show = (pushCount: Answers[string]) => renderInRuntime(<Unread />, { answers: { pushCount } })
const shown = () => screen.getByText(/./).textContent

test('[API-3] a lost answer is unknown, and no 0', async () => {
  await show(lost)
  expect(shown()).toBe('asked')
  await settle()
  expect(shown()).toBe('no answer')
})

test('[API-3] a question without an answer is asked again at the next press', async () => {
  const { sent } = await show(lostOnce(() => ({ total: 3 })))
  await settle()
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(shown()).toBe('3 unread'))
  expect(sent).toEqual(['pushCount', 'pushCount'])
})

test('[API-3] a refusal is an answer: it is not asked again', async () => {
  const { sent } = await show(refusal('51020'))
  await settle()
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(sent).toEqual(['pushCount'])
})
