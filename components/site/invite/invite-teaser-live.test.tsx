import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lostOnce, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { type Answers } from '#store/testing/test-store.ts'
import { InviteTeaserLive } from './invite-teaser-live.tsx'

const draw = (isLogin: boolean, answers: Answers = {}) =>
  renderInRuntime(<InviteTeaserLive />, { auth: { isLogin }, answers })

test('[SCR-1] a visitor gets a login link in place of the invite link', async () => {
  await draw(false)
  expect(screen.getByRole('link', { name: 'Log in to get your link' })).toBeTruthy()
})

test('[SCR-1][UI-3] a failure to load the invite link offers a retry, not a login, and during it the sentence stays', async () => {
  const answer = Promise.withResolvers<unknown>()
  await draw(true, { userVipCode: lostOnce(() => answer.promise) })
  const sentence = 'We couldn’t load your progress.'
  await screen.findByText(sentence)
  expect(screen.queryByText('Log in to get your link')).toBeNull()
  const retry = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
  expect(screen.getByText(sentence)).toBeTruthy()
  answer.resolve({ vipCode: 'AURORA7' })
  expect(await screen.findByText(/\/en\/register\?vipCode=AURORA7$/)).toBeTruthy()
})
