/** The signature of a picture: its size, a word for each element and a row of text for each row of tiles. */
export interface Picture {
  name: string
  /** In px. */
  width: number
  height: number
  /** A hash of each visible element's facts, in the order of the document. */
  words: readonly string[]
  /** See `tilesOf`. */
  rows: readonly string[]
}

const WORDS_A_LINE = 20
const HEAD = /^(\S+) (\d+)x(\d+)$/

/** Text of a `.sig` file: for each picture its name and size, then its words after `~`, then its rows of tiles. */
export const formatPictures = (pictures: readonly Picture[]): string =>
  pictures
    .map(({ name, width, height, words, rows }) => {
      const lines = [`${name} ${width}x${height}`]
      for (let at = 0; at < words.length; at += WORDS_A_LINE)
        lines.push(`~ ${words.slice(at, at + WORDS_A_LINE).join(' ')}`)
      return `${[...lines, ...rows.map((row) => `  ${row}`)].join('\n')}\n`
    })
    .join('')

/** @throws Error for a line before the first head */
export function parsePictures(text: string): Picture[] {
  const pictures: { name: string; width: number; height: number; words: string[]; rows: string[] }[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, width, height] = HEAD.exec(line) ?? []
    if (name) {
      pictures.push({ name, width: Number(width), height: Number(height), words: [], rows: [] })
      continue
    }
    const picture = pictures.at(-1)
    if (!picture) throw new Error(`a picture begins with its name and size, not with “${line}”`)
    if (line.startsWith('~ ')) picture.words.push(...line.slice(2).split(' '))
    else picture.rows.push(line.slice(2))
  }
  return pictures
}
