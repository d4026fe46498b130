import { expect, test } from 'vitest'
import { page, renderStill, screen } from '#components/testing/render-still.tsx'
import { AccountTools } from './account-tools.tsx'
import { Header } from './header.tsx'

const NAME = '+49 151 23456789'

test('[AUTH-4][LOC-2] a login name keeps its order inside a right-to-left sentence, and a user can log out without one', () => {
  renderStill(<AccountTools user={{ loginName: NAME }} />, 'ar')
  expect(screen.getByText(NAME).closest('bdi')?.dir).toBe('ltr')
  renderStill(<AccountTools user={{}} />)
  expect(screen.getByRole('button', { name: 'Log out', hidden: true })).toBeTruthy()
  expect(page.textContent).not.toContain('null')
})

test('[SHELL-4] a long e-mail address breaks before its @', () => {
  renderStill(<AccountTools user={{ loginName: 'somebody@example.test' }} />)
  expect(screen.getByTitle('somebody@example.test').innerHTML).toBe('somebody<wbr>@example.test')
})

test('[SHELL-4] the account menu leads to the rewards, the account and the languages', () => {
  renderStill(<AccountTools user={{ loginName: NAME }} />)
  expect(screen.getByRole('link', { name: 'My rewards', hidden: true }).getAttribute('href')).toBe('/en/rewards')
  expect(screen.getByRole('link', { name: 'Account', hidden: true }).getAttribute('href')).toBe('/en/account')
  const language = screen.getByRole('button', { name: 'Language', hidden: true })
  expect(language.getAttribute('popovertarget')).toBe('language-menu')
})

test('[SHELL-4] the menu of a phone leads to the login, to an account and to the help', () => {
  renderStill(<Header help={<a href="/en/legal/help">Help</a>} />)
  const menu = page.querySelector('#nav-menu')
  const hrefs = [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/en/login', '/en/register', '/en/legal/help']))
})
