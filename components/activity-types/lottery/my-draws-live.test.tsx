import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberAnswers, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { MyDrawsLive } from './lottery-live.tsx'

test.each([
  [4, true, '4 draws expired unused.'],
  [0, true, 'You didn’t use a draw.'],
  [0, false, 'You haven’t used a draw yet. Your results will show up here.'],
])('[SCR-3] with %i draws left and no result, over: %s, the list says “%s”', async (draws, isOver, sentence) => {
  await renderInRuntime(<MyDrawsLive activityId="a1" endTime={0} isOver={isOver} />, {
    logsIn: true,
    answers: { ...memberAnswers({ draws }), lotteryRecords: () => ({ items: [], total: 0 }) },
  })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getAllByText(/draw/)).toHaveLength(2)
})
