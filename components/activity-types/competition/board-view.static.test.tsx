import { expect, test } from 'vitest'
import type { RankRow } from '@fanfare/contract/competition/rank.ts'
import { renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import { competitionOf } from '#components/testing/competition-of.ts'
import { CLASSES, boardOf, detailOf, rankRow } from '#lib/testing/samples.ts'
import { BoardView, CombinedTable } from './board-view.tsx'
import { boardSubject, firstChoice } from './competition-subject.ts'

test('[SCR-4][AUTH-7] without JavaScript the class of the rows is named', () => {
  const weightClasses = { volumeDays: 30, list: CLASSES }
  const subject = boardSubject(detailOf(), competitionOf({ weightClasses }))
  const markup = (weightClass: string | null) =>
    renderStill(<BoardView subject={subject} choice={firstChoice(subject)} board={boardOf({ weightClass })} />)
      .innerHTML
  expect(markup(null)).toContain('<noscript>Light</noscript>')
  expect(markup('open')).toContain('<noscript>Open</noscript>')
})

const row = (rank: number, more: Partial<RankRow> = {}) =>
  rankRow(rank, { value: '2052', parts: { base: '1200', roi: '1.5', streak: '1.14', bonusScale: '1' }, ...more })
const BOARD = boardOf({
  items: [row(1), row(2, { removed: 'MULTI_ACCOUNT', parts: undefined })],
  total: 455,
  mine: { ...row(188, { value: '52.8' }), isProvisional: false },
})

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
