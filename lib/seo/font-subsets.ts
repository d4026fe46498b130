import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from '@takumi-rs/core'
import type { Locale } from '@fanfare/languages/locales.ts'

type Range = [first: number, last: number]

/** The pages' own families. Pages take Han scripts from the device; here they come by language, because they share code points. */
const FAMILIES = ['geologica', 'vazirmatn']
const HAN_FAMILIES: Partial<Record<Locale, string>> = {
  'zh-CN': 'noto-sans-sc',
  'zh-TW': 'noto-sans-tc',
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
}

const packageFile = (family: string, ...path: string[]) =>
  join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource-variable', family, ...path)

/** `U+0301,U+0400-045F` as pairs of code points. */
function parseRanges(text: string): Range[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

const tables = new Map<string, Promise<[subset: string, ranges: Range[]][]>>()

/** Each family has many small files, each for some code points; `unicode.json` says which. */
function subsetsOf(family: string) {
  const known = tables.get(family)
  if (known) return known
  const table = readFile(packageFile(family, 'unicode.json'), 'utf8').then((json) =>
    Object.entries(JSON.parse(json) as Record<string, string>).map(([name, text]): [string, Range[]] => [
      name.replace(/^\[(\d+)\]$/, '$1'),
      parseRanges(text),
    ]),
  )
  tables.set(family, table)
  return table
}

async function neededOf(family: string, points: readonly number[]): Promise<Promise<Font>[]> {
  const subsets = await subsetsOf(family)
  return subsets
    .filter(([, ranges]) => points.some((point) => ranges.some(([first, last]) => point >= first && point <= last)))
    .map(async ([name, unicodeRange]) => ({
      name: family,
      data: await readFile(packageFile(family, 'files', `${family}-${name}-wght-normal.woff2`)),
      unicodeRange,
    }))
}

/** The font files that together hold every glyph of `text` in that language; about 12 of 100 for Chinese, else two or three. */
export async function fontsFor(locale: Locale, text: string): Promise<Font[]> {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0)
  const han = HAN_FAMILIES[locale]
  const families = han ? [...FAMILIES, han] : FAMILIES
  const needed = await Promise.all(families.map((family) => neededOf(family, points)))
  return Promise.all(needed.flat())
}
