import type { Picture } from './picture.ts'
import { otherTiles, type TilePlace } from './tiles.ts'

export interface Difference {
  name: string
  /** For a developer, for example “3 tiles”. */
  reason: string
  before?: Picture
  after?: Picture
  tiles: readonly TilePlace[]
  /** The elements of the new picture from the first to the last that differs, by their place among its words. */
  elements: readonly number[]
}

/** From the first word that differs to the last: one element that was added or removed moves all words after it. */
function otherWords(before: readonly string[], after: readonly string[]): { count: number; elements: number[] } {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  if (start === before.length && start === after.length) return { count: 0, elements: [] }
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const elements = Array.from({ length: after.length - end - start }, (_, at) => start + at)
  return { count: Math.max(elements.length, before.length - end - start), elements }
}

function differenceOf(before: Picture, after: Picture): Difference | undefined {
  const { name, width, height } = after
  const isSameSize = before.width === width && before.height === height
  const tiles = isSameSize ? otherTiles(before.rows, after.rows) : []
  const { count, elements } = otherWords(before.words, after.words)
  const reasons = [
    !isSameSize && `${before.width}x${before.height} px became ${width}x${height} px`,
    tiles.length > 0 && `${tiles.length} tiles`,
    count > 0 && `${count} elements`,
  ].filter(Boolean)
  return reasons.length > 0 ? { name, reason: reasons.join(', '), before, after, tiles, elements } : undefined
}

/** Pictures that look different, are new or are gone. */
export function differencesOf(before: readonly Picture[], after: readonly Picture[]): Difference[] {
  const old = new Map(before.map((picture) => [picture.name, picture]))
  const none = { tiles: [], elements: [] }
  const changed = after.flatMap((picture) => {
    const { name } = picture
    const past = old.get(name)
    old.delete(name)
    return past ? (differenceOf(past, picture) ?? []) : { name, reason: 'new', after: picture, ...none }
  })
  return [...changed, ...old.values().map((past) => ({ name: past.name, reason: 'gone', before: past, ...none }))]
}
