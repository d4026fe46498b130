import { expect, test } from 'vitest'
import { foldedWords, foldText } from './fold-text.ts'

test.each([
  ['Łódź', 'lodz'],
  ['YARIŞMA', 'yarışma'],
  ['İşlem', 'islem'],
  ['GRÖSSE', 'größe'],
  ['Đổi thưởng', 'doi thuong'],
  ['Ёлка', 'елка'],
  ['كأسٌ', 'كاس'],
  ['هدايا کامل ۲۰۲۶', 'هدايا كامل 2026'],
  ['ＦＵＬＬ', 'full'],
  ['٣ مكافآت', '3 مكافات'],
])('[SCR-1] %s and %s are the same to a search', (one, other) => expect(foldText(one)).toBe(foldText(other)))

test('[SCR-1] a search is split into its words, each once', () => {
  expect(foldedWords('  Cup  trading CUP ')).toEqual(['cup', 'trading'])
  expect(foldedWords(' \t ')).toEqual([])
})
