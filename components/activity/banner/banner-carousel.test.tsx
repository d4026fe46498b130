import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inLanguage } from '#components/testing/in-language.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { answerPresses } from '#lib/head/answers.ts'
import { turnSlides } from '#lib/head/carousel.ts'
import { BannerCarousel } from './banner-section.tsx'

const WIDTH = 400
let reducedMotion = false
let hasMouse = false
let scrolls: number[] = []

beforeAll(answerPresses)

beforeEach(() => {
  reducedMotion = false
  scrolls = []
  vi.useFakeTimers()
  stubMedia((query) => (query === '(hover: hover)' ? hasMouse : reducedMotion))
  turnSlides()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    const left = typeof options === 'object' ? (options.left ?? 0) : 0
    scrolls.push(left)
    this.scrollLeft = left
    fireEvent.scroll(this)
  }
})

const carousel = inLanguage(
  <BannerCarousel
    slides={[1, 2, 3].map((index) => {
      const position = `Banner ${index} of 3`
      return { visitors: position, users: position, title: `Activity ${index}` }
    })}
  >
    <li>
      <a href="https://promo.example.com/one">One</a>
    </li>
    <li>Two</li>
    <li>Three</li>
  </BannerCarousel>,
)
const bar = (slide: number) => screen.getByRole('button', { name: `Banner ${slide} of 3 Activity ${slide}` })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('[SCR-1] the carousel advances automatically and returns to the first banner after the last', () => {
  render(carousel)
  wait(7000)
  expect(bar(2).getAttribute('aria-current')).toBe('true')
  expect(bar(1).getAttribute('aria-current')).toBeNull()
  wait(7000)
  wait(7000)
  expect(scrolls).toEqual([400, 800, 0])
})

test('[SCR-1] the carousel stops while it is paused, hovered or focused', () => {
  render(carousel)
  const region = screen.getByRole('region', { name: 'Featured' })
  hasMouse = true
  const hover = vi.spyOn(region, 'matches').mockImplementation((selector) => selector === ':hover')
  wait(20_000)
  expect(scrolls).toEqual([])
  hover.mockRestore()
  hasMouse = false
  act(() => screen.getByRole('link').focus())
  wait(20_000)
  expect(scrolls).toEqual([])
  act(() => screen.getByRole('link').blur())
  fireEvent.click(screen.getByRole('button', { name: 'Pause the banners' }))
  act(() => screen.getByRole('button', { name: 'Play the banners' }).blur())
  wait(20_000)
  expect(scrolls).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Play the banners' }))
  act(() => screen.getByRole('button', { name: 'Pause the banners' }).blur())
  wait(7000)
  expect(scrolls).toEqual([400])
})

test('[UI-3] the carousel does not advance automatically with reduced motion', () => {
  reducedMotion = true
  render(carousel)
  wait(60_000)
  expect(scrolls).toEqual([])
  fireEvent.click(bar(2))
  expect(scrolls).toEqual([400])
})

test('[LOC-2] the next banner is on the left in right-to-left pages', () => {
  document.documentElement.dir = 'rtl'
  render(<div style={{ direction: 'rtl' }}>{carousel}</div>)
  fireEvent.click(bar(2))
  expect(scrolls).toEqual([-400])
})
