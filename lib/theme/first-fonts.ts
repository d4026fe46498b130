import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Direction } from '@fanfare/languages/locales.ts'

/** The subsets that a page shows first, because name, figures and tickers are Latin in every language. */
const SUBSETS: Record<Direction, readonly string[]> = {
  ltr: ['geologica-latin-wght-normal'],
  rtl: ['geologica-latin-wght-normal', 'vazirmatn-arabic-wght-normal'],
}
const MEDIA = ['static', 'media'] as const

let built: readonly string[] | undefined

/**
 * Addresses of the fonts that a page shows first, so that the browser requests them with the styles instead of after them. The
 * build names them after their content. Empty without a build (development).
 */
export function firstFontHrefs(direction: Direction) {
  built ??= builtFiles()
  return SUBSETS[direction].flatMap((subset) => {
    const name = built?.find((each) => each.startsWith(`${subset}.`) && each.endsWith('.woff2'))
    return name ? [['', '_next', ...MEDIA, name].join('/')] : []
  })
}

function builtFiles() {
  try {
    return readdirSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', ...MEDIA))
  } catch {
    return []
  }
}
