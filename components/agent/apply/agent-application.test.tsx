import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { AgentApplication } from '@fanfare/contract/agent/application.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { selectDialog } from '#store/slices/notification.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { AgentApplicationCard } from './agent-application.tsx'

const DAY = 86_400_000
const NONE: AgentApplication = { status: 'NONE', appliedAt: null, decidedAt: null, reasonCode: null, mayApplyAt: null }
const areaCodes = () => ({ list: [{ areaCode: '84', country: 'VN', name: 'Viet Nam' }], commonlyList: [] })

const draw = (application: AgentApplication, answers: Answers = {}, locale: Locale = 'en') =>
  renderInRuntime(<AgentApplicationCard />, {
    locale,
    answers: { agentApplication: () => application, areaCodes, ...answers },
  })
async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Where do you reach people?'), 'A channel')
  await userEvent.selectOptions(document.querySelector('select') as HTMLElement, 'VN')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }))

test('[AUTH-8][ACT-8] a user applies with channel, link and country, and reads that the application is under review', async () => {
  let application = NONE
  const { services, store } = await draw(NONE, {
    agentApplication: () => application,
    applyAsAgent: () => (application = { ...NONE, status: 'RECEIVED', appliedAt: serverNow() }),
  })
  await userEvent.type(await screen.findByLabelText('Where do you reach people?'), 'A channel')
  await userEvent.type(screen.getByLabelText('Link (optional)'), 'http://plain.example')
  await send()
  expect(await screen.findByText('Enter an address that starts with https://.')).toBeTruthy()
  expect(screen.getByText('Choose your country.')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Link (optional)'))
  await userEvent.selectOptions(document.querySelector('select') as HTMLElement, 'VN')
  await send()
  await screen.findByRole('heading', { name: 'Your application is under review' })
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull()
  expect(selectDialog(store.getState())).toMatchObject({
    modeType: 'success',
    title: 'Application sent.',
    countdownSeconds: 5,
  })
  const sent = services.call.mock.calls.find(([{ name }]) => name === 'applyAsAgent')
  expect(sent?.[1]).toEqual({ body: { channel: 'A channel', country: 'VN' } })
})

test('[AUTH-8] a declined user reads the reason and from when on another application is possible', async () => {
  const declined = { ...NONE, status: 'DECLINED', appliedAt: 1, decidedAt: 2, reasonCode: 'REGION' } as const
  const { unmount } = await draw({ ...declined, mayApplyAt: serverNow() + 30 * DAY })
  expect(await screen.findByText('Our agent programme isn’t open in your country.')).toBeTruthy()
  expect(screen.getByText(/^You can apply again from/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull()
  unmount()
  await draw({ ...declined, mayApplyAt: serverNow() - DAY })
  expect(await screen.findByRole('button', { name: 'Send application' })).toBeTruthy()
  expect(screen.queryByText(/^You can apply again from/)).toBeNull()
})

test('[LOC-2] the scheme of the link keeps its direction in Arabic', async () => {
  await draw(NONE, {}, 'ar')
  expect(await screen.findByText(/\u2066https:\/\/\u2069/)).toBeTruthy()
})

test('[AUTH-8][AGT-4] the code of an invite is sent with the application, and one that is refused can be left out', async () => {
  window.history.replaceState(null, '', '?uplineCode=AURORA7')
  const { services } = await draw(NONE, {
    applyAsAgent: refusal('40000', { issues: [{ path: 'uplineCode', message: 'is no code' }] }),
  })
  await fillIn()
  expect(screen.getByText(/^The agent with code .*AURORA7.* invited you/)).toBeTruthy()
  await send()
  expect(await screen.findByText('This invite doesn’t work any more. You can apply without it.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Apply without the invite' }))
  await send()
  const bodies = () =>
    services.call.mock.calls.filter(([{ name }]) => name === 'applyAsAgent').map(([, input]) => input)
  const body = { channel: 'A channel', country: 'VN' }
  await waitFor(() => expect(bodies()).toEqual([{ body: { ...body, uplineCode: 'AURORA7' } }, { body }]))
})
