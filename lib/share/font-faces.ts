import { waitAtMost } from './wait-at-most.ts'

const ADDRESS = /url\((['"]?)([^'")]+)\1\)/g

function faceText({ style }: CSSFontFaceRule, base: string) {
  const value = (name: string) => style.getPropertyValue(name)
  return {
    family: value('font-family').replaceAll(/^['"]|['"]$/g, ''),
    source: value('src').replaceAll(ADDRESS, (_all, _quote, path: string) => `url("${new URL(path, base).href}")`),
    descriptors: {
      weight: value('font-weight') || 'normal',
      style: value('font-style') || 'normal',
      ...(value('unicode-range') && { unicodeRange: value('unicode-range') }),
    },
  }
}

function rulesOf(stylesheet: CSSStyleSheet) {
  try {
    return [...stylesheet.cssRules]
  } catch {
    // The rules of a stylesheet of another origin cannot be read.
    return []
  }
}

/** Gives another document the typefaces of the page's stylesheets, but not the stylesheets. */
export function copyFontFaces(page: Document, target: Document) {
  const { FontFace } = target.defaultView ?? window
  for (const stylesheet of page.styleSheets) {
    for (const rule of rulesOf(stylesheet)) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const { family, source, descriptors } = faceText(rule, stylesheet.href ?? page.baseURI)
      target.fonts.add(new FontFace(family, source, descriptors))
    }
  }
}

/** After this time, ms, a poster in another typeface is better than none. @assumed */
const FONTS_MS = 5_000

/** Waits until a document has the typefaces that its layout uses. The next one of the stack replaces one that fails or is late. */
export async function fontsLoaded(page: Document, laidOut: HTMLElement) {
  // Layout starts loading the typefaces.
  laidOut.getBoundingClientRect()
  const loading = [...page.fonts].filter(({ status }) => status === 'loading')
  const all = Promise.all(loading.map(({ loaded }) => loaded.catch(() => undefined)))
  await waitAtMost(all, FONTS_MS, 'late typefaces').catch(() => undefined)
}
