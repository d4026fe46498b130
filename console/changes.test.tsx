import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Changes, type FileChange, wordsOfPath } from './changes.tsx'

test.each([
  ['/tasks/trade/target/amount', 'Task trade', 'Target, amount'],
  ['/tasks/trade', 'Task trade', 'All of it'],
  ['/budget/GIFT_CASH:USDT/limit', 'Budget Trial funds, USDT', 'Limit'],
  ['/texts/ja/title', 'The activity', 'Texts, Japanese, title'],
  ['/endTime', 'The activity', 'End time'],
])('the path %s is read as %s: %s', (path, place, name) => {
  expect(wordsOfPath(path)).toEqual({ place, name })
})

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

test('an addition has no before, and a removal has no after', () => {
  render(<Changes changes={CHANGES} />)
  const added = screen.getByRole('region', { name: 'Task deposit' })
  expect(within(added).queryByLabelText('Before')).toBeNull()
  expect(within(added).getByLabelText('After').textContent).toBe('Id: deposit\nTarget, amount: 50')
  const removed = screen.getByRole('region', { name: 'The activity' })
  expect(within(removed).queryByLabelText('After')).toBeNull()
})

test('a file without a difference shows that it is the same', () => {
  render(<Changes changes={[]} />)
  expect(screen.getByText('The same file.')).toBeTruthy()
})
