/**
 * While `capture` runs, the image with which html2canvas measures the base line of a typeface is inline. Our base stylesheet
 * makes images blocks, and as a block it would move every line of text down.
 */
export async function measuredInline<Result>(capture: () => Promise<Result>) {
  const rule = new CSSStyleSheet()
  rule.replaceSync(`body > div > img[src^='data:image/gif'] { display: inline !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule]
  try {
    return await capture()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rule)
  }
}
