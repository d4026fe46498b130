import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { RISES_COOKIE } from '#lib/theme/choose-theme.ts'
import { RisesToggle } from './rises-toggle.tsx'

const root = document.documentElement

afterEach(() => {
  cleanup()
  delete root.dataset.rises
  document.cookie = `${RISES_COOKIE}=; Path=/; Max-Age=0`
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
