import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useMyZone } from './use-my-zone.ts'

const zone = vi.hoisted(() => ({ own: 'Europe/Berlin', asked: 0 }))
vi.mock('@fanfare/kernel/time/own-time.ts', () => ({
  ownZone: () => {
    zone.asked += 1
    return zone.own
  },
}))

const Zone = () => <p>{useMyZone()}</p>

test('“your time” follows the traveller when the page is seen again', () => {
  render(
    <>
      <Zone />
      <Zone />
    </>,
  )
  expect(screen.getAllByText('Europe/Berlin')).toHaveLength(2)
  zone.own = 'Asia/Tokyo'
  const { asked } = zone
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(screen.getAllByText('Asia/Tokyo')).toHaveLength(2)
  expect(zone.asked - asked).toBe(1)
})
