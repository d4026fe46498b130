import { expect, test } from 'vitest'
import { compareWithBaseline, describeMore, readBaseline, readHits } from '../../scripts/plain-words.ts'

test('comments, test titles and headings use plain words, except for the baseline of older files', () => {
  const hits = readHits()
  expect(hits.size).toBeGreaterThan(500)
  expect(describeMore(compareWithBaseline(hits, readBaseline()))).toEqual([])
})
