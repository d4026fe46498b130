import type { Atrule, Block, CssNode, Rule, Selector, SelectorList } from 'css-tree'
import parse from 'css-tree/parser'
import { ident } from 'css-tree/utils'
import { namesIn } from './style-names.ts'

/**
 * What a selector needs from a page: all of `names` (`.class`, `#id`, `tag`, and `html:lang(ar)` for the page's own language),
 * and one entry of each list in `oneOf`.
 */
export type Needs = { names: readonly string[]; oneOf: readonly (readonly Needs[])[] }

export type Declaration = {
  text: string
  /** The custom property that it sets. */
  defines: string | null
  /** Names that its value may refer to: custom properties, animations, families of type. */
  uses: ReadonlySet<string>
}

type StyleRule = {
  kind: 'rule'
  selectors: readonly { text: string; needs: Needs }[]
  declarations: readonly Declaration[]
}

/** A rule around others: `@media`, `@supports`, `@container`, `@layer` with a block. */
type StyleGroup = {
  kind: 'group'
  prelude: string
  /** A layer without rules still keeps its place among the layers. */
  isLayer: boolean
  uses: ReadonlySet<string>
  parts: readonly StylePart[]
}

/** `@keyframes`, `@property` or `@font-face`, needed where all of `names` are used; a font family is named by its words. */
export type NamedPart = { kind: 'named'; names: readonly string[]; text: string; uses: ReadonlySet<string> }

/** A part that stays in every page, such as the order of layers. */
type FixedPart = { kind: 'fixed'; text: string; uses: ReadonlySet<string> }

export type StylePart = StyleRule | StyleGroup | NamedPart | FixedPart

export type Stylesheet = readonly StylePart[]

const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])
const KEYFRAMES = /^(?:-\w+-)?keyframes$/
/** Pseudo-classes that match where one of their selectors does. The selectors in others, as in `:not()`, ask nothing of a page. */
const ALTERNATIVES = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any'])

/** The language of a tag or of a range, without its script and country. */
export const pageLanguage = (tag: string) => `html:lang(${tag.trim().split('-', 1)[0]?.toLowerCase() ?? ''})`

const languagesIn = (ranges: string): Needs[] =>
  ranges.split(',').map((range) => ({ names: [pageLanguage(range.replaceAll(/["']/g, ''))], oneOf: [] }))

const NOTHING: Needs = { names: [], oneOf: [] }

/** Invalid CSS stays as it is. */
export function parseStylesheet(css: string): Stylesheet {
  const textOf = ({ loc }: CssNode) => (loc ? css.slice(loc.start.offset, loc.end.offset) : '')

  /** `ofPage`: the selector is part of one for the root element, whose language is the page's. */
  function needsOf({ children }: Selector, ofPage = false): Needs {
    const names: string[] = []
    const oneOf: Needs[][] = []
    let isPage = ofPage
    for (const node of children) {
      if (node.type === 'Combinator') isPage = false
      if (node.type === 'ClassSelector') names.push(`.${ident.decode(node.name)}`)
      if (node.type === 'IdSelector') names.push(`#${ident.decode(node.name)}`)
      if (node.type === 'TypeSelector') {
        const tag = ident.decode(node.name.slice(node.name.lastIndexOf('|') + 1)).toLowerCase()
        if (tag !== '*') names.push(tag)
        if (tag === 'html') isPage = true
      }
      if (isPage && node.type === 'PseudoClassSelector' && node.name.toLowerCase() === 'lang')
        oneOf.push(languagesIn(textOf(node).slice(':lang('.length, -1)))
      if (node.type === 'PseudoClassSelector' && ALTERNATIVES.has(node.name.toLowerCase())) {
        const [list] = node.children ?? []
        if (list?.type === 'SelectorList')
          oneOf.push(
            [...list.children].map((choice) => (choice.type === 'Selector' ? needsOf(choice, isPage) : NOTHING)),
          )
      }
    }
    return { names, oneOf }
  }

  /** The words of the family that a face belongs to. */
  function familyOf(block: Block): Set<string> {
    for (const node of block.children) {
      if (node.type === 'Declaration' && node.property.toLowerCase() === 'font-family')
        return namesIn(textOf(node.value))
    }
    return new Set()
  }

  function partsOf(nodes: Iterable<CssNode>): StylePart[] {
    return [...nodes].flatMap((node) => partOf(node) ?? [])
  }

  function partOf(node: CssNode): StylePart | null {
    if (node.type === 'Comment' || node.type === 'CDO' || node.type === 'CDC' || node.type === 'WhiteSpace') return null
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') return ruleOf(node, node.prelude)
    if (node.type === 'Atrule' && node.block) return withBlock(node, node.block)
    return fixedOf(node)
  }

  function fixedOf(node: CssNode): FixedPart {
    const text = textOf(node)
    return { kind: 'fixed', text: text.endsWith('}') || text.endsWith(';') ? text : `${text};`, uses: namesIn(text) }
  }

  function ruleOf({ block }: Rule, list: SelectorList): StyleRule {
    return {
      kind: 'rule',
      selectors: [...list.children].map((node) => ({
        text: textOf(node),
        needs: node.type === 'Selector' ? needsOf(node) : NOTHING,
      })),
      declarations: declarationsOf(block),
    }
  }

  /** A block with nested rules, or with invalid CSS, is one piece. */
  function declarationsOf(block: Block): Declaration[] {
    const nodes = [...block.children]
    if (nodes.some(({ type }) => type !== 'Declaration' && type !== 'Comment')) {
      const text = textOf(block).slice(1, -1)
      return [{ text, defines: null, uses: namesIn(text) }]
    }
    return nodes.flatMap((node) => {
      if (node.type !== 'Declaration') return []
      const { property, value } = node
      const defines = property.startsWith('--') ? ident.decode(property) : null
      return { text: textOf(node), defines, uses: namesIn(textOf(value)) }
    })
  }

  function withBlock(node: Atrule, block: Block): StylePart {
    const name = node.name.toLowerCase()
    const text = textOf(node)
    const prelude = node.prelude ? textOf(node.prelude) : ''
    if (GROUPS.has(name)) {
      const before = `@${name} ${prelude}`.trim()
      const parts = partsOf(block.children)
      return {
        kind: 'group',
        prelude: before,
        isLayer: name === 'layer' && prelude !== '',
        uses: namesIn(prelude),
        parts,
      }
    }
    const named = (names: Iterable<string>): NamedPart => ({
      kind: 'named',
      names: [...names],
      text,
      uses: namesIn(text),
    })
    if (name === 'font-face') return named(familyOf(block))
    return KEYFRAMES.test(name) || name === 'property' ? named(namesIn(prelude)) : fixedOf(node)
  }

  const tree = parse(css, { positions: true, parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false })
  return tree.type === 'StyleSheet' ? partsOf(tree.children) : []
}
