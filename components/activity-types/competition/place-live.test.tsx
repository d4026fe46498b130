import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { GoodNewsHost } from '#components/task/good-news/good-news-host.tsx'
import { memberAnswers, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { selectNextStep } from '#store/slices/next-step.ts'
import { goodNewsClosed, selectGoodNews } from '#store/slices/good-news.ts'
import { boardOf, cash, CLASSES, detailOf, rankRow, usdt } from '#lib/testing/samples.ts'
import { competitionOf } from '#components/testing/competition-of.ts'
import { PlaceLive } from './competition-live.tsx'
import { placeSubject } from './competition-subject.ts'

vi.mock('next/navigation', () => ({
  usePathname: () => '/en/activity/competition/cup',
  useRouter: () => ({ push: () => undefined }),
}))

const DAY = 86_400_000

const MINE: MyRank = {
  ...rankRow(142, { value: '318902.4', gapToNext: '48.2', estimatedReward: cash('120') }),
  isProvisional: false,
}

/** `age`: ms since the end. */
async function open({
  mine = {} as Partial<MyRank> | null,
  final = true,
  running = {} as Parameters<typeof detailOf>[0],
  age = DAY,
  weightClass = null as string | null,
  isWide = false,
  isRanked = true,
} = {}) {
  const outcome = final ? 'SETTLED' : null
  const subject = placeSubject(
    detailOf({ status: 'ENDED', outcome, endTime: serverNow() - age, ...running }),
    competitionOf({
      minimum: usdt('10000'),
      weightClasses: weightClass === null ? null : { volumeDays: 30, list: CLASSES },
    }),
  )
  const board = boardOf({
    total: running?.status === 'ONGOING' ? 259 : 18_631,
    final,
    weightClass,
    mine: mine && { ...MINE, ...mine },
  })
  return renderInRuntime(
    <>
      <PlaceLive subject={subject} isWide={isWide} />
      <GoodNewsHost />
    </>,
    {
      logsIn: true,
      answers: {
        ...memberAnswers(),
        activityDetail: () => ({ activityId: 'a1', title: 'Cup', path: '', image: '', my: { applied: true } }),
        competitionRank: () => (isRanked ? board : new Promise<never>(() => undefined)),
      },
    },
  )
}

const shown = async () => waitFor(() => expect(document.querySelector('h2')?.textContent).toMatch(/place/i))

test('[SCR-4] the final place is announced once per user, with the prize and what decided it', async () => {
  const { store, unmount } = await open()
  expect(await screen.findByRole('heading', { name: /You finished at rank 142 and won 120\sUSDT/ })).toBeTruthy()
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('of 18,631 traders')
  expect(dialog.textContent).toMatch(/318,902\.40\sUSDT/)
  expect(dialog.textContent).toMatch(/48\.20\sUSDT short of rank 141/)
  await act(async () => void store.dispatch(goodNewsClosed(selectGoodNews(store.getState())?.id ?? 0)))
  unmount()
  const again = await open()
  await shown()
  expect(selectGoodNews(again.store.getState())).toBeNull()
})

test('[SCR-4] until the place is known the room of both cards stays', async () => {
  await open({ isWide: true, isRanked: false })
  const waiting = await screen.findByRole('region', { name: 'Your place', busy: true })
  expect(waiting.previousElementSibling).not.toBeNull()
})

test('[SCR-4] without a prize the news are the place alone, and the leaderboard is the way on', async () => {
  await open({ mine: { rank: 612, estimatedReward: null } })
  expect(await screen.findByRole('heading', { name: 'You finished at rank 612' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'See the final leaderboard' })).toBeTruthy()
})

test('[SCR-4] the final place of a class names the class', async () => {
  await open({ weightClass: 'open' })
  expect((await screen.findByRole('dialog')).textContent).toContain('ClassOpen')
})

test.each([
  ['provisional', { final: false }],
  ['old', { age: 15 * DAY }],
  ['of a user who was removed', { mine: { removed: 'MARKET_MAKER' } }],
  ['of a user without a rank', { mine: { rank: null } }],
])('[SCR-4] a result that is %s is not announced', async (_, world) => {
  const { store } = await open(world)
  await shown()
  expect(selectGoodNews(store.getState())).toBeNull()
})

test('[SCR-4] the next step after joining is the place that the minimum volume wins', async () => {
  const tiers = [{ tierId: '1', label: '', rankFrom: 1, rankTo: 500, reward: cash('200') }]
  const { store } = await open({
    mine: null,
    final: false,
    isWide: true,
    running: { status: 'ONGOING', outcome: null, endTime: serverNow() + 9 * DAY, tiers },
  })
  await waitFor(() =>
    expect(selectNextStep(store.getState(), 'a1')?.line).toMatch(
      /10,000\sUSDT in volume for a place worth 200\sUSDT today/,
    ),
  )
})
