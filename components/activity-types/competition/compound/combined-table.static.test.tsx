import { expect, test } from 'vitest'
import { renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import type { Board } from '#lib/competition/board.ts'
import type { RankRow } from '@fanfare/contract/competition/rank.ts'
import { CombinedTable } from './combined-table.tsx'

const row = (rank: number, more: Partial<RankRow> = {}): RankRow => ({
  rank,
  maskedName: `UID ${rank}`,
  value: '2052',
  gapToNext: null,
  estimatedReward: null,
  change: null,
  parts: { base: '1200', roi: '1.5', streak: '1.14', bonusScale: '1' },
  ...more,
})
const BOARD: Board = {
  items: [row(1), row(2, { removed: 'MULTI_ACCOUNT', parts: undefined })],
  total: 455,
  mine: { ...row(188, { value: '52.8' }), isProvisional: false },
  updatedAt: 0,
  cadence: 600,
  snapshotHash: null,
  snapshotSeq: null,
  unit: 'USDT',
  weightClass: null,
  myClass: null,
  final: false,
}

test('[SCR-4] the combined board shows base prize and factors of each row, and the own row below', () => {
  renderStill(<CombinedTable board={BOARD} labelledBy="board" />)
  const [head, first, removed, between, mine] = screen.getAllByRole('row').map(wordsOf)
  expect(head).toBe('RankTraderBase prizeROIStreakPays, USDT')
  expect(first).toBe('1 UID 11,200 × 1.50 × 1.141,200× 1.50× 1.142,052.00')
  expect(removed).toContain('Removed')
  expect(between).toBe('186 places between')
  expect(mine).toContain('188 You')
  expect(mine).toContain('52.80')
})
