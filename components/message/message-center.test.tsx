import { act, cleanup, screen, waitFor, within, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { MessageBell } from '#components/shell/header/message-bell.tsx'
import { lost, lostOnce, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import { titleKeyOf, MESSAGE_KIND_NAMES, MESSAGE_KINDS } from '@fanfare/contract/message/message-kinds.ts'
import { serverNow } from '#lib/http/clock.ts'
import { GatewayError } from '#lib/http/errors.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { messageCountApi, setUnreadTotal } from '#store/api/message-count.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { MessageSettings, MessagesLive, type OpenMessage } from './my-messages.tsx'

// The router follows the address, also when a component changes it.
vi.mock('next/navigation', async () => {
  const { useSyncExternalStore } = await import('react')
  const listeners = new Set<() => void>()
  const push = window.history.pushState.bind(window.history)
  window.history.pushState = (...args) => {
    push(...args)
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    useRouter: () => ({ push: () => undefined }),
    usePathname: () => useSyncExternalStore(subscribe, () => window.location.pathname),
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)),
  }
})

const HOUR = 3_600_000

const message = (id: string, more: Partial<OpenMessage> = {}): OpenMessage => ({
  id,
  type: 'REWARD',
  titleKey: titleKeyOf('reward_claimable'),
  params: { reward: { amount: '10', unit: 'USDT' }, activity: 'Welcome tasks', date: Date.UTC(2026, 10, 25, 16, 20) },
  title: 'sent title',
  excerpt: 'sent text',
  readAt: null,
  createdAt: serverNow() - 3.5 * HOUR,
  link: { webUrl: '/welcome-event' },
  body: [],
  ...more,
})

/** A gateway with these messages, which keeps what was read. `onRead` may refuse. */
function gatewayOf(messages: OpenMessage[], { total = messages.length, unread = messages.length } = {}) {
  const state = { messages, unread, onRead: (): void | Promise<void> => undefined }
  const isRead = (input: { all?: boolean; ids?: string[] }, { id }: OpenMessage) =>
    input.all === true || (input.ids ?? []).includes(id)
  const answers: Answers = {
    pushCount: () => ({ total: state.unread, byType: { REWARD: state.unread, ACTIVITY: 0, ACCOUNT: 0, AGENT: 0 } }),
    pushList: (input) => {
      const { type } = (input as { body: { type?: string } }).body
      return { items: state.messages.filter((one) => type === undefined || one.type === type), total }
    },
    pushDetail: (input) => {
      const { id } = (input as { query: { id: string } }).query
      const found = state.messages.find((one) => one.id === id)
      if (!found) throw new GatewayError('51001')
      return found
    },
    readPushMsg: async (input) => {
      await state.onRead()
      const { body } = input as { body: { all?: boolean; ids?: string[] } }
      const read = state.messages.filter((one) => one.readAt === null && isRead(body, one))
      state.messages = state.messages.map((one) => (read.includes(one) ? { ...one, readAt: serverNow() } : one))
      state.unread = body.all === true ? 0 : state.unread - read.length
      return { total: state.unread }
    },
    claimable: () => ({ items: [] }),
  }
  return { state, answers }
}

const draw = (answers: Answers, { isLogin = true, locale = 'en' }: { isLogin?: boolean; locale?: Locale } = {}) =>
  renderInRuntime(
    <>
      {isLogin && <MessageBell />}
      <MessagesLive />
    </>,
    { auth: { isLogin }, answers, locale },
  )

const bell = () => document.querySelector('a[href="/en/messages"][aria-label]')?.getAttribute('aria-label')
const row = (id: string) => document.querySelector<HTMLElement>(`[data-message="${id}"]`)
const isUnread = (id: string) => (row(id)?.textContent ?? '').includes('unread')

async function openRow(id: string): Promise<void> {
  await waitFor(() => expect(row(id)).toBeTruthy())
  await userEvent.click(row(id) as HTMLElement)
}

beforeEach(() => {
  window.history.replaceState(null, '', '/en/messages')
  document.documentElement.dataset.locale = 'en'
  vi.stubGlobal('scrollTo', () => undefined)
})

test('[MSG-1] a known kind has its text in the page’s language, with its amount and its age', async () => {
  await draw(gatewayOf([message('a')]).answers)
  const link = await screen.findByRole('link', { name: /^Claim 10.USDT, unread/ })
  expect(link.textContent).toContain('Welcome tasks')
  expect(link.textContent).toContain('3 hours ago')
  expect(link.textContent).not.toContain('sent')
  expect(bell()).toBe('Messages, 1 unread')
})

