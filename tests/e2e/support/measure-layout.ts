/** The layout faults of the open page at its current width. */
export interface LayoutFaults {
  width: number
  faults: string[]
}

/**
 * Runs inside the browser, so it must not use anything outside of itself. Finds horizontal scrolling, clipped text,
 * text that leaves its button, chip or card or has no room above and below it there, overlapping elements, targets below 44 px, and
 * words and amounts that are broken between two lines. An element that clips on purpose has `data-clamp`; one that overlaps on purpose has `data-over`; one whose
 * words may be broken has `word-break: break-all` or hyphens. Addresses, and words of more than 24 characters such as hashes, may be
 * broken anywhere.
 */
export function measureLayout(): LayoutFaults {
  const SLACK = 2
  const TARGET = 44
  /** Between a text and the upper or lower edge of its surface. */
  const MARGIN = 2
  /** Characters of a figure. */
  const SHORT = 3
  const root = document.documentElement
  const faults: string[] = []
  const nameOf = (element: Element): string => {
    const [first] = (element.getAttribute('class') ?? '').split(' ')
    return element.tagName.toLowerCase() + (first ? `.${first}` : '')
  }
  const quote = (text: string): string => `“${text.replaceAll(/\s+/gu, ' ').trim().slice(0, 40)}”`
  const isForEarsOnly = (element: Element): boolean => {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      if (around.clientWidth <= 1 && getComputedStyle(around).clipPath !== 'none') return true
    }
    return false
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[hidden], [inert]') &&
    !isForEarsOnly(element)

  // 1. Elements beside the screen.
  if (root.scrollWidth > root.clientWidth) {
    const beside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      const end = Math.max(right, left + element.scrollWidth)
      return isSeen(element) && (end > root.clientWidth + 1 || left < -1)
    })
    faults.push(`${root.scrollWidth} px wide: ${beside.slice(0, 4).map(nameOf).join(', ')}`)
  }

  interface Piece {
    element: Element
    text: string
    box: DOMRect
    /** The visible part of an element; null when it is invisible. */
    part: DOMRect | null
    layer: Element | null
  }
  const layers = new Map<Element, Element | null>()
  /** Fixed and sticky elements lie above the rest; only elements of one layer can overlap by mistake. */
  const layerOf = (element: Element | null): Element | null => {
    if (element === null || element === root) return null
    const known = layers.get(element)
    if (known !== undefined) return known
    const isLayer = /fixed|sticky|absolute/u.test(getComputedStyle(element).position) || element.matches('[data-over]')
    const layer = isLayer ? element : layerOf(element.parentElement)
    layers.set(element, layer)
    return layer
  }

  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || !/\S/u.test(text) || element.closest('script, style, noscript') || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1) pieces.push({ element, text, box, part: box, layer: layerOf(element) })
    }
  }

  const told = new Set<string>()
  const tell = (fault: string): void => {
    if (told.has(fault)) return
    told.add(fault)
    faults.push(fault)
  }

  /** The part of a box that its ancestors do not clip, and the first ancestor that clips it without `data-clamp`. */
  const seenPart = (element: Element, box: DOMRect): { part: DOMRect | null; cutBy: Element | null } => {
    let { left, right, top, bottom } = box
    let cutBy: Element | null = null
    let isFree = false
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(around)
      if (overflowX !== 'visible' && display !== 'inline' && !isFree) {
        const edge = around.getBoundingClientRect()
        const isBeside = left < edge.left - SLACK || right > edge.right + SLACK
        // An underline or an accent may touch the edge of its line; letters may not.
        const isBelow = top + box.height * 0.2 < edge.top - SLACK || bottom - box.height * 0.2 > edge.bottom + SLACK
        const scrolls = /auto|scroll/u.test(overflowX + overflowY)
        if ((isBeside || isBelow) && !scrolls && !around.closest('[data-clamp]')) cutBy ??= around
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
        // Content that is scrolled out of its box does not count.
        if (scrolls && (right - left < 1 || bottom - top < 1)) return { part: null, cutBy: null }
      }
      if (position === 'fixed') break
      isFree =
        position === 'absolute' &&
        around.parentElement !== null &&
        getComputedStyle(around.parentElement).position === 'static'
    }
    const part = right - left < 1 || bottom - top < 1 ? null : new DOMRect(left, top, right - left, bottom - top)
    return { part, cutBy }
  }

  /** The surface behind a text: a button, a cell, or an element with its own background or border. */
  const groundOf = (element: Element): Element | null => {
    const clear = /, 0\)|transparent/u
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.display === 'inline') continue
      if (around.matches('button, td, th') || !clear.test(style.backgroundColor)) return around
      if (Number.parseFloat(style.borderInlineStartWidth) > 0 && !clear.test(style.borderInlineStartColor))
        return around
      if (/fixed|absolute/u.test(style.position)) return null
    }
    return null
  }

  // 2. and 3. Text that is clipped, or that leaves its surface.
  for (const piece of pieces) {
    const { element, text, box } = piece
    const { part, cutBy } = seenPart(element, box)
    if (cutBy) tell(`${quote(text)} is cut off by ${nameOf(cutBy)}`)
    piece.part = part
    const surface = part && groundOf(element)
    if (!part || !surface) continue
    const ground = surface.getBoundingClientRect()
    const isOut = part.left < ground.left - SLACK || part.right > ground.right + SLACK
    const isAbove = part.top + part.height * 0.2 < ground.top || part.bottom - part.height * 0.2 > ground.bottom
    const room = Math.min(part.top - ground.top, ground.bottom - part.bottom)
    if (isOut || isAbove) tell(`${quote(text)} leaves ${nameOf(surface)}`)
    // Rows of a table have lines between them, marks and figures are as high as their letters, and what scrolls ends anywhere.
    else if (
      room < MARGIN &&
      part.height === box.height &&
      !element.closest('table') &&
      !surface.matches('span, bdi') &&
      text.length > SHORT &&
      !/auto|scroll/.test(getComputedStyle(surface).overflowY)
    )
      tell(`${quote(text)} touches the edge of ${nameOf(surface)}`)
  }

  // 4. Overlapping elements.
  const controls = [...document.querySelectorAll('button, input, img, select, textarea')].flatMap(
    (element): Piece[] => {
      const box = element.getBoundingClientRect()
      if (!isSeen(element) || box.width < 2 || box.height < 2) return []
      return [{ element, text: nameOf(element), box, part: seenPart(element, box).part, layer: layerOf(element) }]
    },
  )
  const all = [...pieces, ...controls].flatMap(({ element, text, part, layer }) =>
    part && !element.closest('[aria-hidden="true"], svg') ? [{ element, text, part, layer }] : [],
  )
  all.sort((one, other) => one.part.top - other.part.top)
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      if (other.part.top > one.part.bottom) break
      const across = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left)
      const down = Math.min(one.part.bottom, other.part.bottom) - other.part.top
      if (across <= SLACK || down <= 0.35 * Math.min(one.part.height, other.part.height)) continue
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue
      tell(`${quote(one.text)} and ${quote(other.text)} lie on one another`)
    }
  }

  // 5. A picture or another layer on the title of the page.
  for (const { element, text, part } of pieces) {
    const title = element.closest('h1')
    if (!title || !part) continue
    for (const x of [part.left + SLACK, (part.left + part.right) / 2, part.right - SLACK]) {
      const [top] = document.elementsFromPoint(x, (part.top + part.bottom) / 2)
      if (top && !title.contains(top) && !top.contains(title)) tell(`${nameOf(top)} lies on ${quote(text)}`)
    }
  }

  // 6. Targets too small for a thumb. A link within a sentence may be as high as its line.
  const targets = 'a[href], button, input:not([type="hidden"]), select, summary, [role="tab"]'
  for (const element of document.querySelectorAll(targets)) {
    const style = getComputedStyle(element)
    if (!isSeen(element) || style.display === 'inline' || element.closest('label, [aria-hidden="true"]')) continue
    const box = element.getBoundingClientRect()
    // A skip link is outside of the page until it has the focus.
    if (box.width < 2 || box.height < 2 || box.right <= 0 || box.left >= root.clientWidth) continue
    const larger = ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter((s) => s.position === 'absolute')
    const widest = Math.max(box.width, ...larger.map((s) => Number.parseFloat(s.width) || 0))
    const highest = Math.max(box.height, ...larger.map((s) => Number.parseFloat(s.height) || 0))
    if (widest >= TARGET - 0.5 && highest >= TARGET - 0.5) continue
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    tell(`${nameOf(element)} ${quote(name)} is ${Math.round(widest)} × ${Math.round(highest)} px`)
  }
  // 7. Words and amounts that are broken. Scripts without spaces have no words to a browser.
  const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
  const WORDS = /[\p{L}\p{M}\p{N}]+(?:[.,’'\u00A0\u202F][\p{L}\p{M}\p{N}]+)*/gu
  const ADDRESS = /[@/?=_]/u
  const LONGEST_WORD = 24
  const AMOUNTS = /\p{N}[\p{N}.,\u202F\u00A0]*[ \u00A0\u202F](?:%|(?!UTC)[A-Z]{3,5}\b)/gu
  for (const { element, text } of new Map(pieces.map((piece) => [piece.element, piece])).values()) {
    const { wordBreak, hyphens } = getComputedStyle(element)
    if (wordBreak === 'break-all' || element.closest('[aria-hidden="true"], svg')) continue
    for (const node of element.childNodes) {
      const line = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
      const range = document.createRange()
      range.selectNodeContents(node)
      if (line === '' || range.getClientRects().length < 2) continue
      for (const { 0: word, index } of [...line.matchAll(WORDS), ...line.matchAll(AMOUNTS)]) {
        const around = line
          .slice(line.lastIndexOf(' ', index) + 1)
          .split(' ', 1)
          .join()
        if (ADDRESS.test(around) || word.length > LONGEST_WORD) continue
        if (WITHOUT_SPACES.test(word) || (hyphens === 'auto' && !/\p{N}/u.test(word))) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...rest] = [...range.getClientRects()].filter((box) => box.width > 0)
        if (first && rest.some((box) => Math.abs(box.top - first.top) > first.height / 2))
          tell(`${quote(word)} is broken in ${quote(text)}`)
      }
    }
  }
  return { width: window.innerWidth, faults }
}
