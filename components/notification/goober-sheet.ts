/** What goober, the style writer inside of notistack, uses of its style element. */
interface GooberElement {
  nonce?: string
  parentNode: ParentNode
  firstChild: { data: string }
}

/**
 * Gives goober a sheet that a script may fill: it writes text into a style element, and the policy of the page allows
 * only styles whose hash it knows. Imported before notistack, which writes its first style as soon as it is loaded.
 */
function adoptGooberSheet(page: Window & { _goober?: GooberElement }): void {
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