test('[MSG-1][API-5] a message of an unknown type, kind or parameters is shown as sent', async () => {
  const rebates = { titleKey: titleKeyOf('rebates_settled'), type: 'AGENT' }
  const amount = { amount: '64.2', unit: 'USDT' }
  const wrong: Partial<OpenMessage>[] = [
    { type: 'MAINTENANCE', titleKey: 'message.later_title' },
    ...[
      { amount, date: 'Nov 21' },
      { amount: '64.20 USDT', date: 1 },
      { amount, date: 1e300 },
      { amount, date: null },
      {},
    ].map((params) => ({ ...rebates, params })),
  ]
  const messages = wrong.map((more, index) => message(`wrong-${index}`, { ...more, title: `sent ${index}` }))
  const right = message('right', { ...rebates, params: { amount, date: Date.UTC(2026, 10, 21) }, title: 'unused' })
  await draw(gatewayOf([...messages, right]).answers)
  await waitFor(() => expect(row('right')?.textContent).toContain('21'))
  expect(row('right')?.textContent).not.toContain('unused')
  for (const [index, { id }] of messages.entries())
    for (const text of [`sent ${index}`, 'sent text']) expect(row(id)?.textContent).toContain(text)
  for (const index of [0, 1]) {
    await openRow(`wrong-${index}`)
    expect(await screen.findByRole('heading', { name: `sent ${index}` })).toBeTruthy()
    expect(screen.getByRole('article').textContent).toContain('sent text')
  }
  expect(document.body.textContent).not.toContain('message.later')
})

test('[MSG-1] a message is unread again when the gateway could not mark it, and is not tried without end', async () => {
  const { state, answers } = gatewayOf([message('a')])
  state.onRead = lost
  const { sent } = await draw(answers)
  await openRow('a')
  await waitFor(() => expect(sent).toContain('readPushMsg'))
  await waitFor(() => expect([isUnread('a'), bell()]).toEqual([true, 'Messages, 1 unread']))
  await settle()
  expect(sent.filter((name) => name === 'readPushMsg')).toHaveLength(1)
})

test('[MSG-1] “Mark all as read” with 10,000 unread messages changes the page at once', async () => {
  const { state, answers } = gatewayOf([message('a'), message('b')], { total: 10_000, unread: 10_000 })
  await draw(answers)
  expect(await screen.findByText('99+')).toBeTruthy()
  expect(bell()).toBe('Messages, 10,000 unread')
  expect(screen.getByRole('link', { name: 'Rewards 10,000' })).toBeTruthy()
  expect(await screen.findByText('1 to 2 of 10,000')).toBeTruthy()
  state.onRead = () => new Promise<void>(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(bell()).toBe('Messages'))
  expect(isUnread('a') || isUnread('b')).toBe(false)
})

test('[MSG-1] all messages are unread again when marking them failed, and a notification says so', async () => {
  const { state, answers } = gatewayOf([message('a'), message('b')])
  state.onRead = lost
  const { store } = await draw(answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(selectNotifications(store.getState())).toHaveLength(1))
  await waitFor(() => expect([isUnread('a'), isUnread('b'), bell()]).toEqual([true, true, 'Messages, 2 unread']))
})

test('[MSG-1] a new total from the live socket updates bell and list, the same one nothing', async () => {
  const { state, answers } = gatewayOf([message('a')])
  const { store, sent } = await draw(answers)
  await waitFor(() => expect(row('a')).toBeTruthy())
  const calls = sent.length
  act(() => store.dispatch(setUnreadTotal(1)))
  expect(sent).toHaveLength(calls)
  state.messages = [message('b'), ...state.messages]
  state.unread = 2
  act(() => store.dispatch(setUnreadTotal(2)))
  expect(bell()).toBe('Messages, 2 unread')
  await waitFor(() => expect(row('b')).toBeTruthy())
  expect(messageCountApi.endpoints.messageCount.select()(store.getState()).data?.byType?.REWARD).toBe(2)
})

test('[SCR-11] a tab filters by type and is in the address; an empty one has its own sentence', async () => {
  await draw(gatewayOf([message('a')]).answers)
  await waitFor(() => expect(row('a')).toBeTruthy())
  const tabs = screen.getByRole('navigation', { name: 'Unread messages by type' })
  expect(within(tabs).queryByRole('link', { name: 'Agent' })).toBeNull()
  await userEvent.click(within(tabs).getByRole('link', { name: 'Account' }))
  expect(window.location.search).toBe('?type=ACCOUNT')
  expect(await screen.findByText('News about your account shows up here.')).toBeTruthy()
  expect(row('a')).toBeNull()
})

