/** One text of a page, visible, spoken, or for machines. */
export interface Said {
  /** `text of h1`, `aria-label of button`, `og:title`, … */
  where: string
  text: string
  /** Has its own `lang`, for example a row of the language menu, or is the same in every language, as a hash. */
  foreign: boolean
}

export interface PageText {
  lang: string
  dir: string
  said: Said[]
  /** Headings, links and buttons without a name, which a missing translation causes. */
  nameless: string[]
  /** Links to another site or tab without `rel="noopener noreferrer"`. */
  unguarded: string[]
}

/**
 * All texts of a page. Runs inside a browser (or jsdom), so it must not use anything outside of itself. `html` is a
 * page as it was served; null reads the open page.
 */
export function readPage(html: string | null): PageText {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const inline = 'A ABBR B BDI BR CODE EM I KBD MARK SMALL SPAN STRONG SUB SUP TIME WBR'.split(' ')
  const silent = 'SCRIPT STYLE TEMPLATE NOSCRIPT'.split(' ')
  const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder']
  const said: Said[] = []
  const nameless: string[] = []

  const nameOf = (element: Element): string => {
    const [first] = (element.getAttribute('class') ?? '').split(' ')
    return element.tagName.toLowerCase() + (first ? `.${first}` : '')
  }
  const isForeign = (element: Element): boolean => {
    const marked = element.closest('[lang], [translate="no"]')
    return marked !== null && marked !== page.documentElement
  }
  // Parallel tests publish activities in English only.
  const isOfATest = (element: Element): boolean =>
    element.matches('li, article') && element.querySelector('a[href*="/e2e-"]') !== null

  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some((child) => child.nodeType === 3 && /\S/u.test(child.textContent ?? ''))

  /** The sentence that begins in an element; blocks inside of it are separate sentences. */
  const sentence = (element: Element): string => {
    let text = ''
    for (const child of element.childNodes) {
      if (child.nodeType === 3) text += child.textContent ?? ''
      else if (child.nodeType === 1 && inline.includes((child as Element).tagName)) text += sentence(child as Element)
      else if (child.nodeType === 1) walk(child as Element)
    }
    for (const name of spoken) note(element, name)
    return text
  }
  const note = (element: Element, attribute: string): void => {
    const value = element.getAttribute(attribute)
    if (value) said.push({ where: `${attribute} of ${nameOf(element)}`, text: value, foreign: isForeign(element) })
  }
  const checkName = (element: Element): void => {
    if (!element.matches('h1, h2, h3, h4, h5, h6, a[href], button, label, legend, th, summary')) return
    const labelled = element.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]')
    const pictured = element.querySelector(
      '[aria-label]:not([aria-label=""]), img[alt]:not([alt=""]), svg title, input',
    )
    if (!labelled && !pictured && !/\S/u.test(element.textContent ?? '')) nameless.push(nameOf(element))
  }
  function walk(element: Element): void {
    if (silent.includes(element.tagName) || isOfATest(element)) return
    checkName(element)
    if (hasOwnText(element)) {
      for (const child of element.querySelectorAll('a, button')) checkName(child)
      const text = sentence(element)
      said.push({ where: `text of ${nameOf(element)}`, text, foreign: isForeign(element) })
      return
    }
    for (const name of spoken) note(element, name)
    for (const child of element.children) walk(child)
  }

  walk(page.body)
  said.push({ where: 'title', text: page.title, foreign: false })
  const machine = /^(description|keywords|(og|twitter):(title|description|image:alt))$/u
  for (const meta of page.querySelectorAll('meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
    if (machine.test(name)) said.push({ where: name, text: meta.getAttribute('content') ?? '', foreign: false })
  }
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    for (const [, key = '', text = ''] of (script.textContent ?? '').matchAll(
      /"(name|description)":"((?:[^"\\]|\\.)*)"/gu,
    ))
      said.push({ where: `structured ${key}`, text: JSON.parse(`"${text}"`) as string, foreign: false })
  }
  const leaves = (link: Element): boolean => {
    const href = link.getAttribute('href') ?? ''
    const isOwn = href.startsWith(`${window.location.origin}/`)
    return link.getAttribute('target') === '_blank' || (/^(https?:)?\/\//u.test(href) && !isOwn)
  }
  const isGuarded = (link: Element): boolean => {
    const rel = (link.getAttribute('rel') ?? '').split(' ')
    return rel.includes('noopener') && rel.includes('noreferrer')
  }
  const unguarded = [...page.querySelectorAll('a[href]')]
    .filter((link) => leaves(link) && !isGuarded(link))
    .map((link) => link.getAttribute('href') ?? '')
  const { lang, dir } = page.documentElement
  return { lang, dir, said, nameless, unguarded }
}
