import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { inLanguage } from '#components/testing/in-language.tsx'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerPresses } from '#lib/head/answers.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import userEvent from '@testing-library/user-event'
import { RISES_COOKIE } from '#lib/head/early.ts'
import { LanguageButton, LanguageMenu, RisesToggle, ThemeToggle } from '../header/header.tsx'

const assign = vi.fn<(url: string) => void>()

function standAt(pathname: string, search = '', hash = '') {
  vi.stubGlobal('location', { protocol: 'http:', pathname, search, hash, assign })
}

beforeAll(answerPresses)

beforeEach(() => {
  assign.mockReset()
  standAt('/en/rewards', '?tab=used&vipCode=AURORA7', '#totals')
})

const show = () => render(inLanguage(<LanguageMenu />))
const entry = (name: string) => screen.getByText(name, { selector: 'a' })

test.each<[Parameters<typeof standAt>, string]>([
  [['/en/rewards', '?tab=used&vipCode=AURORA7', '#totals'], '/de/rewards?tab=used&vipCode=AURORA7#totals'],
  [['/en'], '/de'],
])('[LOC-3][LOC-7] choosing a language on %j sets the cookie and then opens %s', async (place, to) => {
  standAt(...place)
  show()
  expect(document.cookie).not.toContain('fanfareLocale')
  assign.mockImplementation(() => expect(document.cookie).toContain('fanfareLocale=de'))
  fireEvent.click(entry('Deutsch'))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(to))
  expect(document.cookie).toContain('fanfareLocale=de')
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  '[LOC-7] a click with %s opens another tab and does not choose a language',
  (key) => {
    show()
    const goesOn = fireEvent.click(entry('Deutsch'), { [key]: true })
    expect([goesOn, assign.mock.calls.length]).toEqual([true, 0])
    expect(document.cookie).not.toContain('fanfareLocale')
  },
)

test('[LOC-1] the menu offers every language by its own name, with code and direction, and marks the current one', () => {
  show()
  const links = screen.getAllByText(/./, { selector: 'li > a' })
  expect(links).toHaveLength(LOCALES.length)
  expect(entry('العربية').getAttribute('dir')).toBe('rtl')
  expect(entry('العربية').getAttribute('lang')).toBe('ar')
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.getAttribute('href'))).toEqual([
    '/en',
  ])
})

test('[LOC-7] without JavaScript every language is a link, and the menu is a popover', () => {
  const html = renderToString(
    inLanguage(
      <>
        <LanguageButton />
        <LanguageMenu />
      </>,
    ),
  )
  expect(html).toContain('popoverTarget="language-menu"')
  for (const locale of LOCALES) expect(html).toContain(`href="/${locale}"`)
})

test('[LOC-7] the keyboard starts at the current language and reaches all languages', () => {
  show()
  const panel = screen.getByRole('list', { hidden: true }).parentElement
  if (!panel) throw new Error('no panel')
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
  expect(document.activeElement).toBe(entry('English'))
  fireEvent.keyDown(panel, { key: 'ArrowDown' })
  const names = screen.getAllByRole('link', { hidden: true })
  expect(document.activeElement).toBe(names[names.indexOf(entry('English')) + 1])
  fireEvent.keyDown(panel, { key: 'End' })
  expect(document.activeElement).toBe(names.at(-1))
  fireEvent.keyDown(panel, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(names[0])
})

const root = document.documentElement

test.each([
  [undefined, ['red', 'green']],
  ['red', ['green', 'red']],
])('[SHELL-3] rises that are %s turn with each press, and the choice is remembered', async (first, expected) => {
  if (first !== undefined) root.dataset.rises = first
  render(inLanguage(<RisesToggle />))
  for (const color of expected) {
    await userEvent.click(screen.getByRole('button'))
    expect([root.dataset.rises, document.cookie]).toEqual([color, expect.stringContaining(`${RISES_COOKIE}=${color}`)])
  }
})

const toggle = inLanguage(<ThemeToggle />)

test('[SHELL-3] the toggle starts with the theme of the first paint', async () => {
  root.classList.add('dark')
  render(toggle)
  await userEvent.click(screen.getByRole('button'))
  expect(root.classList.contains('dark')).toBe(false)
})

test('[SHELL-3] the server renders the same for both themes, so that the page cannot flash', () => {
  const light = renderToString(toggle)
  root.classList.add('dark')
  expect(renderToString(toggle)).toBe(light)
  expect(light).toContain('Switch to dark mode')
  expect(light).toContain('Switch to light mode')
})
