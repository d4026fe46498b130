import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CommitLabel } from './commit-label.tsx'

vi.mock('./debug/debug-panel.tsx', () => ({ DebugPanel: ({ commit }: { commit: string }) => <code>{commit}</code> }))

/** Clicks on the footer, each after one of these pauses, ms. @returns whether the build is shown */
async function click(gaps: number[]): Promise<boolean> {
  render(
    <>
      <footer data-shell>
        <CommitLabel label="a1b2c3d" of="footer[data-shell]" clicks={6} />
      </footer>
      <main />
    </>,
  )
  let at = 10_000
  for (const gap of gaps) {
    at += gap
    const event = createEvent.click(screen.getByRole('contentinfo'))
    Object.defineProperty(event, 'timeStamp', { value: at })
    fireEvent(screen.getByRole('contentinfo'), event)
    await act(() => import('./debug/count-click.tsx'))
  }
  return screen.queryByText('a1b2c3d') !== null
}

test('[SHELL-5] more than 5 quick clicks on the footer reveal the commit', async () => {
  expect(await click([0, 199, 199, 199, 199, 199])).toBe(true)
})

test('[SHELL-5] 5 clicks do not reveal it', async () => {
  expect(await click([0, 10, 10, 10, 10])).toBe(false)
})

test('[SHELL-5] the count restarts after a pause of 200 ms', async () => {
  expect(await click([0, 10, 10, 200, 10, 10])).toBe(false)
  cleanup()
  expect(await click([0, 10, 10, 200, 10, 10, 10, 10, 10])).toBe(true)
})
