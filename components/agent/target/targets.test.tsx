import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { NetworkError } from '#lib/http/errors.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { campaignOf } from '../testing/agent-answers.ts'
import { newMonthOf, targetMonthOf } from '../testing/target-month.ts'
import { TargetsCard } from './targets-card.tsx'
import { selectNotifications } from '#store/slices/notification.ts'
import { TargetsForm } from './targets-form.tsx'

const draw = (agentTargets: Answers[string], more: Answers = {}) =>
  renderInRuntime(<TargetsCard {...campaignOf()} />, { answers: { agentTargets, ...more } })

const text = (element: Element | null) =>
  (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')

/** The row of a target. */
const row = async (name: string) =>
  (await screen.findByRole('heading', { name, level: 3 })).closest('li') as HTMLElement

test('[AGT-2] each target shows what is reached, a bar and a sentence about its pace', async () => {
  await draw(() => targetMonthOf())
  const rebate = await row('Rebate')
  expect(text(rebate)).toBe('Rebate100.50 of 100 USDTTarget reached.')
  expect(text(await row('New traders'))).toBe('New traders5 of 1712 more traders to go, 8 days left.')
  expect(text(await row('Volume'))).toBe('Volume50,000.00 of 60,000 USDTOn course for Nov 26.')
  expect(within(rebate).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  expect(text(document.body)).toContain('November 2026, counted in UTC')
})

test('[AGT-2] a missing amount, one missing person and the last day are in words', async () => {
  const today = targetMonthOf().asOf
  const { firstTrades, volume } = targetMonthOf()
  await draw(() =>
    targetMonthOf({
      lastDay: new Date(today).toISOString().slice(0, 10),
      firstTrades: { ...firstTrades, reached: 16 },
      volume: { ...volume, pace: null },
    }),
  )
  expect(text(await row('Volume'))).toContain('10,000.00 USDT to go, 1 day left.')
  expect(text(await row('New traders'))).toContain('1 more trader to go, 1 day left.')
})

test('[AGT-2] saved targets are on the card at once, and the focus is back on the button', async () => {
  let month: TargetMonth = newMonthOf(false)
  const { sent } = await draw(() => month, {
    saveAgentTargets: () => {
      month = targetMonthOf()
      return month
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Set targets' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Monthly targets' }))
  await userEvent.type(dialog.getByLabelText('New traders'), '17')
  await userEvent.click(dialog.getByRole('button', { name: 'Save targets' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(text(await row('New traders'))).toContain('5 of 17')
  expect(sent).toEqual(['agentTargets', 'saveAgentTargets'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change targets' })))
})

interface FormOptions {
  hasTargets?: boolean
  month?: TargetMonth
  saveAgentTargets?: Answers[string]
}

async function open({
  hasTargets = false,
  month = newMonthOf(hasTargets),
  saveAgentTargets = () => targetMonthOf(),
}: FormOptions = {}) {
  const onDone = vi.fn<() => void>()
  const world = await renderInRuntime(<TargetsForm id="c1" month={month} titleId="title" onDone={onDone} />, {
    answers: { saveAgentTargets },
  })
  const field = (name: string) => document.querySelector(`#targets-${name}`) as HTMLInputElement
  const type = async (name: string, value: string) => {
    await userEvent.clear(field(name))
    if (value !== '') await userEvent.type(field(name), value)
  }
  const send = () => userEvent.click(document.querySelector('button[type=submit]') as HTMLElement)
  const bodies = () =>
    world.services.call.mock.calls.map(([, input]) => (input as { params: object; body: object }).body)
  return { ...world, onDone, field, type, send, bodies }
}

test('[AGT-2] targets are sent as typed, an empty field removes its target', async () => {
  const { field, type, send, bodies, onDone, store } = await open({ hasTargets: true })
  expect([field('rebate').value, field('firstTrades').value, field('volume').value]).toEqual(['100', '17', '60,000'])
  await type('rebate', '1,250.50')
  await type('volume', '')
  await send()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(bodies()).toEqual([{ rebate: { amount: '1250.50', unit: 'USDT' }, firstTrades: 17, volume: null }])
  expect(JSON.stringify(selectNotifications(store.getState()))).toContain('Targets saved.')
})

const AMOUNT = 'Enter an amount above zero with two decimals at most, for example 1,250.50.'

test('[AGT-2] wrong values are explained below their fields, and nothing is sent', async () => {
  const { field, type, send, bodies } = await open()
  const wrong = [
    ['rebate', '-5', AMOUNT],
    ['volume', '1000000000000', 'Enter 999,999,999,999.99 at most.'],
    ['firstTrades', '1.5', 'Enter a whole number above zero, for example 25.'],
  ] as const
  for (const [name, value] of wrong) await type(name, value)
  await send()
  for (const [name, , message] of wrong) {
    expect(await screen.findByText(message)).toBeTruthy()
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
  }
  expect(bodies()).toEqual([])
  await type('firstTrades', '1000000')
  expect(await screen.findByText('Enter 999,999 at most.')).toBeTruthy()
})

test('[AGT-2] a field that the gateway refuses is named below it, and the form stays open', async () => {
  const { field, type, send, onDone } = await open({
    saveAgentTargets: () => {
      throw new NetworkError('Network Error', 400, '40000', {
        data: { issues: [{ path: 'volume.amount', message: 'must be above zero' }] },
      })
    },
  })
  await type('volume', '500')
  await send()
  expect(await screen.findByText(AMOUNT)).toBeTruthy()
  expect(field('volume').getAttribute('aria-invalid')).toBe('true')
  expect(onDone).not.toHaveBeenCalled()
})

test('[AGT-2] a target that stays as it was is not questioned, although it is reached', async () => {
  const { type, send, onDone } = await open({ month: targetMonthOf() })
  await type('firstTrades', '18')
  await send()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})
