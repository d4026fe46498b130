import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { InAppLabel } from './in-app-label.tsx'

const settings = vi.hoisted(() => ({ brandName: 'Fanfare', live: false, commitLabel: 'a1b2c3d' }))
vi.mock('#lib/queries/settings.ts', () => ({
  publicConfig: () => settings,
  settings: () => ({ BRAND_NAME: settings.brandName }),
}))
// Its own tests show its content.
vi.mock('./debug/debug-panel.tsx', () => ({
  DebugPanel: ({ commit }: { commit: string }) => <section aria-label="Debug">{commit}</section>,
}))
vi.mock('next/navigation', () => ({ usePathname: () => '/en' }))

/** The module's rules as the browser gets them: the tests keep class names, and `:global()` is removed. */
const css = ['header/header', 'footer', 'in-app-label']
  .map((name) => readFileSync(join(import.meta.dirname, `${name}.module.css`), 'utf8'))
  .join('\n')
  .replace(/:global\(([^)]*)\)/g, '$1')

beforeEach(() => {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
})
afterEach(() => {
  document.head.innerHTML = ''
  settings.live = false
})

const inLanguage = (children: ReactNode) => (
  <IntlProvider locale="en" messages={{}} timeZone="UTC" onError={() => undefined}>
    {children}
  </IntlProvider>
)
const shell = inLanguage(
  <>
    <Header />
    <Footer />
    <InAppLabel />
  </>,
)
const isShown = (element: Element | null) => element !== null && getComputedStyle(element).display !== 'none'

test('[SHELL-4] header and footer are on every page and hidden inside the app', () => {
  const { container } = render(shell)
  const [header, footer] = [container.querySelector('header'), container.querySelector('footer')]
  expect([isShown(header), isShown(footer)]).toEqual([true, true])
  document.documentElement.setAttribute('data-webview', '4.2.0')
  expect([isShown(header), isShown(footer)]).toEqual([false, false])
})

test('[SHELL-4] the HTML is the same inside the app, so that pages can be cached for all', () => {
  const outside = renderToString(shell)
  document.documentElement.setAttribute('data-webview', '4.2.0')
  expect(renderToString(shell)).toBe(outside)
})

test.each([false, true])(
  '[SHELL-5] clicks reveal the commit label only outside production (live: %s)',
  async (live) => {
    settings.live = live
    const { container } = render(inLanguage(<Footer />))
    for (let click = 0; click < 10; click += 1) container.querySelector('footer')?.click()
    // The code loads with the first click.
    if (live) await import('./debug/count-click.tsx')
    else await screen.findByRole('region', { name: 'Debug' })
    expect(container.textContent?.includes('a1b2c3d')).toBe(!live)
  },
)

const build = (container: Element) => container.querySelector<HTMLElement>('[data-build]')

test('[SHELL-5] the build is below a page inside the app alone, and one tap opens the debug panel', async () => {
  const { container } = render(shell)
  expect(isShown(build(container)?.parentElement ?? null)).toBe(false)
  document.documentElement.setAttribute('data-webview', '4.2.0')
  expect(isShown(build(container)?.parentElement ?? null)).toBe(true)
  expect(build(container)?.textContent).toBe('a1b2c3d')
  act(() => build(container)?.click())
  expect(await screen.findByRole('region', { name: 'Debug' })).toBeTruthy()
})

test('[SHELL-5] a live deployment has nothing of the build inside the app', () => {
  settings.live = true
  document.documentElement.setAttribute('data-webview', '4.2.0')
  const { container } = render(inLanguage(<InAppLabel />))
  expect(container.innerHTML).toBe('')
})
