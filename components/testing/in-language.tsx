import { IntlProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'

export const inLanguage = (children: ReactNode, locale: Locale = 'en') => (
  <IntlProvider locale={locale} messages={loadMessages(locale)} timeZone="UTC">
    {children}
  </IntlProvider>
)
