import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

afterEach(cleanup)

const button = (
  <CopyButton text="AURORA7" label="Copy" copiedLabel="Copied" failedLabel="Copying did not work." look="outlined" />
)

test('copying says so on the button and to screen readers', async () => {
  const user = userEvent.setup()
  render(button)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('AURORA7')
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
})

test('a refused clipboard is said, not hidden', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  render(button)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getByRole('status').textContent).toBe('Copying did not work.')
})
