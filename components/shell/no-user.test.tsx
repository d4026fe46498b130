import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRuntime, type Circumstances } from '#components/testing/render-in-runtime.tsx'
import { forgetBrowser, giveSiteToken } from '#store/testing/test-store.ts'
import { NoUser } from './no-user.tsx'

afterEach(forgetBrowser)

const open = (auth: Circumstances['auth']) =>
  renderInRuntime(<NoUser waiting={<p>skeletons</p>} visitor={<p>Log in to see your rewards</p>} />, { auth })

test('[AUTH-7] the visitor’s view is shown once the gateway has said that there is no user', async () => {
  await open({ isInitialized: true })
  expect(screen.getByText('Log in to see your rewards')).toBeTruthy()
})

test('[AUTH-2] a reader whose token the gateway does not answer is not asked to log in', async () => {
  giveSiteToken()
  await open({ isInitialized: false, unanswered: 2 })
  expect(screen.queryByText('Log in to see your rewards')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('We can’t reach your account')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('[AUTH-2] one lost answer is repaired without a word', async () => {
  giveSiteToken()
  await open({ isInitialized: false, unanswered: 1 })
  expect([screen.queryByRole('status'), screen.getByText('skeletons')]).toEqual([null, expect.anything()])
})
