import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { lostOnce, refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { GatewayError } from '#lib/http/errors.ts'
import { giveSiteToken, SESSION, USER, type Answers } from '#store/testing/test-store.ts'
import { AccountLive } from './account-live.tsx'

const app = { inApp: false, version: '4.2.16', open: vi.fn<(route: string) => void>() }
vi.mock('#store/hooks.ts', async (original) => ({ ...(await original<object>()), useBridge: () => app }))
vi.mock('#lib/config/public-config.ts', () => ({ readPublicConfig: () => ({ siteOrigin: 'https://fanfare.example' }) }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

const SESSIONS = [
  {
    sessionId: 'fam1',
    current: false,
    createdAt: 1,
    lastUsedAt: 2,
    device: { browser: 'Safari', system: 'iOS' },
    country: 'DE',
  },
  { sessionId: 'fam2', current: true, createdAt: 1, lastUsedAt: 1, device: null, country: null },
]

const draw = (answers: Answers, settings: Record<string, boolean> = { hasPassword: true }) =>
  renderInRuntime(<AccountLive hasForm />, {
    auth: { isLogin: true, user: { ...USER, settings } },
    answers: {
      userSessions: () => ({ items: SESSIONS }),
      secondFactor: () => ({ on: false, since: null, recoveryCodesLeft: 0 }),
      ...answers,
    },
  })

const current = () => screen.getByLabelText<HTMLInputElement>('Current password')
const next = () => screen.getByLabelText<HTMLInputElement>('New password')

async function change(user = userEvent.setup()) {
  await user.type(current(), 'the old harbour')
  await user.type(next(), 'a brisk lantern')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

beforeEach(() => (app.inApp = false))

test.each([
  [true, [2, 2]],
  [false, [1, 1]],
])('[SCR-12] no column of the page is empty, with a password or without (%j)', async (hasPassword, sections) => {
  const { container } = await draw({}, { hasPassword })
  expect(await screen.findByText('Safari · iOS')).toBeTruthy()
  const columns = [...new Set([...container.querySelectorAll('section')].map((section) => section.parentElement))]
  expect(columns.map((column) => column?.children.length)).toEqual(sections)
  expect(screen.queryByRole('button', { name: 'Change password' }) !== null).toBe(hasPassword)
  expect(columns[0]?.parentElement?.children).toHaveLength(columns.length)
})

test('[SCR-12] empty and short passwords are shown at their fields, and nothing is sent', async () => {
  const { sent } = await draw({})
  const user = userEvent.setup()
  await user.type(next(), 'short')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Enter your password.')).toBeTruthy()
  expect(screen.getByText('5 more characters (at least 10)')).toBeTruthy()
  expect(sent).not.toContain('changePassword')
})

test.each([
  ['51050', { field: 'password' }, 'This isn’t your current password.'],
  ['51055', { field: 'newPassword' }, 'This password is too common. Choose another one.'],
  ['51056', { retryAt: serverNow() + 60_000 }, /^Too many failed attempts. Locked until /],
  ['51023', {}, 'Too many requests. Please try again later.'],
])('[SCR-12] the refusal %s is shown at its place, and what was typed stays', async (code, data, sentence) => {
  await draw({ changePassword: refusal(code, data) })
  await change()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect([current().value, next().value]).toEqual(['the old harbour', 'a brisk lantern'])
})

test('[SCR-12] a wrong code of the second factor is named at its field', async () => {
  const bodies: unknown[] = []
  await draw({
    changePassword: (input) => {
      const { body } = input as { body: { code?: string } }
      bodies.push(body)
      if (body.code !== '123456') throw new GatewayError('51057', { field: 'code' })
      giveSiteToken()
      return SESSION
    },
  })
  await change()
  const user = userEvent.setup()
  const code = await screen.findByLabelText('Code from your app')
  const submit = () => user.click(screen.getByRole('button', { name: 'Change password' }))
  await submit()
  await user.type(code, '000000')
  await submit()
  await user.clear(code)
  await user.type(code, '123456')
  await submit()
  await waitFor(() => expect([current().value, next().value]).toEqual(['', '']))
  expect(screen.queryByLabelText('Code from your app')).toBeNull()
  const passwords = { password: 'the old harbour', newPassword: 'a brisk lantern' }
  expect(bodies).toEqual([passwords, { ...passwords, code: '000000' }, { ...passwords, code: '123456' }])
})

test('[SCR-12] the own session is first and cannot be ended; another one can', async () => {
  const ended: unknown[] = []
  await draw({
    endSessions: (input) => {
      ended.push((input as { body: unknown }).body)
      return { ended: 1 }
    },
  })
  await screen.findByText('Safari · iOS')
  const rows = screen.getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Unknown device')
  expect(rows[0]?.querySelector('button')).toBeNull()
  expect(rows[1]?.textContent).toContain('Germany')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Log out Safari · iOS' }))
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }))
  expect(ended).toEqual([{ sessionId: 'fam1' }])
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(ended).toEqual([{ sessionId: 'fam1' }, { others: true }]))
})

test('[SCR-12] sessions that could not be loaded can be tried again', async () => {
  await draw({ userSessions: lostOnce(() => ({ items: SESSIONS })) })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Safari · iOS')).toBeTruthy()
})
