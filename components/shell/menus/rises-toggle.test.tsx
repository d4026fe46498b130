import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { EARLY_ANSWERS_SCRIPT } from '#lib/session/early-answers.ts'
import { RISES_COOKIE } from '#lib/theme/theme-cookies.ts'
import { RisesToggle } from './rises-toggle.tsx'

const root = document.documentElement
beforeAll(() => {
  runInThisContext(EARLY_ANSWERS_SCRIPT)
})

afterEach(() => {
  delete root.dataset.rises
})

test.each([
  [undefined, ['red', 'green']],
  ['red', ['green', 'red']],
])('[SHELL-3] rises that are %s turn with each press, and the choice is remembered', async (first, expected) => {
  if (first !== undefined) root.dataset.rises = first
  render(<RisesToggle toRed="Red" toGreen="Green" />)
  for (const color of expected) {
    await userEvent.click(screen.getByRole('button'))
    expect([root.dataset.rises, document.cookie]).toEqual([color, expect.stringContaining(`${RISES_COOKIE}=${color}`)])
  }
})
