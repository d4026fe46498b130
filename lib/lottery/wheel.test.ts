import { expect, test } from 'vitest'
import { segmentTone, segmentTurn, stopTurn, wheelPlaces } from './wheel.ts'

/** The segment under the pointer, and how near to its middle the pointer is: 0 to 0.5. */
function underPointer(turn: number, count: number): { index: number; fromMiddle: number } {
  const place = (((-turn % 360) + 360) % 360) / (360 / count)
  return { index: Math.round(place) % count, fromMiddle: Math.abs(place - Math.round(place)) }
}

test('[SCR-3] the wheel stops inside the segment of the prize, never near an edge, from any turn', () => {
  for (const count of [6, 7, 8, 9, 10])
    for (const random of [0, 0.31, 0.5, 0.999])
      for (let index = 0, from = 0; index < count; index += 1) {
        const turn = stopTurn({ index, count, from, random })
        const { index: stopped, fromMiddle } = underPointer(turn, count)
        expect(stopped).toBe(index)
        expect(fromMiddle).toBeLessThanOrEqual(0.351)
        expect(turn - from).toBeGreaterThanOrEqual(6 * 360)
        from = turn
      }
})

test('[SCR-3] the first prize of the table is under the pointer before the first spin', () => {
  expect(underPointer(-segmentTurn(0, 8), 8).index).toBe(0)
})

test('[SCR-3] a draw with three to five prizes has a wheel, too, where each prize is twice', () => {
  expect([2, 3, 4, 5, 6, 10, 11].map((prizes) => wheelPlaces(prizes).length)).toEqual([0, 6, 8, 10, 6, 10, 0])
  expect(wheelPlaces(4)).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
})

test('[SCR-3] no two neighbours of a wheel have one colour', () => {
  for (const prizes of [3, 4, 5, 6, 7, 8, 9, 10]) {
    const tones = wheelPlaces(prizes).map((index) => segmentTone(index, prizes))
    expect(tones.filter((tone, place) => tone === tones[(place + 1) % tones.length])).toEqual([])
  }
})
