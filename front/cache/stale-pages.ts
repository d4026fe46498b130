import { DEFAULT_LOCALE, isLocale } from '#lib/i18n/locales.ts'
import { showStaleBanner, shownMinutes } from './stale-banner.ts'
import { encode } from '../http/content-encoding.ts'
import type { CacheEntry, PageStore } from './page-store.ts'
import { type PreparedPage, preparePage } from './prepared-page.ts'
import { SingleFlight } from './single-flight.ts'

/** Pages with their age on them: made once for as long as the age stands, and for nobody else to keep. */
export class StalePages {
  readonly #store: PageStore
  readonly #making = new SingleFlight<string, PreparedPage>()

  constructor(store: PageStore) {
    this.#store = store
  }

  async render(path: string, kept: CacheEntry, ageMinutes: number): Promise<PreparedPage> {
    const minutes = shownMinutes(ageMinutes)
    if (kept.stale?.minutes === minutes) return kept.stale.page
    return this.#making.run(`${minutes} ${kept.page.hash} ${path}`, () => this.#make(path, kept, minutes))
  }

  async #make(path: string, kept: CacheEntry, minutes: number): Promise<PreparedPage> {
    const locale = path.split('/')[1]
    const html = kept.page.variants.identity.body.toString()
    const body = showStaleBanner(html, minutes, isLocale(locale) ? locale : DEFAULT_LOCALE)
    const fields = {
      ...kept.fields,
      'cache-control': 'no-store',
      'x-stored-minutes': String(minutes),
      warning: '111 - "Revalidation Failed"',
    }
    const page = preparePage(await encode(Buffer.from(body), 'quick'), fields, 'quick')
    kept.stale = { minutes, page }
    // It has grown; unless another one stands in its place by now.
    if (this.#store.get(path) === kept) this.#store.set(path, kept)
    return page
  }
}
