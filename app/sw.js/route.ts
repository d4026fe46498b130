import { escapeHtml } from '#lib/i18n/escape-html.ts'
import { createHtmlSentences } from '#lib/i18n/html-sentences.ts'
import { LOCALE_FACTS, LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { WORKER_SOURCE } from '#lib/offline/worker-source.ts'
import { offlineLook, REMOVING_WORKER, workerText } from '#lib/offline/worker-text.ts'
import { keepsPages, publicConfig, settings } from '#lib/queries/settings.ts'

// A setting, unknown at build time, turns the worker on.
export const dynamic = 'force-dynamic'

function textsOf(locale: Locale) {
  const sentence = createHtmlSentences(locale)
  const { direction } = LOCALE_FACTS[locale]
  return {
    direction,
    title: sentence('offline.title'),
    line: sentence('offline.not_kept'),
    again: sentence('offline.again', { seconds: '{value}' }),
    tryNow: sentence('offline.try_now'),
    homeFrom: sentence('offline.home_from', { time: '{value}' }),
    kept: sentence('offline.kept'),
  }
}

function offlineParts() {
  const { brandName, brandLogo } = publicConfig()
  return {
    look: offlineLook(escapeHtml(brandName), brandLogo !== undefined, settings().BRAND_ACCENT),
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])),
  }
}

/** The service worker (docs/offline.md). Browsers check it for a new version on every visit. */
export const GET = () =>
  new Response(keepsPages() ? workerText(WORKER_SOURCE, offlineParts()) : REMOVING_WORKER, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
