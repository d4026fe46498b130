import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const settings = vi.hoisted(() => ({ brandName: 'Fanfare', live: false, commitLabel: 'a1b2c3d' }))
vi.mock('#lib/queries/settings.ts', () => ({
  publicConfig: () => settings,
  settings: () => ({ BRAND_NAME: settings.brandName }),
}))
vi.mock('next/navigation', () => ({ usePathname: () => '/en' }))

/** The module's rules as the browser gets them: the tests keep class names, and `:global()` is removed. */
const css = ['header', 'footer']
  .map((name) => readFileSync(join(import.meta.dirname, `${name}.module.css`), 'utf8'))
  .join('\n')
  .replace(/:global\(([^)]*)\)/g, '$1')

beforeEach(() => {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
})
afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
  document.documentElement.removeAttribute('data-webview')
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

test.each([false, true])('[SHELL-5] clicks reveal the commit label only outside production (live: %s)', (live) => {
  settings.live = live
  const { container } = render(inLanguage(<Footer />))
  act(() => {
    for (let click = 0; click < 10; click += 1) container.querySelector('footer')?.click()
  })
  expect(container.textContent?.includes('a1b2c3d')).toBe(!live)
})
