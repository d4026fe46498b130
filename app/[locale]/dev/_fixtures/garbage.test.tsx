import { act, cleanup, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createTranslator } from 'use-intl/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '#components/testing/stub-media.ts'
import { AuthContext, type Auth } from '#components/providers/auth-context.ts'
import { ReadyForYouLive } from '#components/task/ready-for-you/ready-for-you-live.tsx'
import { RewardsLive } from '#components/task/rewards-page/rewards-live.tsx'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { activityDetail } from '@fanfare/contract/activity/detail.ts'
import { applyStatus } from '@fanfare/contract/activity/apply-status.ts'
import { claimable } from '@fanfare/contract/activity/claimable.ts'
import { eligible } from '@fanfare/contract/activity/eligible.ts'
import { getRegisterCode } from '@fanfare/contract/activity/get-register-code.ts'
import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { getRewardList } from '@fanfare/contract/task/get-reward-list.ts'
import { rewardTimeline } from '@fanfare/contract/task/reward-timeline.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { createCaller } from '#lib/http/call.ts'
import { createServerClock, serverNow } from '#lib/http/clock.ts'
import { readTolerantly } from '#lib/http/read-tolerantly.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { someOf } from '@fanfare/kernel/testing/runs.ts'
import { sessionReady } from '#store/slices/session.ts'
import { loggedIn } from '#store/slices/user-info.ts'
import { forgetBrowser, type Answers } from '#store/testing/test-store.ts'
import { ActivityCtaLive } from '../../_activity/activity-cta-live.tsx'
import { ActivityMineLive } from '../../_activity/activity-mine-live.tsx'
import { ActivityTasksLive } from '../../_activity/activity-tasks-live.tsx'
import { activityFixture } from './activities.ts'
import type { Translate } from './fixture.ts'
import { mutationsOf } from './mutations.ts'
import { claimables, rewardStates } from './rewards.ts'
import { taskStates } from './tasks.ts'

vi.mock('next/navigation', () => ({ usePathname: () => '/en', useRouter: () => ({ push: () => undefined }) }))

/** Reports every element as near the screen. */
class Seen {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report
  }
  observe() {
    this.#report([{ isIntersecting: true }])
  }
  disconnect() {
    return undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Seen)
  // The code reports unknown values by console.warn.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubMedia()
})
afterEach(() => {
  cleanup()
  forgetBrowser()
  vi.unstubAllGlobals()
})

const translate = createTranslator({ locale: 'en', messages: loadMessages('en') }) as unknown as Translate
const NOW = serverNow()
const rewards = rewardStates(NOW, translate).map(({ data }) => data)
const WELCOME = { activityId: 'act-newuser', title: 'Welcome', path: '/welcome-event' }
const task = (id: string) => taskStates(NOW, translate).filter((state) => state.id === id)
const detail = {
  ...activityFixture(NOW, translate, 'NewUser'),
  timeZone: 'Asia/Bangkok',
  consent: null,
  tasks: task('completed').map(({ data }) => data),
}
const MY = { applied: true, appliedAt: NOW, eligible: true, reasonCode: null, draws: null, rank: null }

/** One valid answer of each call; short, because the test breaks each of its fields in turn. */
const GOOD: Record<string, unknown> = {
  claimable: { items: claimables(NOW, translate).slice(0, 1) },
  getRewardList: { items: rewards.slice(0, 1).map(({ item }) => item), total: 1 },
  rewardTimeline: { steps: rewards[0]?.steps },
  taskCompletions: { tasks: task('pending-with-progress').map(({ data }) => data) },
  activityDetail: { ...detail, tasks: [], my: MY },
  applyStatus: { status: 2, reasonCode: 'KYC_NEEDED' },
  getRegisterCode: { code: 'AURORA7' },
  eligible: { eligible: false, reasonCode: 'KYC_NEEDED', country: 'DE' },
}

/** The real client, over a connection that sends the given answer. */
const callOver = (texts: Record<string, string>) =>
  createCaller({
    clock: createServerClock(() => NOW),
    random: () => 'random-0000000001',
    token: () => null,
    send: async ({ call }) => ({
      status: 200,
      text: texts[call.name] ?? '',
      requestId: undefined,
      retryAfter: undefined,
      sentAt: NOW,
      receivedAt: NOW,
    }),
  })

const CALLS = [
  claimable,
  getRewardList,
  rewardTimeline,
  taskCompletions,
  activityDetail,
  applyStatus,
  eligible,
  getRegisterCode,
]
const envelope = (data: unknown) => JSON.stringify({ code: '00000', msg: 'success', data })

function answersWith(spoilt: string, text: string): Answers {
  const texts = { ...Object.fromEntries(CALLS.map(({ name }) => [name, envelope(GOOD[name])])), [spoilt]: text }
  const call = callOver(texts)
  return Object.fromEntries(
    CALLS.map((definition) => [definition.name, (input) => call(definition, input as CallInput<CallDefinition>)]),
  )
}

const AUTH = { isLogin: true, isInitialized: true, loading: false, user: null } as unknown as Auth

