import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearUser } from '@fanfare/contract/staff/flags.ts'
import { budgetOf, datesOf, rewardSums } from './words.ts'
import { setSession } from './use-call.ts'
import { AuditLog, looksOf } from './screens/audit-log.tsx'
import { Edit } from './screens/edit.tsx'
import { One } from './screens/reviews.tsx'
import { NewActivity } from './screens/steps.tsx'
import { Answer, Tasks } from './screens/answer.tsx'
import { SecondPerson } from './inputs.tsx'
import { Events, TakeBack } from './screens/records.tsx'
import { Clear, Flag, Users } from './screens/users.tsx'
import { Goodwill, GoodwillBudget } from './screens/goodwill.tsx'
import { Changes, type FileChange, wordsOfPath } from './changes.tsx'
import { PauseAll } from './screens/pause.tsx'
import { Differences } from './screens/wallet.tsx'
import { Several } from './screens/decide-reviews.tsx'

const { ANSWERS, AT, asked } = vi.hoisted(() => {
  const [title, text] = ['Support has answered your question', 'Your tasks and rewards show what counted and why.']
  Object.assign(globalThis, { SITE_TEXTS: { support_answer_title: title, support_answer_text: text } })
  const AT = Date.parse('2026-11-24T10:00:00Z')
  const REVIEW = {
    reviewId: 'rv1',
    revision: 1,
    kind: 'REVERSAL',
    rewardId: 'rw1',
    person: { userId: 'u1', maskedName: 'mai***n' },
    activityId: 'act1',
    alias: 'cup',
    title: 'Cup',
    reward: { type: 'DROP', kind: 'Token', amount: { amount: '1', unit: 'FNF' }, label: '1 FNF' },
    source: { kind: 'TASK', id: 'deposit:-' },
    handedOver: true,
    openedAt: AT,
    dueAt: AT,
    flags: [],
    openOfUser: 1,
    lease: null,
    state: 'OPEN',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    user: { createdAt: AT, invitedBy: null, identity: { verified: true } },
    facts: [],
    evidence: [],
    related: [],
    others: [],
    reversal: {
      eventId: 'dep-7',
      type: 'deposit.confirmed',
      occurredAt: AT,
      payload: { asset: 'USDT', amount: '120', usdtValue: '120' },
      at: AT,
      by: 'sam',
      reason: 'credited twice',
      ticket: 'T-7',
    },
  }
  /** By the name of a call. */
  const ANSWERS: Record<string, unknown> = { staffReview: REVIEW }
  return { ANSWERS, AT, asked: new Set<string>() }
})
vi.mock('./use-call.ts', async (original) => ({
  ...(await original<object>()),
  useCall: ({ name }: { name: string }, input: unknown) => {
    if (input !== null) asked.add(name)
    return { data: ANSWERS[name], failure: null, isLoading: ANSWERS[name] === undefined, reload: () => undefined }
  },
}))

interface SentRequest {
  method?: string
  body?: string
  headers?: Record<string, string>
}

interface Sent {
  method: string
  address: string
  body: Record<string, unknown> | null
  ifMatch: string | undefined
}
let sent: Sent[] = []
/** The gateway's answer to a change. */
let answer: (change: Sent) => { code: string; data: unknown }
beforeEach(() => {
  sent = []
  asked.clear()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body, headers = {} }: SentRequest) => {
    const read = body === undefined ? null : (JSON.parse(body) as Sent['body'])
    const change = { method, address, body: read, ifMatch: headers['if-match'] }
    sent.push(change)
    const { code, data } = answer(change)
    return Promise.resolve(Response.json({ code, msg: '', data }, { status: code === '00000' ? 200 : 403 }))
  })
})
setSession({ actor: 'mai', name: 'Mai', roles: ['risk', 'support'], csrf: '', expiresAt: AT, idleAt: AT })
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } })
const press = (name: string, index = 0) => {
  const button = screen.getAllByRole('button', { name, hidden: true })[index]
  if (button === undefined) throw new Error(`There is no button ${name}`)
  fireEvent.click(button)
}

