import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ClearStaleBanner } from './clear-stale-banner.tsx'

const path = vi.hoisted(() => ({ now: '/en' }))
vi.mock('next/navigation', () => ({ usePathname: () => path.now }))

test('[SCR-14] the age of a stale page stays until the next navigation', () => {
  const { dataset } = document.documentElement
  dataset.storedMinutes = '12'
  const { rerender } = render(<ClearStaleBanner />)
  rerender(<ClearStaleBanner />)
  expect(dataset.storedMinutes).toBe('12')
  path.now = '/en/rewards'
  rerender(<ClearStaleBanner />)
  expect(dataset.storedMinutes).toBeUndefined()
})
