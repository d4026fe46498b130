import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lost, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { rememberInviteCode } from '#lib/session/invite-code.ts'
import { type Answers } from '#store/testing/test-store.ts'
import { useOpenTask } from './use-open-task.ts'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('#lib/config/public-config.ts', () => ({
  readPublicConfig: () => ({ siteOrigin: 'https://promo.example', targetUrls: {} }),
}))

const share = vi.fn<(data: { url: string }) => Promise<void>>()
beforeEach(() => {
  push.mockReset()
  share.mockReset().mockResolvedValue()
  Object.assign(window.navigator, { share })
})

type Step = Pick<TaskCompletion, 'taskType' | 'action'>
const push = vi.hoisted(() => vi.fn<(href: string) => void>())

/** Presses the action of a task of the welcome activity. */
async function press(task: Step, answers: Answers, sharedLinkUrl: string | null = null) {
  let open: ReturnType<typeof useOpenTask> | undefined
  function Opener() {
    open = useOpenTask()
    return null
  }
  const world = await renderInRuntime(<Opener />, { auth: { sharedLinkUrl }, answers })
  act(() => open?.({ activityId: 'act_1', path: '/welcome-event' }, { taskId: 'invite', ...task, trace: [] }))
  return world
}
const shared = async (): Promise<URL> => {
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  return new URL(share.mock.calls[0]?.[0].url ?? '')
}
const content = (vipCode: string | null) => ({
  getUserShareContent: () => ({ title: '', text: '', url: 'https://promo.example/en', image: '', vipCode }),
})
const AURORA = content('AURORA7')

test.each([
  ['AURORA7', { appRoute: 'share', webUrl: '/welcome-event' }, 'https://promo.example/en/welcome-event'],
  [null, { appRoute: 'share' }, 'https://promo.example/en/welcome-event'],
  ['AURORA7', { appRoute: 'share', webUrl: 'https://other.example/x?a=1' }, 'https://other.example/x'],
])('[ACT-4][AUTH-5] a user with the code %s invites friends with %j by a link to %s', async (code, action, address) => {
  await press({ taskType: 'INVITE_FRIEND', action }, content(code))
  const url = await shared()
  expect(url.origin + url.pathname).toBe(address)
  expect(rememberInviteCode(url.search)).toBe(code)
})

test.each([
  [{ appRoute: 'share' }, 'https://go.example/app?channel=7', 'https://go.example/app?channel=7&vipCode=AURORA7'],
  [{ appRoute: 'share', webUrl: '/rewards' }, 'https://go.example', 'https://go.example/en/rewards?vipCode=AURORA7'],
  [{ appRoute: 'share', webUrl: 'https://x.example/a' }, 'https://go.example', 'https://x.example/a?vipCode=AURORA7'],
])('[NET-4] a task with the action %j and the remote link %s shares %s', async (action, remote, link) => {
  await press({ taskType: 'SHARE_LINK', action }, AURORA, remote)
  expect((await shared()).href).toBe(link)
})

test('[ACT-4] a failure to read the code is an error, and shares no link without it', async () => {
  const task: Step = { taskType: 'INVITE_FRIEND', action: { appRoute: 'share' } }
  const { store } = await press(task, { getUserShareContent: lost })
  await waitFor(() => expect(JSON.stringify(store.getState().notification)).toContain('Connection problem'))
  expect(share).not.toHaveBeenCalled()
})

const SHARE_TASK: Step = { taskType: 'SHARE_LINK', action: { appRoute: 'share', webUrl: '/rewards' } }
const RECEIPT: Answers = {
  getUserShareContent: () => ({ ...AURORA.getUserShareContent(), receipt: 'receipt-1' }),
  activityShared: () => ({}),
}

test('[ACT-4][SHARE-1] a task that shares a link reports the share of its activity, and the link has the user’s code', async () => {
  const { services, sent } = await press(SHARE_TASK, RECEIPT)
  expect((await shared()).href).toBe('https://promo.example/en/rewards?vipCode=AURORA7')
  await waitFor(() => expect(sent).toEqual(['getUserShareContent', 'activityShared']))
  expect(services.call.mock.calls[0]?.[1]).toEqual({ body: { activityId: 'act_1', languageType: 1 } })
  expect(services.call.mock.calls[1]?.[1]).toEqual({ query: { activityId: 'act_1' }, body: { receipt: 'receipt-1' } })
})

test('[SHARE-1] closing the share sheet of the system reports no share', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'))
  const { sent } = await press(SHARE_TASK, RECEIPT)
  await shared()
  await settle()
  expect(sent).toEqual(['getUserShareContent'])
})

test('[SCR-13][APP-4] the download page gets the task that the target serves', async () => {
  await press({ taskType: 'SPOT_TRADING_VOLUME', action: { appRoute: 'trade/spot' } }, {})
  expect(push).toHaveBeenCalledExactlyOnceWith('/en/download?target=spot-trade&activity=act_1&task=invite')
})
