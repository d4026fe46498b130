import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { namesIn } from './style-names.ts'
import { pageLanguage } from './stylesheet.ts'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Classes that a script of the head gives to elements before the whole stylesheets are there. */
export const CLASSES_OF_SCRIPTS: readonly string[] = ['dark']

/** Custom properties in the sprites, whose drawings a page shows by `<use>` (ADR 0112). */
export const USED_BY_SPRITES: Readonly<Record<string, readonly string[]>> = {
  icons: ['--art-sun', '--art-teal', '--bg-inverse', '--text-onInverse'],
  art: ['blush', 'cream', 'ink', 'night', 'paper', 'rose', 'sky', 'sun', 'tang', 'teal'].map((name) => `--art-${name}`),
}

/** The name of a sprite in the address of its drawing. */
const SPRITE = /\/(\w+)\.[^/]+\.svg#/

/** Names classes that a part's code sets without a press: after hydration, or at a certain time. */
const LATER = 'data-later'

export type PageNames = {
  /** Everything that a selector can ask for: `.class`, `#id`, `tag`, and the page's language. */
  asked: ReadonlySet<string>
  /** Names in the page's own attributes and styles: custom properties, animations, families of type. */
  uses: ReadonlySet<string>
}

/** The content of an element: of a template its fragment, and of `noscript` the part that a browser without scripts reads. */
function contentOf(element: Element) {
  if ('content' in element) return element.content as ParentNode
  const [text] = element.childNodes
  if (element.tagName === 'noscript' && text && 'value' in text)
    return parseFragment(text.value, { scriptingEnabled: false })
  return element
}

function addAttribute(name: string, value: string, asked: Set<string>, texts: Set<string>) {
  if (name === 'class' || name === LATER) for (const one of value.split(/\s+/)) asked.add(`.${one}`)
  else if (name === 'id') asked.add(`#${value}`)
  else if (name === 'href' && value.includes('.svg#'))
    texts.add((USED_BY_SPRITES[SPRITE.exec(value)?.[1] ?? ''] ?? []).join(' '))
  else if (name === 'style' || value.includes('var(')) texts.add(value)
}

/** Collects the names of a page, however deeply it is nested. */
export function pageNames(page: ParentNode): PageNames {
  const asked = new Set(CLASSES_OF_SCRIPTS.map((name) => `.${name}`))
  const texts = new Set<string>()
  const waiting: ParentNode[] = [page]
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue
      asked.add(node.tagName.toLowerCase())
      for (const { name, value } of node.attrs) {
        addAttribute(name, value, asked, texts)
        if (name === 'lang' && node.tagName === 'html') asked.add(pageLanguage(value))
      }
      if (node.tagName === 'style') for (const text of node.childNodes) if ('value' in text) texts.add(text.value)
      waiting.push(contentOf(node))
    }
  }
  const uses = new Set<string>()
  for (const text of texts) for (const name of namesIn(text)) uses.add(name)
  return { asked, uses }
}
