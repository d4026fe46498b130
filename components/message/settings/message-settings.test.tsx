import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from '@fanfare/contract/message/message-kinds.ts'
import { NetworkError } from '#lib/http/errors.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import { type Answers } from '#store/testing/test-store.ts'
import { MessageSettings } from './message-settings.tsx'

const REWARD_KINDS = MESSAGE_KIND_NAMES.filter((kind) => MESSAGE_KINDS[kind] === 'REWARD')

const draw = (answers: Answers) => renderInRuntime(<MessageSettings />, { auth: { isLogin: true }, answers })

const open = () => userEvent.click(screen.getByRole('button', { name: 'Message settings' }))
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('[MSG-1] a user turns off a type of messages and sets quiet hours on the clock of the device', async () => {
  const saved: unknown[] = []
  const { sent, store } = await draw({
    pushSettings: () => ({ off: ['a_kind_of_later', 'place_won'], quiet: null }),
    changePushSettings: (input) => {
      saved.push((input as { body: unknown }).body)
      return (input as { body: unknown }).body
    },
  })
  expect(sent).toEqual([])
  await open()
  const rewards = await box('Rewards')
  expect(rewards.checked).toBe(true)
  // Only one of its kinds is off.
  expect((await box('Activities')).checked).toBe(true)
  expect(screen.queryByRole('checkbox', { name: 'Agent' })).toBeNull()
  await userEvent.click(rewards)
  await userEvent.click(await box('Keep quiet hours'))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '08:00' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Choose two different times.')).toBeTruthy()
  expect(saved).toEqual([])
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(saved).toEqual([{ off: ['place_won', ...REWARD_KINDS], quiet: { from: '23:30', until: '08:00', timeZone } }])
  await waitFor(() => expect(selectNotifications(store.getState())).toHaveLength(1))
})

test('[MSG-1] settings that could not be loaded can be tried again', async () => {
  let isDown = true
  await draw({
    pushSettings: () => {
      if (isDown) throw new NetworkError('Network Error', 503)
      return { off: [...REWARD_KINDS], quiet: null }
    },
  })
  await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect((await box('Rewards')).checked).toBe(false)
})
