import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { usdt } from '#lib/testing/samples.ts'
import { Amount } from './amount.tsx'

test('[LOC-9] an amount follows the language, stays left-to-right in Arabic, and a gain has a plus sign', () => {
  const container = renderStill(<Amount money={{ amount: '250000.50', unit: 'USDT' }} size="L" />, 'ar')
  const bdi = container.querySelector('bdi')
  expect(bdi?.getAttribute('dir')).toBe('ltr')
  expect(bdi?.textContent).toBe('250,000.50\u00A0USDT')
  const signed = (amount: string) => renderStill(<Amount money={usdt(amount)} signed />).textContent
  expect(['12.5', '0', '-3'].map(signed)).toEqual(['12.50', '0', '-3'].map((text) => expect.stringContaining(text)))
  expect(['12.5', '0', '-3'].map((amount) => signed(amount).includes('+'))).toEqual([true, false, false])
})
