import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AirdropCheck } from '@fanfare/contract/activity/campaign.ts'
import { memberAnswers, refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { usdt } from '#lib/testing/samples.ts'
import { AirdropCard } from './event-cards.tsx'
import { WinBackLive, AirdropLive } from './event-live.tsx'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20, 7, 12)
const CHECK: AirdropCheck = {
  eligible: false,
  position: usdt('320'),
  required: usdt('500'),
  reasonCode: 'NOT_ENOUGH',
  accounts: [],
  snapshots: [
    { at: NOW, taken: true, held: false },
    { at: NOW + 2 * DAY, taken: false, held: null },
    { at: NOW + 6 * DAY, taken: false, held: null },
  ],
  asOf: NOW,
}
const SUBJECT = {
  path: '/events/drop',
  timeZone: 'UTC',
  terms: { required: usdt('500'), asset: 'FNF', snapshots: [NOW] },
}

test('[SCR-7] without an account the clock says which snapshots are taken, and which one comes next', async () => {
  const at = Date.now()
  const terms = { ...SUBJECT.terms, snapshots: [at - DAY, at + 2 * DAY, at + 6 * DAY] }
  await renderInRuntime(<AirdropCard subject={{ ...SUBJECT, terms }} />)
  const looks = () => screen.getAllByRole('listitem').map((item) => item.dataset.look)
  await waitFor(() => expect(looks()).toEqual(['taken', 'next', 'announced']))
  expect(screen.getAllByRole('listitem')[1]?.textContent).toMatch(/In (?:2\sd\s00|1\sd\s23)\sh/)
})

test('[SCR-7][ACT-7] 51070 says that the airdrop cannot be sent, and the user can check again', async () => {
  let asked = 0
  await renderInRuntime(<AirdropLive activityId="a1" subject={SUBJECT} />, {
    logsIn: true,
    answers: {
      checkShowActivity: () => ({ show: true, reasonCode: null }),
      checkAirdropPositionAccount: () => (asked++ === 0 ? refusal('51070')() : CHECK),
    },
  })
  expect(await screen.findByText('We can’t send the airdrop to this account right now.')).toBeTruthy()
  expect(
    screen.getByText('We can’t check this account right now. Your other tasks still count. Try again later.'),
  ).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('progressbar')).toBeTruthy()
})

test('[SCR-7] a refused application says why and can be sent again', async () => {
  const subject = {
    activityId: 'a1',
    path: '/events/drop',
    startTime: Date.now() - DAY,
    endTime: Date.now() + DAY,
    terms: { pausedDays: 60, answerDays: 2 },
  }
  const winBack = { eligible: true, reasonCode: null, lastTradeAt: null, application: null }
  await renderInRuntime(<WinBackLive subject={subject} />, {
    logsIn: true,
    answers: {
      checkShowActivity: () => ({ show: true, reasonCode: null }),
      ...memberAnswers({ applied: false, winBack }),
      backApply: refusal('51004', { reasonCode: 'ACCOUNT_AGE' }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Apply now' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Your account is too new for this activity.')
  expect(screen.getByRole('button', { name: 'Apply now' })).toBeTruthy()
})
