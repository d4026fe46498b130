import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lostOnce, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import type { Answers } from '#store/testing/test-store.ts'
import type { MyActivity } from '@fanfare/contract/activity/activity.ts'
import { serverNow } from '#lib/http/clock.ts'
import { InviteCodeCard } from './invite-code-card.tsx'

const DAY_MS = 86_400_000
const MY: MyActivity = { applied: false, appliedAt: null, eligible: true, reasonCode: null, draws: null, rank: null }

/** Opens the card of a user with this inviter's code, over the platform's answer. */
async function open(inviteCode: string | null, getRegisterCode: Answers[string]) {
  return renderInRuntime(<InviteCodeCard activityId="act-1" my={MY} endTime={serverNow() + DAY_MS} />, {
    auth: { isLogin: true, user: { inviteCode } },
    answers: { getRegisterCode },
  })
}

test('[SCR-2] an invited user sees the code of the inviter, without another call', async () => {
  const { sent } = await open('AURORA7', () => ({ code: 'OTHER' }))
  expect(screen.getByText('AURORA7')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(sent).toEqual([])
})

test('[SCR-2] a code that is known to the platform alone is shown, and another one can be added', async () => {
  await open(null, () => ({ code: 'PARTNER1' }))
  expect(await screen.findByText('PARTNER1')).toBeTruthy()
  expect(screen.getByLabelText('Got a code from someone else? Add it here.')).toBeTruthy()
})

test('[SCR-2] a user without a code can add one', async () => {
  await open(null, () => ({ code: null }))
  await waitFor(() => expect(screen.getByLabelText(/You signed up without an invite code/)).toBeTruthy())
})

test('[SCR-2] while the platform does not say, nobody is told that they signed up without a code', async () => {
  await open(
    null,
    lostOnce(() => ({ code: 'PARTNER1' })),
  )
  await settle()
  expect(screen.queryByLabelText(/You signed up without an invite code/)).toBeNull()
  fireEvent.pointerDown(document.body)
  expect(await screen.findByText('PARTNER1')).toBeTruthy()
})
