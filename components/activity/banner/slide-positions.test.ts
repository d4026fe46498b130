import { expect, test } from 'vitest'
import { slidePositions } from './order-slides.ts'

test('[SCR-1] visitors and users read the number of the slides that they see', () => {
  const slides = [{ audience: 'visitors' }, { audience: null }, { audience: 'users' }, { audience: null }] as const
  expect(slidePositions(slides, 'en', ({ index, total }) => `${index} of ${total}`)).toEqual([
    { visitors: '1 of 3' },
    { visitors: '2 of 3', users: '1 of 3' },
    { users: '2 of 3' },
    { visitors: '3 of 3', users: '3 of 3' },
  ])
})
