import { hashOf } from '../http/prepared-page.ts'

/** Below the scripts of the build, whose rules it shares: the policy, the worker's copies, and a proxy that asks another instance after a 404. */
const ADDRESS = /^\/_next\/static\/hydration\/[\w-]{22}(\/.+)\.js$/

/** The page whose data has this address; undefined for any other path. */
export const pageOfData = (path: string) => ADDRESS.exec(path)?.[1]

/** A script in which Next writes the page's data for React: one call with JSON, in which `<` is escaped. */
const PUSH = /<script>((?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\([^<]*\))<\/script>/g
const FIRST_SCRIPT = /<script src="\/_next\/static\/[^"?]+\.js" async=""><\/script>/

/**
 * Moves React's data, a quarter of a page or more, into a script of its own before the page's others, because only a page that starts needs it
 * (ADR 0014). A page without scripts is not changed, and its `data` is null. `pushes`: the scripts that have left the page.
 */
export function cutHydrationData(html: string, page: string) {
  const pushes = FIRST_SCRIPT.test(html) ? Array.from(html.matchAll(PUSH), ([, push = '']) => push) : []
  if (pushes.length === 0) return { html, pushes, data: null }
  const body = Buffer.from(pushes.join('\n'))
  const path = `/_next/static/hydration/${hashOf(body)}${page}.js`
  const cut = html
    .replaceAll(PUSH, '')
    .replace(FIRST_SCRIPT, (first) => `<script src="${path}" async=""></script>${first}`)
  return { html: cut, pushes, data: { path, body } }
}
