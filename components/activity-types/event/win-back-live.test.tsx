import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { MyWinBack } from '@fanfare/contract/activity/my-sections.ts'
import { GatewayError } from '#lib/http/errors.ts'
import { WinBackLive } from './win-back-live.tsx'

const DAY = 86_400_000
const MINE: MyWinBack = { eligible: true, reasonCode: null, lastTradeAt: Date.UTC(2026, 8, 11), application: null }
const RECEIVED = { status: 'RECEIVED' as const, appliedAt: Date.UTC(2026, 10, 20, 7, 12), reasonCode: null }

async function open(winBack: Partial<MyWinBack>, backApply: (input: unknown) => unknown = () => RECEIVED) {
  const subject = {
    activityId: 'a1',
    path: '/events/drop',
    startTime: Date.now() - DAY,
    endTime: Date.now() + DAY,
    terms: { pausedDays: 60, answerDays: 2 },
  }
  const world = await renderInRuntime(<WinBackLive subject={subject} />, {
    logsIn: true,
    answers: {
      checkShowActivity: () => ({ show: true, reasonCode: null }),
      activityDetail: () => ({ my: { applied: false, winBack: { ...MINE, ...winBack } } }),
      eligible: () => ({ eligible: true, reasonCode: null }),
      taskCompletions: () => ({ tasks: [] }),
      backApply,
    },
  })
}

test('[SCR-7] a paused user applies with both answers, and reads where the answer will be', async () => {
  const sent: unknown[] = []
  await open({}, (input) => {
    sent.push(input)
    return RECEIVED
  })
  expect(await screen.findByText('You last traded on Sep 11, so you can apply.')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Why you paused' }), { target: { value: 'FEES' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Apply now' }))
  expect(await screen.findByText('You applied on', { exact: false })).toBeTruthy()
  expect(screen.getByText('The answer will show up here. You don’t need to do anything.')).toBeTruthy()
  expect(sent).toEqual([{ body: { activityId: 'a1', reason: 'FEES', contactAllowed: true } }])
})

test('[SCR-7] a refused application says why and can be sent again', async () => {
  await open({}, () => {
    throw new GatewayError('51004', { reasonCode: 'ACCOUNT_AGE' })
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Apply now' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Your account is too new for this activity.')
  expect(screen.getByRole('button', { name: 'Apply now' })).toBeTruthy()
})

test.each<[string, Partial<MyWinBack>, string]>([
  [
    'traded lately',
    { eligible: false, reasonCode: 'OUT_OF_WINDOW', lastTradeAt: Date.UTC(2026, 10, 19) },
    'You traded on Nov 19. You can apply after 60 days without a trade.',
  ],
  ['is new', { eligible: false, reasonCode: 'ACCOUNT_AGE' }, 'Your account is too new for this activity.'],
  ['has applied', { application: RECEIVED }, 'The answer will show up here. You don’t need to do anything.'],
  [
    'is accepted',
    { application: { ...RECEIVED, status: 'ACCEPTED' } },
    'Welcome back! We’ve accepted your application.',
  ],
  [
    'is declined',
    { application: { ...RECEIVED, status: 'DECLINED', reasonCode: 'MARKET_MAKER' } },
    'Market maker accounts can’t take part.',
  ],
])('[SCR-7] a user who %s reads it instead of the form', async (_, winBack, sentence) => {
  await open(winBack)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
