/** The part of its style element that goober, the CSS-in-JS library of notistack, uses. */
interface GooberElement {
  nonce?: string
  parentNode: ParentNode
  firstChild: { data: string }
}

/**
 * Gives goober a stylesheet that a script may fill: goober writes text into a style element, and the page's policy allows
 * only styles with known hashes. Imported before notistack, which writes its first style on import.
 */
function adoptGooberSheet(page: Window & { _goober?: GooberElement }) {
  if (page._goober || !('adoptedStyleSheets' in page.document)) return
  const sheet = new CSSStyleSheet()
  page.document.adoptedStyleSheets.push(sheet)
  let css = ''
  const firstChild = {
    get data() {
      return css
    },
    set data(text) {
      css = text
      sheet.replaceSync(text)
    },
  }
  page._goober = { parentNode: page.document.head, firstChild }
}

if (typeof window !== 'undefined') adoptGooberSheet(window)
