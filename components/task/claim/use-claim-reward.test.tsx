import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { Reward } from '#lib/contract/task/task.ts'
import { selectDialog } from '#store/slices/notification.ts'
import { forgetBrowser } from '#store/testing/test-store.ts'
import { useClaimReward } from './use-claim-reward.ts'

afterEach(() => {
  cleanup()
  forgetBrowser()
})

const reward: Reward = { rewardType: 'GIFT_CASH', kind: 2, amount: { amount: '10', unit: 'USDT' }, label: '' }

function Claims({ before }: { before: () => Promise<void> }) {
  const { claim, isClaiming } = useClaimReward({ before })
  return (
    <button
      type="button"
      aria-busy={isClaiming}
      onClick={() => void claim({ activityId: 'a1', taskId: 't1', periodKey: '-', reward })}
    >
      Claim
    </button>
  )
}

test('[SCR-2] a second press before the end of the claim’s animation claims nothing', async () => {
  let end = () => {}
  const moment = new Promise<void>((resolve) => (end = resolve))
  const { store, sent } = await renderInRuntime(<Claims before={() => moment} />, {
    answers: { obtainReward: () => ({ rewardId: 'r', taskId: 't1', taskStatus: 'GRANTED', reward, grantedAt: 1 }) },
  })
  const button = screen.getByRole('button')
  act(() => button.click())
  await waitFor(() => expect(Object.values(store.getState().api.mutations)).toMatchObject([{ status: 'fulfilled' }]))
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => button.click())
  expect([sent, selectDialog(store.getState())]).toEqual([['obtainReward'], null])
  await act(async () => end())
  await waitFor(() => expect(selectDialog(store.getState())?.modeType).toBe('success'))
  expect(button.getAttribute('aria-busy')).toBe('false')
  expect(sent).toEqual(['obtainReward'])
})
