import { expect, test, vi } from 'vitest'
import { lettersOf } from './letters-of.ts'

test('[LOC-2] a flag, an emoji of several signs and a letter with its accent are one letter each', () => {
  expect(lettersOf('🇹🇭👩‍🚀e\u0301ก')).toEqual(['🇹🇭', '👩‍🚀', 'e\u0301', 'ก'])
})

test('[LOC-2] a browser without the segmenter counts code points', () => {
  vi.stubGlobal('Intl', {})
  expect(lettersOf('a🚀')).toEqual(['a', '🚀'])
})
