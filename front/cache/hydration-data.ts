import { hashOf, preparePage, type PreparedPage } from '../http/prepared-page.ts'

/** React's data of a page as a script of its own. */
export type HydrationData = { hash: string; file: PreparedPage }

/** Below the scripts of the build, whose rules it shares: the page's policy, the worker's copies, and a proxy that asks another instance after a 404. */
const ADDRESS = /^\/_next\/static\/hydration\/(?<hash>[\w-]{22})(?<page>\/.+)\.js$/

/** The page and the hash in the address of its data; null for any other path. */
export function hydrationDataOf(path: string) {
  const { hash, page } = ADDRESS.exec(path)?.groups ?? {}
  return hash !== undefined && page !== undefined ? { hash, page } : null
}

/** A script in which Next writes the page's data for React: one call with JSON, in which `<` is escaped. */
const PUSH = /<script>((?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\([^<]*\))<\/script>/g
const FIRST_SCRIPT = /<script src="\/_next\/static\/[^"?]+\.js" async=""><\/script>/

/**
 * Moves React's data, a third of a page, into a script of its own before the page's others, because only a page that starts needs it
 * (ADR 0014). A page without scripts is not changed. `pushes`: the scripts that have left the page.
 */
export function cutHydrationData(html: string, path: string) {
  const pushes = FIRST_SCRIPT.test(html) ? Array.from(html.matchAll(PUSH), ([, push = '']) => push) : []
  if (pushes.length === 0) return { html, pushes, data: null }
  const script = pushes.join('\n')
  const hash = hashOf(Buffer.from(script))
  const cut = html
    .replaceAll(PUSH, '')
    .replace(
      FIRST_SCRIPT,
      (first) => `<script src="/_next/static/hydration/${hash}${path}.js" async=""></script>${first}`,
    )
  return { html: cut, pushes, data: { hash, script } }
}

/** How many versions of a page's data are kept, the newest first: a page that a visitor reads may be a little older than the stored one. */
const KEPT = 2

export async function keepHydrationData(
  before: readonly HydrationData[],
  { hash, script }: { hash: string; script: string },
  fields: Record<string, string>,
) {
  if (before[0]?.hash === hash) return before
  return [{ hash, file: await preparePage(Buffer.from(script), fields) }, ...before].slice(0, KEPT)
}