async function draw(screen: ReactNode, locale: Locale, answers: Answers) {
  const { store, container } = await renderInRuntime(<AuthContext value={AUTH}>{screen}</AuthContext>, {
    locale,
    answers,
  })
  act(() => {
    store.dispatch(loggedIn({ userId: 'u1' }))
    store.dispatch(sessionReady())
  })
  const pending = () => JSON.stringify(store.getState().api.queries).includes('"status":"pending"')
  await waitFor(() => expect(pending()).toBe(false))
  return container
}

interface Screen {
  screen: ReactNode
  calls: string[]
  /** Calls without which the page has nothing to show: it reports their failure and offers a retry. */
  mustReport: string[]
}

const NO_SCREEN: Screen = { screen: null, calls: [], mustReport: [] }
const SCREENS: Record<string, Screen> = {
  rewards: {
    screen: <RewardsLive welcome={WELCOME} />,
    calls: ['claimable', 'getRewardList', 'rewardTimeline'],
    mustReport: ['claimable', 'getRewardList'],
  },
  home: {
    screen: <ReadyForYouLive welcome={WELCOME} drawActivities={[]} server={null} />,
    calls: ['claimable', 'taskCompletions', 'getRewardList'],
    mustReport: ['claimable'],
  },
  activity: {
    screen: (
      <>
        <ActivityCtaLive place="hero" detail={detail} />
        <ActivityTasksLive detail={detail} isOver={false} list={{}} />
        <ActivityMineLive activityId={detail.activityId} endTime={detail.endTime} />
      </>
    ),
    calls: ['taskCompletions', 'activityDetail', 'getRewardList', 'applyStatus', 'eligible', 'getRegisterCode'],
    mustReport: ['taskCompletions', 'activityDetail'],
  },
}

const retryOf = (locale: Locale): string => {
  const { common } = loadMessages(locale) as { common: { btn_retry: string } }
  return common.btn_retry
}

const RAW = /undefined|\bnull\b|NaN|\[object |Invalid Date|[{}]/u
const CASES = Object.entries(SCREENS).flatMap(([name, { calls }]) => calls.map((call) => [name, call] as const))
const isRefused = (call: string, value: unknown): boolean => {
  const schema = CALLS.find(({ name }) => name === call)?.data
  return !schema || !readTolerantly(schema, value).success
}

/** The page reports a refused answer in the same way for each field, so a sample of the fields is enough. */
const EVERY = 12
/** More than a hundred answers are drawn for one call, which takes a busy machine long. */
const PATIENCE_MS = 120_000

/** The fault of the page that an answer leads to; null when it has none. */
async function complaintOf(name: string, call: string, value: unknown, locale: Locale): Promise<string | null> {
  const { screen, mustReport } = SCREENS[name] ?? NO_SCREEN
  try {
    const shown = (await draw(screen, locale, answersWith(call, envelope(value)))).textContent ?? ''
    if (shown === '') return 'shows nothing'
    const raw = RAW.exec(shown)
    if (raw) return `shows ${shown.slice(Math.max(0, raw.index - 30), raw.index + 30)}`
    const cannotRetry = mustReport.includes(call) && isRefused(call, value) && !shown.includes(retryOf(locale))
    return cannotRetry ? 'offers no retry' : null
  } catch (error) {
    return `throws ${(error as Error).message.slice(0, 200)}`
  } finally {
    cleanup()
  }
}

test.each(CASES)(
  '[API-5][UI-3][DEV-15] %s reports or tolerates an answer to %s with a fault in any field, in every language',
  async (name, call) => {
    const mutations = mutationsOf(GOOD[call])
    const refused = mutations.filter(({ value }) => isRefused(call, value))
    const borne = mutations.filter(({ value }) => !isRefused(call, value))
    const tried = [...borne, ...refused.filter((_, index) => index % EVERY === 0)]
    const complaints: string[] = []
    for (const [index, { name: what, value }] of someOf(tried).entries()) {
      const locale = LOCALES[index % LOCALES.length] ?? 'en'
      const complaint = await complaintOf(name, call, value, locale)
      if (complaint !== null) complaints.push(`${what} in ${locale}: ${complaint}`)
    }
    expect(complaints).toEqual([])
    expect(tried.length).toBeGreaterThanOrEqual(3)
  },
  // A test that is cut off still runs, and would clear the screens of the next one.
  PATIENCE_MS,
)

test.each([
  ['nothing', ''],
  ['no JSON', 'not json'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a wrong envelope', '{"code":0}'],
  ['an envelope without data', '{"code":"00000"}'],
  ['a page', '<html>'],
  ['a deep hole', `{"code":"00000","data":${'['.repeat(5000)}`],
])('[API-5][UI-3][DEV-15] every screen reports a malformed answer: %s', async (_, text) => {
  for (const { screen, mustReport } of Object.values(SCREENS)) {
    const container = await draw(screen, 'ar', answersWith(mustReport[0] ?? '', text))
    expect(container.textContent).toContain(retryOf('ar'))
    cleanup()
  }
})
