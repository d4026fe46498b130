import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { retryPayout } from '@fanfare/contract/staff/payouts.ts'
import { auditLog } from '@fanfare/contract/staff/policy.ts'
import { webhookDeliveries } from '@fanfare/contract/staff/webhooks.ts'
import { Change, NOTE } from './form.tsx'
import { anyOf } from './inputs.tsx'
import { ResourceList } from './list.tsx'
import { Edit } from './screens/edit.tsx'
import { refresh, setSession, whenSignedOut } from './use-call.ts'

const AT = Date.parse('2026-11-27T10:00:00Z')
setSession({ actor: 'mai', name: 'Mai', roles: ['risk'], csrf: '', expiresAt: AT, idleAt: AT })
const onSignedOut = vi.fn<() => void>()
whenSignedOut(onSignedOut)

interface Answer {
  code: string
  data?: unknown
}
/** The gateway's answers by the start of their address; each request is noted. */
let answers: Record<string, Answer | Promise<Answer>>
let requests: string[]
beforeEach(() => {
  history.replaceState(null, '', '/audit')
  onSignedOut.mockClear()
  requests = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string }) => {
    if (method === 'GET' && body !== undefined) throw new TypeError('a GET has no body')
    requests.push(`${method} ${address}`)
    const found = Object.entries(answers).find(([start]) => `${method} ${address}`.startsWith(start))
    const { code, data = null } = (await found?.[1]) ?? { code: '50300' }
    return Response.json({ code, msg: 'refused', data }, { status: code === '00000' ? 200 : 400 })
  })
})

const line = (action: string) => ({ at: AT, actor: 'operator:sam', action, subject: 'u_1', detail: {} })
const page = (actions: readonly string[], next: string | null = null): Answer => ({
  code: '00000',
  data: { items: actions.map(line), total: null, next },
})

const show = () =>
  render(
    <>
      <ResourceList
        call={auditLog}
        filters={{ action: ['Action', anyOf(['user.read', 'user.flagged'])], actor: 'Actor' }}
        title="Lines"
        empty="No line is like this."
        row={({ action }) => ({ title: action })}
      />
      <Change
        call={retryPayout}
        name="retry"
        revision={1}
        label="Retry"
        fields={{ note: NOTE }}
        send={(body) => ({ id: 'po_1', body })}
        done={() => 'Asked again.'}
      />
    </>,
  )

const LIST = 'GET /ops/v1/audit-log'
const RETRY = 'POST /ops/v1/payouts/po_1/retry'

test('a list asks for the filters and the page of its address, and leads to the next page', async () => {
  history.replaceState(null, '', '/audit?actor=operator:sam&other=1&cursor=c1')
  answers = { [LIST]: page(['user.read'], 'c2') }
  show()
  expect(screen.getByText('Loading …')).toBeTruthy()
  expect(await screen.findByRole('listitem')).toHaveProperty('textContent', 'user.read')
  expect(requests).toEqual(['GET /ops/v1/audit-log?actor=operator%3Asam&cursor=c1'])
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('cursor=c2')
  expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).not.toContain('cursor')
  answers = { [LIST]: page([]) }
  fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'user.flagged' } })
  expect(await screen.findByText('No line is like this.')).toBeTruthy()
  expect(location.search).toBe('?actor=operator%3Asam&other=1&action=user.flagged')
})

test('a list that was refused says why and can be asked for again', async () => {
  answers = { [LIST]: { code: '40000', data: { issues: [{ path: 'actor', message: 'is too long' }] } } }
  const { unmount } = show()
  expect((await screen.findByRole('alert')).textContent).toContain('By is too long')
  unmount()
  answers = { [LIST]: { code: '50300' } }
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers = { [LIST]: page(['user.read']) }
  fireEvent.click(again)
  await screen.findByRole('listitem')
  expect(onSignedOut).not.toHaveBeenCalled()
  answers = { [RETRY]: { code: '600' } }
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(onSignedOut).toHaveBeenCalled())
})

test('a change that is refused keeps what was typed, and a done one rereads the page', async () => {
  answers = { [LIST]: page(['user.read']), [RETRY]: { code: '51030', data: { reasonCode: 'ROLE' } } }
  const { unmount } = show()
  await screen.findByText('user.read')
  fireEvent.change(screen.getByLabelText(NOTE.label), { target: { value: 'The limit was raised' } })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Your roles don’t allow this.')
  unmount()
  show()
  expect(screen.getByLabelText(NOTE.label)).toHaveProperty('value', 'The limit was raised')
  let answer: (given: Answer) => void = () => undefined
  answers = { [LIST]: page(['payout.retried']), [RETRY]: new Promise<Answer>((resolve) => (answer = resolve)) }
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' }).getAttribute('aria-busy')).toBe('true'))
  answer({ code: '00000', data: { done: true, proposal: null, retried: 1 } })
  expect(await screen.findByText('Asked again.')).toBeTruthy()
  expect(await screen.findByText('payout.retried')).toBeTruthy()
  expect(screen.getByLabelText(NOTE.label)).toHaveProperty('value', '')
})

test('the editor of an activity without a version stays while the page is read again', async () => {
  const draft = { yaml: 'alias: cup', basedOn: 0, source: null, revision: 1, updatedAt: AT, expiresAt: AT }
  answers = {
    'GET /ops/v1/activities/cup/draft': { code: '00000', data: draft },
    'GET /ops/v1/activities/cup': { code: '51001' },
  }
  render(<Edit alias="cup" />)
  const title = await screen.findByRole('heading', { name: 'New: cup' })
  const { promise, resolve } = Promise.withResolvers<Answer>()
  answers['GET /ops/v1/activities/cup'] = promise
  await act(async () => refresh())
  expect(title.isConnected).toBe(true)
  await act(async () => resolve({ code: '51001' }))
  expect(title.isConnected).toBe(true)
})

test('[GW-2] the field of a read that is called body is in its address', async () => {
  answers = { GET: page([]) }
  const row = () => ({})
  render(
    <ResourceList
      call={webhookDeliveries}
      input={{ id: 'crm', body: '1' }}
      title="Deliveries"
      empty="None."
      row={row}
    />,
  )
  await screen.findByText('None.')
  expect(requests).toEqual(['GET /ops/v1/webhooks/crm/deliveries?body=1'])
})
