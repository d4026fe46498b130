import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { Amount } from './amount.tsx'

test('[LOC-9] an amount follows the language and stays left-to-right in Arabic', () => {
  const container = renderStill(<Amount money={{ amount: '250000.50', unit: 'USDT' }} locale="ar" size="L" />)
  const bdi = container.querySelector('bdi')
  expect(bdi?.getAttribute('dir')).toBe('ltr')
  expect(bdi?.textContent).toBe('250,000.50\u00A0USDT')
})

test('[LOC-9] a gain has a plus sign; zero and a loss have none', () => {
  const text = (amount: string) =>
    renderStill(<Amount money={{ amount, unit: 'USDT' }} locale="en" signed />).textContent
  expect(text('12.5')).toMatch(/^\+12\.5/)
  expect(text('0')).not.toMatch(/^\+/)
  expect(text('-3')).not.toMatch(/\+/)
})
