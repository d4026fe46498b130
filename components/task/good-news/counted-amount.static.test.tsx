import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import type { Locale } from '@fanfare/languages/locales.ts'
import { CountedAmount, Scene } from './scenes.tsx'

function draw(amount: string, locale?: Locale) {
  const container = renderStill(<CountedAmount money={{ amount, unit: 'USDT' }} />, locale)
  const strip = container.querySelector<HTMLElement>('[data-way]')
  return {
    text: container.textContent,
    steps: strip?.style.getPropertyValue('--steps'),
    way: (strip?.dataset.way ?? '').split('\n').filter(Boolean),
  }
}

test('[UI-3] only the amount itself is text; the numbers on the way grow from above 0 to below it', () => {
  const { text, way, steps } = draw('25.50')
  expect(text).toBe('25.50')
  expect(steps).toBe(String(way.length))
  const numbers = way.map(Number)
  expect(numbers[0]).toBeGreaterThan(0)
  expect(numbers.at(-1)).toBeLessThanOrEqual(25.5)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(new Set(way).size).toBeGreaterThan(15)
})

test('[UI-3] the numbers on the way are written as the amount is', () => {
  const { text, way } = draw('1250000.50', 'de')
  expect(text).toBe('1.250.000,50')
  expect(way.at(8)).toMatch(/^1\.\d{3}\.\d{3},\d\d$|^\d{3}\.\d{3},\d\d$/)
})

test('[UI-3] an amount without fraction is not passed by 0 on the way', () => {
  expect(new Set(draw('2').way)).toEqual(new Set(['1']))
  expect(draw('1')).toEqual({ text: '1', steps: '0', way: [] })
})

test('[ACT-3] what was claimed of three kinds is three whole lines, each with a space between unit and kind', () => {
  const pile = (amount: string, word: 'trial' | 'cash' | 'coupon') => ({
    amount: { amount, unit: 'USDT' },
    label: '',
    word,
  })
  const piles = [pile('25', 'cash'), pile('35', 'coupon'), pile('10', 'trial')]
  const scene = renderStill(<Scene figure={{ scene: 'piles', piles }} />)
  const lines = [...scene.querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(lines).toEqual(['25 USDT withdrawable', '35 USDT futures coupon', '10 USDT trial funds'])
})
