'use client'

import Cookies from 'js-cookie'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { detectLanguage } from '#lib/i18n/detect-in-browser.ts'
import { DEFAULT_LOCALE, LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { LOCALE_COOKIE } from '#lib/i18n/routing.ts'
import { PERSIST_RECORD } from '#lib/session/recorded-login.ts'

type Texts = Readonly<Record<Locale, string>>

/** `theme.language` as the store persists it; null without one. */
function storedLanguage(): string | null {
  try {
    const { theme } = JSON.parse(localStorage.getItem(PERSIST_RECORD) ?? '{}') as { theme?: string }
    const { language } = JSON.parse(theme ?? '{}') as { language?: unknown }
    return typeof language === 'string' ? language : null
  } catch {
    return null
  }
}

const detect = (): Locale =>
  detectLanguage({
    html: document.documentElement.dataset.locale,
    chosen: Cookies.get(LOCALE_COOKIE),
    languages: navigator.languages,
    stored: storedLanguage(),
  })

const never = () => () => undefined

/** English in the HTML, which is the same for every visitor; the visitor's language once the page is alive. */
function useDetectedLanguage(): Locale {
  const locale = useSyncExternalStore<Locale>(never, detect, () => DEFAULT_LOCALE)
  useEffect(() => {
    const { htmlLang, direction } = LOCALE_FACTS[locale]
    Object.assign(document.documentElement, { lang: htmlLang, dir: direction })
  }, [locale])
  return locale
}

export const DetectedText = ({ texts }: { texts: Texts }) => texts[useDetectedLanguage()]

/** Leads to the home page of the detected language. */
export function DetectedHome({ texts }: { texts: Texts }) {
  const locale = useDetectedLanguage()
  return (
    <Button size="lg" href="/" locale={locale}>
      {texts[locale]}
    </Button>
  )
}
