import { expect, test, vi } from 'vitest'
import { markClaimInSight } from './mark-claim-in-sight.ts'

test('[SCR-2] a claim carries its mark only while it is on the screen', () => {
  let intersect: (isIntersecting: boolean) => void = () => undefined
  const disconnect = vi.fn<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn<() => void>()
      disconnect = disconnect
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (isIntersecting) => report([{ isIntersecting }])
      }
    },
  )
  const element = document.createElement('div')
  const stop = markClaimInSight(element)
  expect(element.hasAttribute('data-claim-in-sight')).toBe(false)
  intersect(true)
  expect(element.hasAttribute('data-claim-in-sight')).toBe(true)
  intersect(false)
  expect(element.hasAttribute('data-claim-in-sight')).toBe(false)
  stop?.()
  expect(disconnect).toHaveBeenCalledOnce()
})
