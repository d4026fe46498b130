import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { SubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import type { Answers } from '#store/testing/test-store.ts'
import type { Campaign } from '../agent-page.tsx'
import { rateProblem } from '../code/code-values.ts'
import { SubAgentsCard } from './sub-agents-card.tsx'
import { usdt } from '#lib/testing/samples.ts'

const kite: SubAgent = {
  subAgentId: 's1',
  maskedName: 'ke***@mail',
  vipCode: 'KITE',
  joinedAt: 1,
  suspended: false,
  people: 29,
  traded: 9,
  registered: 3,
  firstTrade: 1,
  volume: usdt('1200'),
  rebate: usdt('84.23'),
  rates: [
    { product: 'SPOT', rate: '0.1', limit: '0.2' },
    { product: 'FUTURES', rate: '0.28', limit: '0.4' },
    { product: 'COPY', rate: '0', limit: '0.1' },
  ],
}
const invite = { vipCode: 'AURORA7', url: 'https://site.example/en/agent?uplineCode=AURORA7' }
const campaign = { activityId: 'c1', timeZone: 'UTC' } as Campaign

const draw = (list: object, answers: Answers = {}) =>
  renderInRuntime(<SubAgentsCard {...campaign} />, {
    answers: { agentSubAgents: () => ({ items: [kite], total: 1, invite, asOf: 1, ...list }), ...answers },
  })

test('[AGT-4] without sub-agents and without an invite there is no card', async () => {
  const { services } = await draw({ items: [], total: 0, invite: null })
  await waitFor(() => expect(services.call).toHaveBeenCalled())
  expect(screen.queryByRole('heading', { name: 'Sub-agents' })).toBeNull()
})

test('[AGT-2] a rate above my own is refused in the form, and a lower one is sent as a ratio', async () => {
  const { services } = await draw({}, { saveSubAgentRate: () => ({ rates: kite.rates, history: [] }) })
  await userEvent.click(await screen.findByRole('button', { name: /Set the rate of/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const futures = dialog.getByLabelText('Futures, %')
  expect((futures as HTMLInputElement).value).toBe('28')
  await userEvent.clear(futures)
  await userEvent.type(futures, '41')
  expect(dialog.getByText('At most 40%, your own rate.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save rate' }))
  const saved = () => services.call.mock.calls.filter(([{ name }]) => name === 'saveSubAgentRate')
  expect(saved()).toEqual([])
  await userEvent.clear(futures)
  await userEvent.type(futures, '25,5')
  expect(dialog.getByText('At most 40%, your own rate. You keep 14.5%.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save rate' }))
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]?.[1]).toEqual({
    params: { id: 'c1' },
    body: { subAgentId: 's1', rates: { SPOT: '0.1', FUTURES: '0.255', COPY: '0' } },
  })
})

test('[AGT-2] a refusal of the gateway is explained in the form', async () => {
  await draw({}, { saveSubAgentRate: refusal('51023') })
  await userEvent.click(await screen.findByRole('button', { name: /Set the rate of/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save rate' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
})

test.each([
  ['40', undefined],
  ['0', undefined],
  ['40.01', 'high'],
  ['2.555', 'invalid'],
  ['-1', 'invalid'],
  ['', 'invalid'],
])('[AGT-2] %s percent within 40 %: %s', (typed, problem) => expect(rateProblem(typed, '0.4')).toBe(problem))
