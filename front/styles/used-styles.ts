import type { PageNames } from './page-names.ts'
import type { Declaration, NamedPart, Needs, StylePart, Stylesheet } from './stylesheet.ts'

const matches = ({ names, oneOf }: Needs, asked: ReadonlySet<string>): boolean =>
  names.every((name) => asked.has(name)) && oneOf.every((choices) => choices.some((needs) => matches(needs, asked)))

/** Leaves the rules that elements of the page can match, with all else that may turn out to be used. */
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

/** Follows what is used: a used custom property or animation uses what is in it. */
class Uses {
  readonly #used: Set<string>
  readonly #waiting: string[]
  readonly #definitions = new Map<string, Declaration[]>()
  readonly #named: NamedPart[] = []

  constructor(start: ReadonlySet<string>, parts: readonly StylePart[]) {
    this.#used = new Set(start)
    this.#waiting = [...start]
    this.#collect(parts)
    this.#follow()
    // A family has several words, so it is looked at when no word is left to follow.
    while (this.#addNamed()) this.#follow()
  }

  has({ defines }: Declaration) {
    return defines === null || this.#used.has(defines)
  }

  hasNamed({ names }: NamedPart) {
    return names.every((name) => this.#used.has(name))
  }

  /** @returns whether something new is used. */
  #addNamed() {
    const before = this.#used.size
    for (const part of this.#named) if (this.hasNamed(part)) this.#add(part.uses)
    return this.#used.size > before
  }

  #add(names: Iterable<string>) {
    for (const name of names) {
      if (this.#used.has(name)) continue
      this.#used.add(name)
      this.#waiting.push(name)
    }
  }

  #collect(parts: readonly StylePart[]) {
    for (const part of parts) {
      if (part.kind === 'named') this.#named.push(part)
      else if (part.kind === 'rule') for (const declaration of part.declarations) this.#collectOne(declaration)
      else this.#add(part.uses)
      if (part.kind === 'group') this.#collect(part.parts)
    }
  }

  #collectOne(declaration: Declaration) {
    const { defines, uses } = declaration
    if (defines === null) return this.#add(uses)
    const others = this.#definitions.get(defines)
    if (others) others.push(declaration)
    else this.#definitions.set(defines, [declaration])
  }

  #follow() {
    for (let name = this.#waiting.pop(); name !== undefined; name = this.#waiting.pop())
      for (const { uses } of this.#definitions.get(name) ?? []) this.#add(uses)
  }
}

function write(part: StylePart, uses: Uses): string {
  if (part.kind === 'fixed') return part.text
  if (part.kind === 'named') return uses.hasNamed(part) ? part.text : ''
  if (part.kind === 'group') {
    const inner = part.parts.map((inside) => write(inside, uses)).join('')
    if (inner) return `${part.prelude}{${inner}}`
    return part.isLayer ? `${part.prelude};` : ''
  }
  const declarations = part.declarations.filter((declaration) => uses.has(declaration))
  if (declarations.length === 0) return ''
  return `${part.selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`
}

/**
 * The rules of the stylesheets that a page's own elements can match, in their order, with the custom properties, animations and
 * faces of type that these use. Attributes and states change without a load, so they count as matching.
 */
export function usedStyles(stylesheets: readonly Stylesheet[], { asked, uses }: PageNames): string {
  const parts = matchingParts(stylesheets.flat(), asked)
  const used = new Uses(uses, parts)
  return parts.map((part) => write(part, used)).join('')
}
