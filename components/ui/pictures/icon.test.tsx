import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Icon } from './icon.tsx'

afterEach(cleanup)

const drawn = (element: React.ReactElement) => render(element).container.querySelector('svg')

test('[LOC-2] right-to-left pages mirror a caret, but not a clock', () => {
  expect(drawn(<Icon icon={CaretRightIcon} />)?.classList).toContain('directional')
  expect(drawn(<Icon icon={ClockIcon} />)?.classList).not.toContain('directional')
})

test('an icon is hidden from screen readers and drawn in one of three sizes', () => {
  const svg = drawn(<Icon icon={ClockIcon} size="lg" />)
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(svg?.getAttribute('width')).toBe('24')
})
