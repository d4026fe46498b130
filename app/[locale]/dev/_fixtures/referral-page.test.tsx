import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReferralPage } from '#components/agent/referral/referral-page.tsx'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { serverNow } from '#lib/http/clock.ts'
import { NetworkError } from '#lib/http/errors.ts'
import { forgetBrowser, type Answers } from '#store/testing/test-store.ts'
import { referralTableFixture } from './agent-tables.ts'
import { campaignFixture } from './agents.ts'

vi.mock('next/navigation', () => ({ useSearchParams: () => null }))

const NOW = serverNow()
const campaign = campaignFixture(NOW)

async function open(answers: Answers = {}) {
  window.history.replaceState(null, '', '/en/agent/fixture/referral?period=7d')
  await renderInRuntime(<ReferralPage campaign={campaign} />, {
    answers: { referralList: () => referralTableFixture(NOW), ...answers },
  })
  const rows = within(await screen.findByRole('table', { name: 'People' }))
  return { rows, openRow: (name: RegExp) => userEvent.click(rows.getByRole('button', { name })) }
}

beforeEach(() => {
  stubMedia()
})
afterEach(() => {
  cleanup()
  forgetBrowser()
  window.history.replaceState(null, '', '/en')
})

test('[AGT-5] people are masked, and a balance is a band', async () => {
  const { rows } = await open()
  expect(rows.getByText('UID 71***204')).toBeTruthy()
  expect(rows.getByText('10k to 50k')).toBeTruthy()
})

test('[AGT-2] the stages of all people add up to them, and no volume is none', async () => {
  const { rows } = await open()
  expect(screen.getByText('640')).toBeTruthy()
  const counts = screen.getAllByRole('definition').map(({ textContent }) => Number(textContent))
  expect(counts.slice(0, 4).reduce((sum, count) => sum + count, 0)).toBe(640)
  const row = rows.getByText('UID 88***019').closest('tr') as HTMLElement
  expect(within(row).getAllByText('none')).toHaveLength(3)
  expect(within(row).getAllByText('not yet')).toHaveLength(3)
})

test('[AGT-2] an open row leads to the rebates of this person in the same days', async () => {
  const { rows, openRow } = await open()
  await openRow(/Details of UID 71/)
  const link = rows.getByRole('link', { name: 'See the rebates of this referral' })
  expect(link.getAttribute('href')).toBe('/en/agent/fixture/rebate?period=7d&referral=UID71204')
})

test('[AGT-2] a note is in the table before the gateway has answered, and gone after a failure', async () => {
  let answer: (data: unknown) => void = () => undefined
  const { rows, openRow } = await open({
    saveReferralNote: () =>
      new Promise((resolve, reject) => {
        answer = (data) => (data === null ? reject(new NetworkError('Network Error', 503)) : resolve(data))
      }),
  })
  const person = () => rows.getByText('UID 71***204').closest('tr') as HTMLElement
  await openRow(/Details of UID 71/)
  await userEvent.type(rows.getByRole('textbox', { name: 'Your note' }), 'calls back')
  await userEvent.click(rows.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(within(person()).getByText('calls back')).toBeTruthy())
  answer(null)
  await waitFor(() => expect(within(person()).queryByText('calls back')).toBeNull())
  await userEvent.click(rows.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(within(person()).getByText('calls back')).toBeTruthy())
  answer({ referralId: 'UID71204', note: 'calls back', tag: 'Desk A' })
  await waitFor(() => expect(rows.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull())
  expect(within(person()).getByText('calls back')).toBeTruthy()
})
