import type { Locale as UiLocale } from '@fanfare/languages/locales.ts'
import type en from '../locales/en/common.json'

// English is the source of the key types: a key that does not exist does not compile (architecture, Layout).
declare module 'next-intl' {
  interface AppConfig {
    Locale: UiLocale
    Messages: typeof en
  }
}
