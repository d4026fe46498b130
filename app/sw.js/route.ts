import { createTranslator } from 'use-intl/core'
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { loadMessages } from '#lib/i18n/messages.ts'
import { WORKER_SOURCE } from '#lib/offline/worker-source.ts'
import { REMOVING_WORKER, workerText } from '#lib/offline/worker-text.ts'
import type { OfflineTexts } from '#lib/offline/worker/offline-page.ts'
import { keepsPages } from '#lib/queries/settings.ts'

// Whether the worker is on is a setting, which the build does not have.
export const dynamic = 'force-dynamic'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

type Texts = Record<'offline', Record<string, string>>

function textsOf(locale: Locale): OfflineTexts {
  const translator = (language: Locale) =>
    createTranslator({
      locale: language,
      messages: loadMessages(language) as Texts,
      onError: () => undefined,
      getMessageFallback: () => '',
    })
  const [own, english] = [translator(locale), translator(DEFAULT_LOCALE)]
  const sentence = (key: `offline.${string}`) => escapeHtml(own(key) || english(key))
  const { direction } = LOCALE_FACTS[locale]
  return { direction, title: sentence('offline.unseen'), retry: sentence('offline.retry') }
}

/** The service worker (docs/offline.md). Browsers compare it at most once a day, and on every visit. */
export const GET = (): Response =>
  new Response(
    keepsPages()
      ? workerText(WORKER_SOURCE, Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])))
      : REMOVING_WORKER,
    {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    },
  )
