import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runInThisContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { EARLY_ANSWERS_SCRIPT } from '#lib/session/early-answers.ts'
import { ThemeToggle } from './theme-toggle.tsx'

beforeAll(() => {
  runInThisContext(EARLY_ANSWERS_SCRIPT)
})

const toggle = <ThemeToggle toDark="Switch to dark mode" toLight="Switch to light mode" />
const root = document.documentElement

test('[SHELL-3] a press changes the theme and remembers it for the next first paint', async () => {
  render(toggle)
  await userEvent.click(screen.getByRole('button'))
  expect([root.classList.contains('dark'), root.style.colorScheme]).toEqual([true, 'dark'])
  await waitFor(() => expect(document.cookie).toContain('fanfareTheme=dark'))
  await userEvent.click(screen.getByRole('button'))
  expect([root.classList.contains('dark'), root.style.colorScheme]).toEqual([false, 'light'])
  await waitFor(() => expect(document.cookie).toContain('fanfareTheme=light'))
})

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
