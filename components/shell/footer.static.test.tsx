import { beforeEach, expect, test, vi } from 'vitest'
import { renderStill, screen } from '#components/testing/render-still.tsx'
import type { Locale } from '@fanfare/languages/locales.ts'
import { Footer } from './footer.tsx'

const settings = vi.hoisted((): Record<string, string> => ({}))
vi.mock('#lib/queries/settings.ts', () => ({
  publicConfig: () => ({ brandName: 'Aurora', live: true, commitLabel: '' }),
  settings: () => ({ BRAND_NAME: 'Aurora', ...settings }),
}))

beforeEach(() => {
  for (const name of Object.keys(settings)) delete settings[name]
})

const linksIn = (locale: Locale) => {
  renderStill(<Footer />, locale)
  return screen.getAllByRole('link').filter((link) => link.closest('nav'))
}

test('[SHELL-4] the footer links all legal documents of this site and the draws that anybody can verify', () => {
  expect(linksIn('en').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Terms of use', '/en/legal/terms'],
    ['Promotion terms', '/en/legal/promotions'],
    ['Risk disclosure', '/en/legal/risk'],
    ['Privacy', '/en/legal/privacy'],
    ['Help', '/en/legal/help'],
    ['Verify a draw', '/en/fairness'],
  ])
})

test('[SHELL-4] the footer links the operator’s own documents instead, without the address of this page', () => {
  settings.PRIVACY_URL = 'https://www.aurora.example/privacy'
  settings.HELP_URL = 'https://help.aurora.example/'
  const [terms, , , privacy, help] = linksIn('de')
  expect(terms?.getAttribute('href')).toBe('/de/legal/terms')
  expect(privacy?.getAttribute('href')).toBe('https://www.aurora.example/privacy')
  expect(privacy?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(help?.getAttribute('href')).toBe('https://help.aurora.example/')
})
