import { expect, test } from 'vitest'
import { regionNames } from './region-names.ts'

test('[ACT-10] regions have their name in the language, an unknown one as the platform wrote it', () => {
  expect(regionNames('en', ['GB', 'SG'])).toBe('United Kingdom and Singapore')
  expect(regionNames('de', ['GB', 'CN-HK', ''])).toBe('Vereinigtes Königreich, CN-HK und ')
})