test('the review of a reward that the user already has can only be closed', () => {
  render(<One id="rv1" />)
  expect(screen.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Close: The user has 1\u00A0FNF already and keeps it: only the platform can take it back',
  ])
  const shown = document.body.textContent ?? ''
  for (const part of ['Deposit confirmed, 120\u00A0USDT', 'dep-7', 'sam', 'credited twice', 'T-7'])
    expect(shown).toContain(part)
  expect(shown).not.toMatch(/is paid|Refuse/)
})

test('before the start the distance is that to the start, then that to the end', () => {
  const [startTime, endTime] = [Date.now() + 180_000, Date.now() + 10 * 86_400_000 + 60_000]
  const { starts, ends } = datesOf({ status: 'UPCOMING', startTime, endTime })
  expect(starts).toMatch(/, in 3 min$/)
  expect(ends).not.toMatch(/ in /)
  expect(datesOf({ status: 'ONGOING', startTime: 1, endTime }).ends).toMatch(/, in 10 d$/)
})

const LEFT = { budget: '1000', alone: '20', each: '50', userMonth: '100', actorDay: '500' }
const USDT = { rewardType: 'DROP', unit: 'USDT', limit: '1000', reserved: '0', granted: '0', left: '1000' }

test('an invalid amount of goodwill is named under its field before the press', async () => {
  ANSWERS.staffGoodwillBudget = { revision: 1, lines: [USDT] }
  ANSWERS.staffGrant = { left: LEFT }
  render(<Goodwill userId="u_1" />)
  await screen.findByLabelText('Limits')
  type('Ticket', 'CS-1')
  const button = () => screen.getByRole('button') as HTMLButtonElement
  const form = 'An amount must be a number such as 12.50, without a sign.'
  for (const [typed, words] of [
    ['-5', form],
    ['1,5', form],
    ['1e2', form],
    ['0', 'An amount must be above 0.'],
    ['60', 'One grant is at most 50\u00A0USDT.'],
  ] as const) {
    type('Amount, USDT', typed)
    expect(document.getElementById(fieldOf('Amount, USDT').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      words,
    )
    expect(button().disabled).toBe(true)
  }
  type('Amount, USDT', '30')
  expect(screen.getByText(/^A second person must approve it/)).toBeTruthy()
  expect(button().textContent).toBe('Propose 30\u00A0USDT')
  type('Amount, USDT', '20')
  expect(button().textContent).toBe('Give 20\u00A0USDT')
  expect(button().disabled).toBe(false)
})

const REWARD = {
  rewardId: 'rw_1',
  revision: 3,
  activityId: 'act1',
  taskId: 'trade',
  reward: { rewardType: 'DROP' as const, kind: 1 as const, amount: { amount: '5', unit: 'USDT' }, label: '5 USDT' },
  state: 'GRANTED' as const,
  grantedAt: AT,
  expiresAt: null,
  transferId: 'tr_1',
  review: null,
  payout: null,
  history: [],
}

test('a change that may need a second person says so before the press', () => {
  const words = 'A second person must approve it.'
  const sums = 'Above 3\u00A0USDT, together with what was decided alone before, a second person must approve it.'
  const second = { reversal: 'always', resume: 'live', publish: 'never', cancelAbove: { USDT: '3' }, reviewAbove: {} }
  ANSWERS.staffPolicy = { second }
  render(
    <>
      <TakeBack reward={REWARD} />
      <SecondPerson rule="reversal" />
      <SecondPerson rule="resume" />
      <SecondPerson rule="publish" />
      <SecondPerson rule="cancelAbove" />
      <SecondPerson rule="reviewAbove" money={{ amount: '1', unit: 'FNF' }} />
      <SecondPerson rule="cancelAbove" money={{ amount: '', unit: 'USDT' }} />
    </>,
  )
  const said = () => screen.getAllByText(/second person/).map(({ textContent }) => textContent)
  const others = [words, 'Once the activity has begun, a second person must approve it.', sums, words, sums]
  expect(said()).toEqual(others)
  press('Take back…')
  // All 5 USDT of the reward.
  expect(said()).toEqual([words, ...others])
  type('Amount', '3')
  expect(said()).toEqual([sums, ...others])
})

test('a change shows the faults of its input before it asks for a sign-in', async () => {
  const taken = () => render(<TakeBack reward={REWARD} />)
  const first = taken()
  press('Take back…')
  type('Amount', '6')
  const signIn = { code: '51030', data: { reasonCode: 'SIGN_IN_AGAIN' } }
  const faulty = { code: '40000', data: { issues: [{ path: 'amount', message: 'is more than is left' }] } }
  answer = ({ address }) => (address.endsWith('dryRun=1') ? faulty : signIn)
  press('Take back')
  expect((await screen.findByRole('alert')).textContent).toContain('Amount is more than is left.')
  expect(screen.queryByText('Sign in again')).toBeNull()
  type('Amount', '4')
  type('Reason', 'CORRECTED')
  answer = ({ address }) =>
    address.endsWith('dryRun=1')
      ? {
          code: '00000',
          data: { done: false, proposal: null, reward: { ...REWARD, payout: undefined, cancelled: '0' } },
        }
      : signIn
  press('Take back')
  await screen.findByText('Sign in again')
  first.unmount()
  taken()
  await screen.findByRole('dialog')
  expect(fieldOf('Amount').value).toBe('4')
  press('Cancel')
  cleanup()
  taken()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('no choice of a form is preselected, and an unmade choice is sent empty', async () => {
  ANSWERS.staffGoodwillBudget = { revision: 1, lines: [USDT] }
  ANSWERS.staffReviews = { items: [{ ...(ANSWERS.staffReview as object) }], total: 1, next: null }
  ANSWERS.staffUserEvents = {
    items: [{ eventId: 'ev_1', type: 'deposit.confirmed', occurredAt: AT, payload: {}, reversedBy: null }],
  }
  render(
    <>
      <TakeBack reward={REWARD} />
      <Flag userId="u_1" />
      <Events of={{ userId: 'u_1', pageSize: 20 }} />
      <PauseAll rows={[]} />
      <Goodwill userId="u_1" />
      <Answer user={{ userId: 'u_1', locale: 'en' }} />
      <Several asked={{}} />
    </>,
  )
  fireEvent.click(screen.getByRole('radio', { name: /^Refuse/ }))
  for (const name of ['Take back…', 'Flag', 'Reverse…']) press(name)
  const choices = screen
    .getAllByRole<HTMLSelectElement>('combobox', { hidden: true })
    .filter(({ labels }) => /^(?:Reason|Message)/.test(labels[0]?.textContent ?? ''))
  expect(choices).toHaveLength(7)
  expect(new Set(choices.map(({ value, selectedOptions }) => `${value}${selectedOptions[0]?.text}`))).toEqual(
    new Set(['Choose …']),
  )
  expect(screen.queryByLabelText('What people read')).toBeNull()
  answer = () => ({
    code: '40000',
    data: { issues: [{ path: 'reason', message: 'Invalid option: expected one of "A"' }] },
  })
  press('Take back')
  expect((await screen.findByRole('alert')).textContent).toContain('Reason must be one of: a.')
  expect(sent.at(-1)?.body).toMatchObject({ reason: '' })
})

test('of two rows with the same question the one that was asked is open again after a sign-in', async () => {
  const differences = ['ev_1', 'ev_2'].map((eventId) => ({
    eventId,
    payoutId: 'po_1',
    kind: 'LATE',
    at: AT,
    detail: {},
  }))
  const shown = () => render(<Differences of={differences} />)
  answer = () => ({ code: '51030', data: { reasonCode: 'SIGN_IN_AGAIN' } })
  const first = shown()
  press('Solved', 1)
  press('Mark as solved', 1)
  await screen.findByText('Sign in again')
  first.unmount()
  shown()
  const open = await screen.findByRole('dialog')
  expect(screen.getAllByRole('dialog', { hidden: true }).indexOf(open)).toBe(1)
})

test('the id of a user that was pasted as a login name opens the user without a look-up', () => {
  render(<Users />)
  type('Whole value', ' u_3kq81 ')
  press('Find')
  expect(location.pathname).toBe('/users/u_3kq81')
  expect(sent).toEqual([])
  cleanup()
  render(<Users />)
  type('Whole value', 'u414462d09c5be1f7a3')
  press('Find')
  expect(location.pathname).toBe('/users/u414462d09c5be1f7a3')
  expect(sent).toEqual([])
})

test.each([
  ['rw5ef798b01c6d2e4f77', ['rewardId=rw5ef798b01c6d2e4f77', 'userId=rw5ef798b01c6d2e4f77']],
  ['exchange-7719', ['userId=exchange-7719', 'rewardId=exchange-7719']],
  ['ju@example.com', ['loginName=ju%40example.com']],
  ['+49 151 23456789', ['loginName=%2B49+151+23456789']],
  ['4915123456789', ['loginName=4915123456789']],
])('%s that was pasted as a login name is looked up as what it is', async (value, queries) => {
  answer = () => ({ code: '00000', data: { items: [], lookups: { used: 1, limit: 600 } } })
  render(<Users />)
  type('Whole value', value)
  press('Find')
  await waitFor(() => expect(sent).toHaveLength(queries.length))
  expect(sent.map(({ address }) => address.split('?')[1])).toEqual(queries)
})

test('a message to a user says why it cannot be sent yet', () => {
  render(<Answer user={{ userId: 'u_1', locale: 'en' }} />)
  const reason = 'Write the ticket that it answers; then it can be sent.'
  expect(screen.getByText(reason)).toBeTruthy()
  type('Ticket', 'T-7')
  expect(screen.queryByText(reason)).toBeNull()
})

test('the goodwill budget asks for the kind of another line before its unit and its limit', () => {
  ANSWERS.staffGoodwillBudget = { revision: 1, lines: [USDT] }
  setSession({ actor: 'olga', name: 'Olga', roles: ['operator'], csrf: 'c', expiresAt: AT, idleAt: AT } as never)
  render(<GoodwillBudget />)
  expect(screen.queryByLabelText('Its unit')).toBeNull()
  type('Another kind of reward', 'DROP')
  const inputs = [...document.querySelectorAll('select, input')].map((one) => one.closest('label')?.textContent ?? '')
  const order = ['Another kind of reward', 'Its unit', 'Its limit'].map((name) =>
    inputs.findIndex((text) => text.includes(name)),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('sums of rewards say what they are of, and a used budget has its unit', () => {
  expect(
    rewardSums([
      { rewardType: 'FUTURES_COUPON', unit: 'USDT', amount: '35' },
      { rewardType: 'GIFT_CASH', unit: 'USDT', amount: '5' },
    ]),
  ).toBe('35\u00A0USDT in futures coupons and 5\u00A0USDT in trial funds')
  const line = { rewardType: 'DROP', unit: 'FNF', limit: '8200000', granted: '375', reserved: '0', left: '0' }
  expect(budgetOf({ budget: [line], status: 'ONGOING' } as never)).toMatchObject({
    used: '375',
    of: '8,200,000\u00A0FNF',
  })
})

test('a task whose reward is in review is not shown as granted', () => {
  const task = {
    taskId: 'trade',
    periodKey: '-',
    title: 'Trade',
    reward: REWARD.reward,
    taskStatus: 'GRANTED',
    rewardId: 'rw_1',
    progress: { current: '1', target: '1', unit: null },
    trace: [{}],
  }
  ANSWERS.staffUserActivity = { tasks: [task] }
  ANSWERS.staffUserRewards = { items: [{ rewardId: 'rw_1', state: 'REVIEW' }] }
  const activities = [{ activityId: 'act1', title: 'Cup', tasks: { claimable: 0 } }]
  render(<Tasks user={{ userId: 'u_1', activities }} />)
  expect(screen.getByText('Waits for a review')).toBeTruthy()
  expect(screen.queryByText('Granted')).toBeNull()
  cleanup()
  render(<Answer user={{ userId: 'u_1', locale: 'en' }} />)
  expect(screen.queryByLabelText('What the user reads')).toBeNull()
  type('Message', 'support.answer')
  expect(screen.getByLabelText('What the user reads').textContent).toContain('Your tasks and rewards show what counted')
})

test('the lines of one look at a user are one, and those of another minute, person or kind are not', () => {
  const line = (action: string, seconds: number, actor = 'operator:sam') => ({
    at: AT - seconds * 1000,
    actor,
    action,
    subject: 'u_1',
    detail: {},
  })
  const lines = [
    line('user.read', 0),
    line('user.explained', 1),
    line('user.read', 2),
    line('user.flagged', 3),
    line('user.read', 4, 'operator:rita'),
    line('user.read', 90, 'operator:rita'),
  ]
  expect(looksOf(lines).map(({ length }) => length)).toEqual([3, 1, 1, 1])
})

test('a draft is discarded after a question, and can be brought back with all that was typed', async () => {
  history.replaceState(null, '', '/activities/cup/edit?as=text')
  const draft = { yaml: 'alias: cup # typed', basedOn: 2, source: null, revision: 4, updatedAt: AT, expiresAt: AT }
  const form = { alias: 'cup', title: 'Cup', version: 2, yaml: 'alias: cup', frozen: [], schedule: null }
  ANSWERS.staffActivity = { ...form, draft }
  const stored = { done: true, revision: 6, updatedAt: AT, expiresAt: AT }
  answer = ({ method }) => ({ code: '00000', data: method === 'DELETE' ? { done: true } : stored })
  render(<Edit alias="cup" />)
  press('Discard the draft')
  const dialog = await screen.findByRole('dialog', { name: 'Discard the draft?' })
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Bring it back' }))
  await waitFor(() =>
    expect(sent.filter(({ address }) => address.endsWith('/draft'))).toMatchObject([
      { method: 'DELETE', address: '/ops/v1/activities/cup/draft' },
      { method: 'PUT', address: '/ops/v1/activities/cup/draft', body: { yaml: draft.yaml, basedOn: 2 } },
    ]),
  )
  expect(await screen.findByLabelText('Activity file, YAML')).toHaveProperty('value', draft.yaml)
})

test('the editor shows the version that waits, and asks for no schedule that the activity does not have', async () => {
  history.replaceState(null, '', '/activities/cup/edit?as=text')
  const form = { alias: 'cup', title: 'Cup', version: 2, yaml: 'alias: cup', frozen: [], draft: null }
  ANSWERS.staffActivity = { ...form, schedule: null }
  answer = () => ({ code: '00000', data: { done: false } })
  render(<Edit alias="cup" />)
  expect(screen.queryByText(/^A version waits/)).toBeNull()
  expect(asked).not.toContain('staffSchedule')
  cleanup()
  const schedule = {
    at: AT,
    basedOn: 2,
    hash: '',
    state: 'WAITING',
    failure: null,
    note: '',
    by: 'olga',
    approvedBy: null,
  }
  ANSWERS.staffActivity = { ...form, schedule }
  render(<Edit alias="cup" />)
  expect(screen.getByText(/^A version waits/)).toBeTruthy()
})

test('the audit log links only what has a page, by what its action is about', () => {
  const line = (action: string, subject: string, detail: object = {}) => ({
    at: AT,
    actor: 'operator:sam',
    action,
    subject,
    detail,
  })
  const about = [
    line('review.refused', 'rw1'),
    line('payout.difference_solved', 'evt-1'),
    line('user.looked_up', '-'),
    line('payouts.read', 'payouts'),
    line('audience.written', 'uefa-cup'),
    line('activity.changed', 'act_1', { alias: 'prop-cup' }),
    line('user.read', 'u_1'),
    line('review.read', 'rv1', { userId: 'u_2' }),
    line('proposal.opened', 'prop_1', { about: 'uefa-cup' }),
    line('payout.retried', 'po_1'),
  ]
  ANSWERS.staffAuditLog = { items: about, nextCursor: null }
  render(<AuditLog />)
  const links = [...document.querySelectorAll('main a, li a')].map((link) => link.getAttribute('href'))
  expect([...new Set(links)]).toEqual([
    '/activities/prop-cup',
    '/users/u_1',
    '/reviews/rv1',
    '/users/u_2',
    '/approvals/prop_1',
    '/payouts?payoutId=po_1',
  ])
})

test('a published activity without a draft takes a file of translations, and each refusal stands beside its language', async () => {
  history.replaceState(null, '', '/activities/cup/edit?as=text')
  const form = { alias: 'cup', title: 'Cup', version: 2, yaml: 'alias: cup', frozen: [], draft: null, schedule: null }
  ANSWERS.staffActivity = form
  const language = { inheritsFrom: null, ok: 1, stale: 0, missing: 0, level: null }
  const languages = ['de', 'fr'].map((locale) => ({ ...language, locale }))
  ANSWERS.staffActivityTexts = { version: 2, languages, texts: [] }
  const report = {
    done: true,
    proposal: null,
    draft: { revision: 1 },
    written: 3,
    unchanged: 0,
    refused: [
      { row: 2, id: 'title', locale: null, reason: 'has another English than your draft. Export the file again' },
      { row: 3, id: 'tasks.trade.title', locale: 'de', reason: 'lacks the number 100; has the number 1000' },
    ],
  }
  const draft = { yaml: 'alias: cup # ja', basedOn: 2, source: null, revision: 1, updatedAt: AT, expiresAt: AT }
  answer = ({ method }) => ({ code: '00000', data: method === 'GET' ? { ...draft, schedule: null } : report })
  render(<Edit alias="cup" />)
  const field = screen.getByLabelText<HTMLInputElement>('Upload CSV')
  expect(field.disabled).toBe(false)
  expect(screen.getByText(/a draft, which the upload makes/)).toBeTruthy()
  fireEvent.change(field, { target: { files: [new File(['id,en,de'], 'cup.csv')] } })
  await screen.findByText(/^3 texts written/)
  expect(sent.find(({ address }) => address.includes('/texts'))).toMatchObject({
    method: 'POST',
    address: '/ops/v1/activities/cup/texts?to=draft',
    body: { csv: 'id,en,de' },
    ifMatch: '"0"',
  })
  const [, german] = within(screen.getByLabelText('State of each language')).getAllByRole('listitem')
  expect(german?.textContent).toContain('Task trade, title, in row 3, lacks the number 100; has the number 1000.')
  const others = screen.getByText(/^3 texts written/).closest('[role=status]')
  expect(others?.textContent).toContain('Title, in row 2, has another English than your draft. Export the file again.')
  expect(document.body.textContent).not.toContain('null')
  await waitFor(() => expect(screen.getByLabelText('Activity file, YAML')).toHaveProperty('value', draft.yaml))
})

test('a publication is summarized before it goes out, and stale translations need a mark', async () => {
  history.replaceState(null, '', '/activities/snow/edit?as=text')
  ANSWERS.staffPolicy = { second: { publish: 'never' } }
  const draft = { yaml: 'alias: snow', basedOn: 2, source: null, revision: 4, updatedAt: AT, expiresAt: AT }
  const form = { alias: 'snow', title: 'Snow', version: 2, yaml: 'alias: snow #', frozen: [], draft, schedule: null }
  ANSWERS.staffActivity = form
  const line = { before: '0', granted: '0', reserved: '0', most: '0' }
  const consequences = {
    activity: {
      title: 'Snow cup',
      startTime: AT,
      endTime: AT + 864e5,
      timeZone: 'UTC',
      pool: { amount: '9', unit: 'USDT' },
    },
    participants: 0,
    tasks: [],
    budget: [{ ...line, rewardType: 'DROP', unit: 'USDT', after: '550000' }],
    pages: [],
    languages: { whole: ['en'], inherits: [], stale: [{ locale: 'de', ids: ['title'] }], missing: [], required: [] },
    audience: { in: 1, of: 2, unknown: 0 },
    paused: null,
    forecast: null,
    warnings: [{ code: 'POOL_SHORT', path: 'pool', message: 'is 500000 USDT, and its places pay 250000' }],
  }
  const publication = {
    activityId: 'act_1',
    alias: 'snow',
    version: 3,
    created: false,
    published: false,
    changed: ['texts'],
    path: '/activity/snow',
    url: 'https://fanfare.example/activity/snow',
    consequences,
    done: false,
    proposal: null,
  }
  answer = () => ({ code: '00000', data: publication })
  render(<Edit alias="snow" />)
  const publishes = () => sent.filter(({ method, address }) => method === 'PUT' && !address.includes('dryRun'))
  expect(await screen.findByText('Prize pool on pages', {}, { timeout: 5000 })).toBeTruthy()
  press('Publish')
  const question = await screen.findByRole('dialog', { name: 'Publish Snow cup?' })
  for (const shown of [
    'Snow cup',
    '550,000\u00A0USDT, cash to the spot account',
    '24 Nov',
    'older than their English: German',
  ])
    expect(question.textContent).toContain(shown)
  const publish = within(question).getByRole<HTMLButtonElement>('button', { name: 'Publish' })
  expect(publish.disabled).toBe(true)
  fireEvent.click(within(question).getByRole('checkbox', { name: /^Publish texts older than their English in German/ }))
  expect(publish.disabled).toBe(false)
  expect(publishes()).toEqual([])

  // A mark for German does not count for other languages that get old meanwhile.
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  consequences.languages.stale.push({ locale: 'fr', ids: ['title'] })
  type('Activity file, YAML', 'alias: snow # another English')
  await screen.findByText(/older than their English in German, French/, {}, { timeout: 5000 })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false))
  press('Publish')
  const both = await screen.findByRole('checkbox', {
    name: /^Publish texts older than their English in German, French/,
  })
  expect([both, publish].map((shown) => [shown.matches(':checked'), shown.matches(':disabled')])).toEqual([
    [false, false],
    [false, true],
  ])
  fireEvent.click(both)
  expect(publish.disabled).toBe(false)
  fireEvent.click(publish)
  await waitFor(() => expect(publishes()).toHaveLength(1))
})

test('a flag is cleared once a person has written why', async () => {
  render(<Clear person={{ userId: 'u_1', maskedName: 'mai***n' }} reason="MULTI_ACCOUNT" onCleared={() => undefined} />)
  press('Clear')
  const question = await screen.findByRole('dialog', { name: /^Clear several accounts of one person of mai/ })
  const clear = within(question).getByRole<HTMLButtonElement>('button', { name: 'Clear' })
  expect(clear.disabled).toBe(true)
  type('Why, for colleagues', ' ')
  expect(clear.disabled).toBe(true)
  type('Why, for colleagues', 'a family with one router')
  expect(clear.disabled).toBe(false)
  expect(clearUser.body?.safeParse({ note: '' }).success).toBe(false)
})

test('a new activity begins once its type, or the activity that it copies, is chosen', () => {
  ANSWERS.staffOwnDrafts = { items: [] }
  render(<NewActivity rows={['cup', 'draw'].map((alias) => ({ alias, title: alias }))} />)
  const isOff = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Make the draft' }).disabled
  for (const [label, option] of [
    ['Copy of', 'draw'],
    ['Type', 'Lottery'],
  ] as const) {
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: label })
    type('New alias', 'snow')
    expect([choice.value, isOff()]).toEqual(['', true])
    fireEvent.change(choice, { target: { value: option } })
    expect(isOff()).toBe(false)
    fireEvent.click(screen.getByLabelText('Empty, of a type'))
  }
})

test('the decision of several reviews, with its note, stays for those that were not decided, and goes with the last', async () => {
  const rows = ['rv1', 'rv2'].map((reviewId) => ({ ...(ANSWERS.staffReview as object), reviewId }))
  ANSWERS.staffReviews = { items: rows, total: 2, next: null }
  render(<Several asked={{}} />)
  const result = (reviewId: string, done: boolean) => ({ reviewId, done, proposal: null, state: 'ACCEPTED', code: '' })
  const decide = async (results: object[], left: string) => {
    answer = () => ({ code: '00000', data: { results } })
    press(`Accept ${results.length === 2 ? '2 reviews' : '1 review'}`)
    press('Accept')
    await screen.findByText(left)
  }
  fireEvent.click(screen.getByLabelText(/^All 2 reviews/))
  fireEvent.click(screen.getByRole('radio', { name: /^Accept/ }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept 2 reviews' }).disabled).toBe(true)
  type('Reason', 'CHECKED')
  type('Note for colleagues', 'Looked at together')
  await decide([result('rv1', true), result('rv2', false)], '1 was not decided and stay marked')
  expect(screen.getByRole('radio', { name: /^Accept/ })).toHaveProperty('checked', true)
  expect(fieldOf('Note for colleagues').value).toBe('Looked at together')
  await decide([result('rv2', true)], 'all of them')
  expect(screen.queryByLabelText('Note for colleagues')).toBeNull()
})

test.each([
  ['/tasks/trade/target/amount', 'Task trade', 'Target, amount'],
  ['/tasks/trade', 'Task trade', 'All of it'],
  ['/budget/GIFT_CASH:USDT/limit', 'Budget Trial funds, USDT', 'Limit'],
  ['/texts/ja/title', 'The activity', 'Texts, Japanese, title'],
  ['/endTime', 'The activity', 'End time'],
])('the path %s is read as %s: %s', (path, place, name) => expect(wordsOfPath(path)).toEqual({ place, name }))

const CHANGES: FileChange[] = [
  { path: '/tasks/trade/title', kind: 'CHANGED', before: 'Trade 100 USDT on spot', after: 'Trade 250 USDT on spot' },
  { path: '/tasks/deposit', kind: 'ADDED', after: { id: 'deposit', target: { amount: '50' } } },
  { path: '/title', kind: 'REMOVED', before: 'Old title' },
]

test('a text shows before and after with only the words marked that differ, grouped by its place', async () => {
  render(<Changes changes={CHANGES} />)
  const trade = screen.getByRole('region', { name: 'Task trade' })
  expect(await within(trade).findByText('100')).toHaveProperty('tagName', 'DEL')
  expect(within(trade).getByText('250')).toHaveProperty('tagName', 'INS')
  expect(within(trade).getByLabelText('Before').textContent).toBe('Trade 100 USDT on spot')
  expect(within(trade).getByLabelText('After').textContent).toBe('Trade 250 USDT on spot')
  const added = within(screen.getByRole('region', { name: 'Task deposit' }))
  expect(added.queryByLabelText('Before')).toBeNull()
  expect(added.getByLabelText('After').textContent).toBe('ID: deposit\nTarget, amount: 50')
  expect(within(screen.getByRole('region', { name: 'The activity' })).queryByLabelText('After')).toBeNull()
  render(<Changes changes={[]} />)
  expect(screen.getByText('The same file.')).toBeTruthy()
})

test.each([
  ['Будьте честны к другим', 'Будьте добры к другим', 'честны', 'добры'],
  ['كن عادلًا مع الآخرين', 'كن لطيفًا مع الآخرين', 'عادلًا', 'لطيفًا'],
  ['公平に取引してください', '親切に取引してください', '公平', '親切'],
])('words of other scripts are marked whole: %s', async (before, after, gone, come) => {
  const { container } = render(<Changes changes={[{ path: '/title', kind: 'CHANGED', before, after }]} />)
  await screen.findByText(come)
  expect([...container.querySelectorAll('del')].map((one) => one.textContent)).toEqual([gone])
  expect([...container.querySelectorAll('ins')].map((one) => one.textContent)).toEqual([come])
})
