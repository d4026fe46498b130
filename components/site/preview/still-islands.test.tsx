import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createPublicIsland } from '#components/providers/create-island.tsx'
import { settle } from '#components/testing/settle.ts'
import { StillIslands } from './still-islands.tsx'

function preview(load = vi.fn(async () => () => <p>live</p>)) {
  const Island = createPublicIsland(load)
  const shown = render(
    <StillIslands>
      <Island eager>
        <a href="/en/login?next=%2Fevents%2Fx" data-joins="pv1">
          Join
        </a>
        <button type="button">Next page</button>
      </Island>
      <a href="/en/legal/promotions">Terms</a>
    </StillIslands>,
  )
  return { ...shown, load }
}

test('[ACT-9] in a preview islands stay as the server drew them, and their actions cannot be pressed', async () => {
  const { load } = preview()
  await settle()
  expect(load).not.toHaveBeenCalled()
  expect(screen.queryByText('live')).toBeNull()
  expect(['Join', 'Next page', 'Terms'].map((name) => screen.getByText(name).inert)).toEqual([true, true, undefined])
})

test('[ACT-9] in a preview a reader with a session sees what visitors see, and elsewhere the own page again', async () => {
  const root = document.documentElement
  root.setAttribute('data-session', '')
  const { unmount } = preview()
  expect(root.hasAttribute('data-session')).toBe(false)
  root.setAttribute('data-session', '')
  await settle()
  expect(root.hasAttribute('data-session')).toBe(false)
  unmount()
  expect(root.hasAttribute('data-session')).toBe(true)
  root.removeAttribute('data-session')
})
