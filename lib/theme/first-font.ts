import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The subset that every language shows first: the name, figures and tickers are Latin everywhere. */
const FIRST = /^geologica-latin-wght-normal\.[\w~-]+\.woff2$/
const MEDIA = ['static', 'media'] as const

let found: string | null | undefined

/**
 * Address of the font that a page shows first, so that it is asked for with the styles instead of after them; the build
 * names it after its content. null while there is no build (development).
 */
export function firstFontHref(): string | null {
  found ??= search()
  return found
}

function search(): string | null {
  try {
    const names = readdirSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', ...MEDIA))
    const name = names.find((each) => FIRST.test(each))
    return name ? ['', '_next', ...MEDIA, name].join('/') : null
  } catch {
    return null
  }
}
