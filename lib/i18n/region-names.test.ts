import { expect, test } from 'vitest'
import { regionNames } from './region-names.ts'

test('[ACT-10] regions are named in the language, one that nobody can name as the platform wrote it', () => {
  expect(regionNames('en', ['GB', 'SG'])).toBe('United Kingdom and Singapore')
  expect(regionNames('de', ['GB', 'CN-HK', ''])).toBe('Vereinigtes Königreich, CN-HK und ')
})
