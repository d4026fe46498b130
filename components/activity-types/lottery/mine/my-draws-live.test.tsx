import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { sessionReady } from '#store/slices/session.ts'
import { loggedIn } from '#store/slices/user-info.ts'
import { forgetBrowser } from '#store/testing/test-store.ts'
import { MyDrawsLive } from './my-draws-live.tsx'

afterEach(() => {
  cleanup()
  forgetBrowser()
})

test.each([
  [4, true, '4 draws expired unused.'],
  [0, true, 'You didn’t use a draw.'],
  [0, false, 'You haven’t used a draw yet. Your results will show up here.'],
])('[SCR-3] with %i draws left and no result, over: %s, the list says “%s”', async (draws, isOver, sentence) => {
  const { store } = await renderInRuntime(<MyDrawsLive activityId="a1" endTime={0} isOver={isOver} />, {
    answers: {
      activityDetail: () => ({ my: { applied: true, draws } }),
      eligible: () => ({ eligible: true, reasonCode: null }),
      taskCompletions: () => ({ tasks: [] }),
      lotteryRecords: () => ({ items: [], total: 0 }),
    },
  })
  await act(async () => {
    store.dispatch(loggedIn({ userId: 'u1' }))
    store.dispatch(sessionReady())
  })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getAllByText(/draw/)).toHaveLength(2)
})