test('[SCR-11] the pages of the list are in the address, also of an open message', async () => {
  window.history.replaceState(null, '', '/en/messages?type=REWARD&page=2')
  const { answers } = gatewayOf([message('a')], { total: 55 })
  await draw(answers)
  expect(await screen.findByText('21 to 21 of 55')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(window.location.search).toBe('?type=REWARD&page=3')
  await waitFor(() => expect(row('a')?.getAttribute('href')).toBe('/en/messages/a?type=REWARD&page=3'))
})

test('[SCR-11] the list and a message report a failure and can be tried again; a missing message has a sentence', async () => {
  const { answers } = gatewayOf([message('a')])
  const failing = (name: string) => lostOnce((input) => answers[name]?.(input))
  window.history.replaceState(null, '', '/en/messages/a')
  await draw({ ...answers, pushList: failing('pushList'), pushDetail: failing('pushDetail') })
  const retries = await screen.findAllByRole('button', { name: 'Try again' })
  expect(retries).toHaveLength(2)
  for (const retry of retries) await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: /^Claim 10/ })).toBeTruthy()
  expect(row('a')).toBeTruthy()
  cleanup()
  window.history.replaceState(null, '', '/en/messages/gone')
  await draw(answers)
  expect(await screen.findByText('We can’t find this message')).toBeTruthy()
})

test('[SCR-11] a message that is opened has the focus, and its row has it after its end', async () => {
  await draw(gatewayOf([message('a')]).answers)
  await openRow('a')
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-message-pane')).toBe(true))
  // The bell has the same name once the message is read.
  const back = screen.getAllByRole('link', { name: 'Messages' }).find((link) => link.closest('[data-open]'))
  await userEvent.click(back as HTMLElement)
  await waitFor(() => expect(window.location.pathname).toBe('/en/messages'))
  await waitFor(() => expect(document.activeElement).toBe(row('a')))
})

test('[MSG-1] a visitor sees the way to the login and back, and no call is sent', async () => {
  const { sent } = await draw({}, { isLogin: false })
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/login?next=%2Fmessages')
  expect(sent).toEqual([])
})

test('[MSG-1][D-21] texts of a message with HTML are shown letter for letter and make no element', async () => {
  const html = '<img src=x onerror="document.title=1"><b>Free</b>'
  const sent = message('m1', { titleKey: undefined, title: html, excerpt: `${html}!`, params: undefined })
  const { answers } = gatewayOf([sent])
  await draw(answers)
  expect(await screen.findByText(html)).toBeTruthy()
  expect(row('m1')?.querySelector('img[src="x"], b')).toBeNull()
  await userEvent.click(row('m1') as HTMLElement)
  expect(await screen.findByRole('heading', { name: html })).toBeTruthy()
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

const REWARD_KINDS = MESSAGE_KIND_NAMES.filter((kind) => MESSAGE_KINDS[kind] === 'REWARD')

const drawSettings = (answers: Answers) => renderInRuntime(<MessageSettings />, { auth: { isLogin: true }, answers })

const open = () => userEvent.click(screen.getByRole('button', { name: 'Message settings' }))
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('[MSG-1] a user turns off a type of messages and sets quiet hours on the clock of the device', async () => {
  const saved: unknown[] = []
  const { sent, store } = await drawSettings({
    pushSettings: () => ({ off: ['a_kind_of_later', 'place_won'], quiet: null }),
    changePushSettings: (input) => {
      saved.push((input as { body: unknown }).body)
      return (input as { body: unknown }).body
    },
  })
  expect(sent).toEqual([])
  await open()
  const rewards = await box('Rewards')
  expect(rewards.checked).toBe(true)
  // Only one of its kinds is off.
  expect((await box('Activities')).checked).toBe(true)
  expect(screen.queryByRole('checkbox', { name: 'Agent' })).toBeNull()
  await userEvent.click(rewards)
  await userEvent.click(await box('Keep quiet hours'))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '08:00' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Choose two different times.')).toBeTruthy()
  expect(saved).toEqual([])
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(saved).toEqual([{ off: ['place_won', ...REWARD_KINDS], quiet: { from: '23:30', until: '08:00', timeZone } }])
  await waitFor(() => expect(selectNotifications(store.getState())).toHaveLength(1))
})

test('[MSG-1] settings that could not be loaded can be tried again', async () => {
  await drawSettings({ pushSettings: lostOnce(() => ({ off: [...REWARD_KINDS], quiet: null })) })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await box('Rewards')).checked).toBe(false)
})
