import { expect, test } from 'vitest'
import { describeHits, readHits } from '../../../scripts/plain-words.ts'

test('comments, test titles and headings use plain words', () => {
  const hits = readHits()
  expect(hits.size).toBeGreaterThan(500)
  expect(describeHits(hits)).toEqual([])
})
