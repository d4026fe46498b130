export interface ElementFacts {
  /** For a developer: tag and text. */
  about: string
  /** Everything that a change of looks would change, as text. */
  facts: string
}

export interface Subject {
  /** The element's `data-state`, or empty. */
  state: string
  /** Place on the page in whole px. */
  x: number
  y: number
  width: number
  height: number
  elements: ElementFacts[]
}

/**
 * Runs in the page. For each element of a selector its place, and its visible elements: tag, own text, role, spoken
 * names, colours, fonts, borders, paddings, and the shapes or names of drawings. No sizes of parts: they depend on the fonts of the
 * machine, and the tiles show them.
 */
export function readSubjects(selector: string): Subject[] {
  const ATTRIBUTES = ['role', 'type', 'lang', 'dir', 'alt', 'placeholder', 'disabled', 'd', 'points', 'viewBox']
  const SPOKEN = /^aria-(?:label|checked|current|disabled|expanded|hidden|invalid|pressed|selected|sort|valuenow)$/
  const SIDES = ['top', 'right', 'bottom', 'left']
  const STYLES = [
    ...`display position visibility opacity color background-color background-image box-shadow fill stroke font-family
      font-size font-weight font-style letter-spacing text-align text-decoration-line text-transform row-gap
      column-gap`.split(/\s+/),
    ...SIDES.flatMap((side) => [
      ...['width', 'style', 'color'].map((part) => `border-${side}-${part}`),
      `padding-${side}`,
    ]),
    ...['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((corner) => `border-${corner}-radius`),
  ]
  // A build gives its files new names.
  const looks = (style: CSSStyleDeclaration): string =>
    STYLES.map((name) => style.getPropertyValue(name).replaceAll(/url\([^)]*\)/g, 'url')).join(';')

  const factsOf = (element: Element): ElementFacts[] => {
    if (!element.checkVisibility()) return []
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' && element.childElementCount === 0) return []
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const tag = element.tagName.toLowerCase()
    const attributes = [...element.attributes].flatMap(({ name, value }) =>
      ATTRIBUTES.includes(name) || SPOKEN.test(name) ? `${name}=${value}` : [],
    )
    const drawing = element instanceof SVGUseElement ? element.href.baseVal.replace(/^.*#/, '#') : ''
    const value = element instanceof HTMLInputElement ? element.value : ''
    const pseudo = ['::before', '::after'].flatMap((name) => {
      const drawn = getComputedStyle(element, name)
      return ['none', 'normal'].includes(drawn.content) ? [] : `${name} ${drawn.content} ${looks(drawn)}`
    })
    const about = `<${tag}> ${text || (element.getAttribute('aria-label') ?? '')}`.trim().slice(0, 60)
    return [
      { about, facts: [tag, text + drawing, value, ...attributes.toSorted(), looks(style), ...pseudo].join('\n') },
    ]
  }

  const roots = [...document.querySelectorAll<HTMLElement>(selector)].filter((root) => root.checkVisibility())
  return roots.map((root) => {
    const { left, top, width, height } = root.getBoundingClientRect()
    return {
      state: root.dataset.state ?? '',
      x: Math.round(left + scrollX),
      y: Math.round(top + scrollY),
      width: Math.round(width),
      height: Math.round(height),
      elements: [root, ...root.querySelectorAll('*')].flatMap(factsOf),
    }
  })
}
