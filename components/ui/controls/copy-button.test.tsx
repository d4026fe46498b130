import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const button = (
  <CopyButton text="AURORA7" label="Copy" copiedLabel="Copied" failedLabel="Copying did not work." look="outlined" />
)

test('the button and screen readers report the copy', async () => {
  const user = userEvent.setup()
  render(button)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('AURORA7')
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
})

test('the button reports a refused clipboard', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  render(button)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getByRole('status').textContent).toBe('Copying did not work.')
})
