import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { AddressForm } from './address-dialog.tsx'

const FILLED = {
  'Full name': 'Ana Kowalska',
  'Phone number': '+49 30 1234567',
  'Street and number': 'Hauptstrasse 5',
  'Postal code': '10115',
  City: 'Berlin',
}

async function open(answer: () => unknown = () => ({ rewardId: 'r1', masked: 'A***, 10115 Berlin, DE' })) {
  const close = vi.fn<() => void>()
  const world = await renderInRuntime(
    <AddressForm
      request={{ rewardId: 'r1', prize: 'Hardware wallet', until: Date.UTC(2026, 11, 8, 12) }}
      titleId="title"
      close={close}
    />,
    {
      answers: {
        areaCodes: () => ({ list: [{ country: 'DE', name: 'Germany', areaCode: '49', sort: 0 }], commonlyList: [] }),
        rewardAddress: answer,
      },
    },
  )
  await screen.findByRole('option', { name: 'Germany' })
  return { ...world, close, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const [label, value] of Object.entries(FILLED)) await user.type(screen.getByLabelText(label), value)
  await user.selectOptions(screen.getByLabelText('Country or region'), 'DE')
}

const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save address' }))

test('[SCR-9] a form names each field that is missing, malformed or too long, and sends nothing', async () => {
  const { user, sent } = await open()
  await save(user)
  expect(await screen.findAllByText('Fill this in.')).toHaveLength(5)
  expect(screen.getByText('Choose where you live.')).toBeTruthy()
  await user.type(screen.getByLabelText('Phone number'), 'call me')
  await user.type(screen.getByLabelText('Postal code'), '123456789012345678901')
  await save(user)
  expect(await screen.findByText('Enter a phone number: digits, spaces and +.')).toBeTruthy()
  expect(screen.getByText('Use 20 characters or fewer.')).toBeTruthy()
  expect(sent).not.toContain('rewardAddress')
})

test('[SCR-9] the address is sent without empty fields, shown as stored, and can be changed', async () => {
  const { user, services } = await open()
  expect(screen.getByText(/until Dec 8/)).toBeTruthy()
  await fill(user)
  await save(user)
  expect(await screen.findByText('Address saved: A***, 10115 Berlin, DE')).toBeTruthy()
  const call = services.call.mock.calls.find(([{ name }]) => name === 'rewardAddress')
  expect(call?.[1]).toEqual({
    body: {
      rewardId: 'r1',
      name: 'Ana Kowalska',
      phone: '+49 30 1234567',
      country: 'DE',
      line1: 'Hauptstrasse 5',
      postalCode: '10115',
      city: 'Berlin',
    },
  })
  await user.click(screen.getByRole('button', { name: 'Change address' }))
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Berlin')
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Country or region').value).toBe('DE'))
})

test('[SCR-9] a prize that is on its way already says so', async () => {
  const { user } = await open(refusal('51004'))
  await fill(user)
  await save(user)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Your prize is already on its way, so its address can’t be changed.')
})
