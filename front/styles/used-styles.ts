import type { PageNames } from './page-names.ts'
import type { Declaration, NamedPart, Needs, StylePart, Stylesheet } from './stylesheet.ts'

const matches = ({ names, oneOf }: Needs, asked: ReadonlySet<string>): boolean =>
  names.every((name) => asked.has(name)) && oneOf.every((choices) => choices.some((needs) => matches(needs, asked)))

/** Keeps the rules that elements of the page can match, and everything else that may be used. */
function matchingParts(parts: readonly StylePart[], asked: ReadonlySet<string>): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (part.kind === 'group') {
      const left = matchingParts(part.parts, asked)
      return left.length > 0 || part.isLayer ? [{ ...part, parts: left }] : []
    }
    if (part.kind !== 'rule') return [part]
    const selectors = part.selectors.filter(({ needs }) => matches(needs, asked))
    return selectors.length > 0 ? [{ ...part, selectors }] : []
  })
}

/**
 * The rules of the stylesheets that a page's own elements can match, in their order, with the custom properties, animations and
 * font faces that these use. Attributes and states change without a load, so they count as matching.
 */
export function usedStyles(stylesheets: readonly Stylesheet[], { asked, uses: start }: PageNames) {
  const used = new Set(start)
  const waiting = [...start]
  const definitions = new Map<string, Declaration[]>()
  const named: NamedPart[] = []

  const hasNamed = ({ names }: NamedPart) => names.every((name) => used.has(name))

  function add(names: Iterable<string>) {
    for (const name of names) {
      if (used.has(name)) continue
      used.add(name)
      waiting.push(name)
    }
  }

  function collectOne(declaration: Declaration) {
    const { defines, uses } = declaration
    if (defines === null) return add(uses)
    const others = definitions.get(defines)
    if (others) others.push(declaration)
    else definitions.set(defines, [declaration])
  }

  function collect(parts: readonly StylePart[]) {
    for (const part of parts) {
      if (part.kind === 'named') named.push(part)
      else if (part.kind === 'rule') part.declarations.forEach(collectOne)
      else add(part.uses)
      if (part.kind === 'group') collect(part.parts)
    }
  }

  /** A used custom property or animation uses what is in it. */
  function follow() {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      for (const { uses } of definitions.get(name) ?? []) add(uses)
  }

  function write(part: StylePart): string {
    if (part.kind === 'fixed') return part.text
    if (part.kind === 'named') return hasNamed(part) ? part.text : ''
    if (part.kind === 'group') {
      const inner = part.parts.map(write).join('')
      if (inner) return `${part.prelude}{${inner}}`
      return part.isLayer ? `${part.prelude};` : ''
    }
    const declarations = part.declarations.filter(({ defines }) => defines === null || used.has(defines))
    if (declarations.length === 0) return ''
    return `${part.selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`
  }

  const parts = matchingParts(stylesheets.flat(), asked)
  collect(parts)
  // A family has several words, so it is checked when there is no word left to follow.
  for (let size = -1; used.size > size;) {
    follow()
    size = used.size
    for (const part of named) if (hasNamed(part)) add(part.uses)
  }
  return parts.map(write).join('')
}
