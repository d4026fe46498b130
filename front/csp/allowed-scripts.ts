import { FIRST_PAINT_SCRIPT } from '#lib/theme/first-paint.ts'

/** How Next's inline scripts begin: each hands one JSON value to a list, and runs nothing else. */
const DATA_PUSHES = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the product itself writes this inline script: the head script, or Next's data. A page's policy allows no other,
 * so that a script which somebody got into a page is not made good by a hash of it.
 */
export function isAllowedScript(text: string): boolean {
  if (text === FIRST_PAINT_SCRIPT) return true
  const start = DATA_PUSHES.find((prefix) => text.startsWith(prefix))
  return start !== undefined && isJson(text.slice(start.length).replace(/\);?$/, ''))
}
