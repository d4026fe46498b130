/** A stylesheet that Next announces for a part that the page may never show, such as its error page. */
const PRELOAD = /<link rel="preload" href="(\/_next\/static\/[^"?]+\.css)" as="style"\/>/g

/**
 * Leaves such a stylesheet until its part is shown. Preloaded it took a connection from the page's own files, and Chromium's console named
 * it as not used; Firefox holds a prefetch against `default-src`, which allows nothing. The link remains, for a medium that does
 * not exist: without it React would preload the stylesheet itself.
 */
export const fetchStylesheetsLate = (html: string): string =>
  html.replaceAll(PRELOAD, '<link rel="preload" href="$1" as="style" media="not all"/>')
