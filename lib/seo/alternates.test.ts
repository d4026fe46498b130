import { expect, test } from 'vitest'
import { LANGUAGES } from '@fanfare/languages/languages.ts'
import { languageAlternates } from './alternates.ts'

test('[LOC-6] a page names itself in every language and x-default, never by tr-CT', () => {
  const found = languageAlternates('/rewards')
  expect(Object.keys(found)).toHaveLength(LANGUAGES.length + 1)
  expect(Object.keys(found)).not.toContain('tr-CT')
  expect(found).toMatchObject({
    'x-default': '/en/rewards',
    'tr-CY': '/tr-CT/rewards',
    'zh-Hant': '/zh-TW/rewards',
    fa: '/fa-IR/rewards',
    'es-ES': '/es-ES/rewards',
  })
  for (const code of Object.keys(found)) {
    if (code !== 'x-default') expect(Intl.getCanonicalLocales(code)).toEqual([code])
  }
})

test('[LOC-6] the home page has no slash at its end', () => {
  expect(languageAlternates('/')).toMatchObject({ de: '/de', 'x-default': '/en' })
})
