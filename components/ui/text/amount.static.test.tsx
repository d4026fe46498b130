import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { Amount } from './amount.tsx'

test('[LOC-9] an amount follows the language and stays left-to-right in Arabic', () => {
  const container = renderStill(<Amount money={{ amount: '250000.50', unit: 'USDT' }} locale="ar" size="L" />)
  const bdi = container.querySelector('bdi')
  expect(bdi?.getAttribute('dir')).toBe('ltr')
  expect(bdi?.textContent).toBe('250,000.50\u00A0USDT')
})
