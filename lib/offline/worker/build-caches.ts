import { BUILD_CACHE, BUILD_HEADER, KEPT_AT, assetsIn, buildOf, dataIn } from './kept-pages.ts'

const ANY_HEADERS = { ignoreVary: true }

/** Storage may be full, forbidden or cleared at any moment; then there is no copy, and only the network answers. */
export const attempt = <Result>(work: () => Promise<Result>) =>
  Promise.resolve()
    .then(work)
    .catch(() => undefined)

export const findCopy = (url: string) => attempt(() => caches.match(url, ANY_HEADERS))

/** The oldest first. */
async function buildCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(BUILD_CACHE))
}

/** The build of the page that was kept last; null after the worker has slept. */
let lastBuild: string | null = null

async function currentCache() {
  const name = lastBuild ?? (await buildCaches()).at(-1)
  return name === undefined ? null : caches.open(name)
}

/** Whether an answer belongs to the address: texts of another build and data of another version are sent to the page but not kept. */
export function isOwn(url: string, { ok, redirected, headers }: Response) {
  const asked = new URL(url).searchParams.get('v')
  return ok && !redirected && (asked === null || headers.get(BUILD_HEADER) === asked)
}

/** Puts files into a cache. Those of an earlier build with the same name have the same content, so they need no network. */
async function addFiles(cache: Cache, urls: readonly string[]) {
  await Promise.all(
    urls.map(async (url) => {
      if (await cache.match(url, ANY_HEADERS)) return
      const response = (await findCopy(url)) ?? (await fetch(url))
      if (!isOwn(url, response)) throw new Error(`no file at ${url}`)
      await cache.put(url, response)
    }),
  )
}

/** Keeps this build and the previous one, whose pages are open or not yet visited again, but removes the previous copy of the page. */
async function dropEarlier(name: string, url: string) {
  const others = (await buildCaches()).filter((other) => other !== name)
  const previous = others.pop()
  await Promise.all(others.map((other) => caches.delete(other)))
  if (previous !== undefined) await (await caches.open(previous)).delete(url, ANY_HEADERS)
}

/** Keeps a page only after the files that it names, so that no copy lacks its scripts. */
export async function keepPage(url: string, response: Response) {
  const html = await response.text()
  const build = buildOf(html)
  if (build === null) return
  const name = BUILD_CACHE + build
  lastBuild = name
  const cache = await caches.open(name)
  const { origin } = new URL(url)
  const addAssets = (text: string) =>
    addFiles(
      cache,
      assetsIn(text).map((path) => origin + path),
    )
  await addAssets(html)
  const data = dataIn(html)
  if (data !== null) await addAssets((await (await cache.match(origin + data))?.text()) ?? '')
  const former = dataIn((await (await cache.match(url, ANY_HEADERS))?.text()) ?? '')
  if (former !== null && former !== data) await cache.delete(origin + former)
  const headers = new Headers(response.headers)
  // The text is no longer compressed.
  for (const header of ['content-encoding', 'content-length']) headers.delete(header)
  headers.set(KEPT_AT, String(Date.now()))
  await cache.put(url, new Response(html, { headers }))
  await dropEarlier(name, url)
}

/** Keeps files that pages loaded before the worker controlled them. One that fails does not affect the others. */
export async function keepFiles(urls: readonly string[]) {
  const cache = await currentCache()
  if (cache) await Promise.all(urls.map((url) => attempt(() => addFiles(cache, [url]))))
}

interface KeptPage {
  path: string
  /** As the page has it, escaped for HTML. */
  title: string
  /** ms on the device's clock. */
  keptAt: number
}

const IN_A_LANGUAGE = /^\/[a-z]{2}(?:-[A-Z]{2})?(?:\/|$)/

/** The copies of pages, the newest first. */
export async function listPages() {
  const pages = new Map<string, KeptPage>()
  for (const name of await buildCaches()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const path = new URL(url).pathname
      const copy = IN_A_LANGUAGE.test(path) ? await cache.match(url, ANY_HEADERS) : undefined
      const title = /<title>([^<]+)/.exec((await copy?.text()) ?? '')?.[1]
      if (copy && title) pages.set(path, { path, title, keptAt: Number(copy.headers.get(KEPT_AT)) })
    }
  }
  return [...pages.values()].toSorted((a, b) => b.keptAt - a.keptAt)
}

export async function keepFile(url: string, response: Response) {
  if (isOwn(url, response)) await (await currentCache())?.put(url, response)
}

/** The paths of the kept fonts, each once. */
export async function listFonts(): Promise<string[]> {
  const cache = await currentCache()
  const paths = ((await cache?.keys()) ?? []).map(({ url }) => new URL(url).pathname)
  return [...new Set(paths.filter((path) => path.endsWith('.woff2')))]
}
