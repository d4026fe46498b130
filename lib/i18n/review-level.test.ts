import { expect, test } from 'vitest'
import { isReviewLevel, isUnreviewedTranslation, reviewLevelOf } from './review-level.ts'

test('[LOC-5] the level of a language is in its source file', () => {
  expect(reviewLevelOf('en')).toBe('source')
  expect(isUnreviewedTranslation('en')).toBe(false)
  expect(isUnreviewedTranslation('en-TR')).toBe(false)
  for (const locale of ['de', 'ar', 'tr-TR', 'tr-CT'] as const) {
    expect(isUnreviewedTranslation(locale)).toBe(!['native', 'source'].includes(reviewLevelOf(locale)))
  }
  expect(isReviewLevel('counsel')).toBe(false)
})
