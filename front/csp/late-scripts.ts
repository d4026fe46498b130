/** A script as React writes it into the page. */
const SCRIPT = /<script src="(\/_next\/static\/[^"?]+\.js)" async=""><\/script>/g

/**
 * Makes the page's scripts start after its first paint: the browser fetches them as before, and the head script starts them
 * (`first-paint.ts`). An async script that is already in the browser's cache would otherwise run first and delay the paint.
 */
export const startScriptsLate = (html: string): string =>
  html.replaceAll(SCRIPT, '<link rel="preload" as="script" fetchpriority="low" href="$1" data-script=""/>')
