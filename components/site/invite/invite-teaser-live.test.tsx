import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { NetworkError } from '#lib/http/errors.ts'
import { type Answers } from '#store/testing/test-store.ts'
import { InviteTeaserLive } from './invite-teaser-live.tsx'

const draw = (isLogin: boolean, answers: Answers = {}) =>
  renderInRuntime(<InviteTeaserLive />, { auth: { isLogin }, answers })

test('[SCR-1] a visitor gets a login link in place of the invite link', async () => {
  await draw(false)
  expect(screen.getByRole('link', { name: 'Log in to get your link' })).toBeTruthy()
})

test('[SCR-1] a failure to load the invite link offers a retry, not a login', async () => {
  let isDown = true
  await draw(true, {
    userVipCode: () => {
      if (isDown) throw new NetworkError('Network Error')
      return { vipCode: 'AURORA7' }
    },
  })
  await screen.findByText('We couldn’t load your progress.')
  expect(screen.queryByText('Log in to get your link')).toBeNull()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/\/en\/register\?vipCode=AURORA7$/)).toBeTruthy()
})

test('[UI-3] during a retry the sentence stays, and the button is busy', async () => {
  let requests = 0
  await draw(true, {
    userVipCode: () => {
      requests += 1
      if (requests === 1) throw new NetworkError('Network Error')
      return new Promise(() => undefined)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(requests).toBe(2))
  expect(screen.getByText('We couldn’t load your progress.')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true'))
})
