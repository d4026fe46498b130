import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { NetworkError } from '#lib/http/errors.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { newMonthOf, targetMonthOf } from '../testing/target-month.ts'
import { TargetsForm } from './targets-form.tsx'

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
  const onSaved = vi.fn<() => void>()
  const world = await renderInRuntime(<TargetsForm id="c1" month={month} titleId="title" onSaved={onSaved} />, {
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
  return { ...world, onSaved, field, type, send, bodies }
}

test('[AGT-2] targets are sent as typed, an empty field removes its target', async () => {
  const { field, type, send, bodies, onSaved, store } = await open({ hasTargets: true })
  expect([field('rebate').value, field('firstTrades').value, field('volume').value]).toEqual(['100', '17', '60,000'])
  await type('rebate', '1,250.50')
  await type('volume', '')
  await send()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(bodies()).toEqual([{ rebate: { amount: '1250.50', unit: 'USDT' }, firstTrades: 17, volume: null }])
  expect(JSON.stringify(selectNotifications(store.getState()))).toContain('Targets saved.')
})

const AMOUNT = 'Enter an amount above zero with two decimals at most, for example 1,250.50.'

test.each([
  ['rebate', '0', AMOUNT],
  ['rebate', '-5', AMOUNT],
  ['volume', 'much', AMOUNT],
  ['volume', '1.234', AMOUNT],
  ['volume', '1000000000000', 'Enter 999,999,999,999.99 at most.'],
  ['firstTrades', '1.5', 'Enter a whole number above zero, for example 25.'],
  ['firstTrades', '1000000', 'Enter 999,999 at most.'],
])('[AGT-2] a wrong value of %s, “%s”, is explained below it, and nothing is sent', async (name, value, message) => {
  const { field, type, send, bodies } = await open()
  await type(name, value)
  await send()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(bodies()).toEqual([])
})

test('[AGT-2] a field that the gateway refuses is named below it, and the form stays open', async () => {
  const { field, type, send, onSaved } = await open({
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
  expect(onSaved).not.toHaveBeenCalled()
})

test('[AGT-2] a lost connection is explained above the button, and the form stays open', async () => {
  const { type, send, onSaved } = await open({
    saveAgentTargets: () => {
      throw new NetworkError('Network Error')
    },
  })
  await type('firstTrades', '9')
  await send()
  expect(await screen.findByText(/Connection problem/)).toBeTruthy()
  expect(onSaved).not.toHaveBeenCalled()
})

test('[AGT-2] a new target below what the month has reached is questioned first, and saved by a second press', async () => {
  const month = {
    ...targetMonthOf(),
    rebate: { target: null, reached: { amount: '1325.67', unit: 'USDT' }, pace: null },
  }
  const { type, send, bodies, onSaved } = await open({ month })
  await type('rebate', '100')
  await type('volume', '50,000')
  await send()
  const question = await screen.findByRole('alert')
  const text = question.textContent.replaceAll('\u00A0', ' ')
  expect(text).toContain('You’re already past this target this month.')
  expect(text).toContain('Rebate: 1,325.67 USDT')
  expect(text).toContain('Volume: 50,000.00 USDT')
  expect(text).not.toContain('New traders')
  expect(bodies()).toEqual([])
  await type('rebate', '90')
  expect(screen.queryByRole('alert')).toBeNull()
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(bodies()).toMatchObject([{ rebate: { amount: '90' }, volume: { amount: '50000' } }])
})

test('[AGT-2] a target that stays as it was is not questioned, although it is reached', async () => {
  const { type, send, onSaved } = await open({ month: targetMonthOf() })
  await type('firstTrades', '18')
  await send()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})
