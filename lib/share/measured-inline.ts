/**
 * While `capture` runs, the image with which html2canvas measures the base line of a typeface is inline. As a block, which our
 * base stylesheet makes of images, it moves every line of text down.
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
