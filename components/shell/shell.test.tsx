import { render, screen, createEvent, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { countClicks } from '#lib/head/count-clicks.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { inLanguage } from '#components/testing/in-language.tsx'
import { Footer } from './footer.tsx'

const settings = vi.hoisted(() => ({ brandName: 'Fanfare', live: false, commitLabel: 'a1b2c3d' }))
const urls = vi.hoisted((): Record<string, string> => ({}))
vi.mock('#lib/queries/settings.ts', () => ({
  publicConfig: () => settings,
  settings: () => ({ BRAND_NAME: settings.brandName, ...urls }),
}))
vi.mock('next/navigation', () => ({ usePathname: () => '/en' }))
// React runs no script that it draws itself.
vi.mock('#components/ui/browser/inline-script.tsx', () => ({ InlineScript: () => null }))

afterEach(() => (settings.live = false))

test('[SHELL-5] no click reveals the commit label in production', () => {
  settings.live = true
  const { container } = render(inLanguage(<Footer />))
  for (let click = 0; click < 10; click += 1) fireEvent.click(screen.getByRole('contentinfo'))
  expect(container.textContent).not.toContain('a1b2c3d')
})

/** Clicks on the footer, each after one of these pauses, ms. @returns whether the build is shown */
function click(gaps: number[]): boolean {
  render(inLanguage(<Footer />))
  countClicks()
  let at = 10_000
  for (const gap of gaps) {
    at += gap
    const event = createEvent.click(screen.getByRole('contentinfo'))
    Object.defineProperty(event, 'timeStamp', { value: at })
    fireEvent(screen.getByRole('contentinfo'), event)
  }
  return !screen.getByText('a1b2c3d').hidden
}

test.each([
  [true, [0, 199, 199, 199, 199, 199]],
  [false, [0, 10, 10, 10, 10]],
  [false, [0, 10, 10, 200, 10, 10]],
  [true, [0, 10, 10, 200, 10, 10, 10, 10, 10]],
])('[SHELL-5] more than 5 clicks in less than 200 ms each reveal the commit: %s after %j', (isShown, gaps) => {
  expect(click(gaps)).toBe(isShown)
})

const linksIn = (locale: Locale) => {
  render(inLanguage(<Footer />, locale))
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
  urls.PRIVACY_URL = 'https://www.aurora.example/privacy'
  urls.HELP_URL = 'https://help.aurora.example/'
  const [terms, , , privacy, help] = linksIn('de')
  expect(terms?.getAttribute('href')).toBe('/de/legal/terms')
  expect(privacy?.getAttribute('href')).toBe('https://www.aurora.example/privacy')
  expect(privacy?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(help?.getAttribute('href')).toBe('https://help.aurora.example/')
})
