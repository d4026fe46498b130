import '@fontsource-variable/geologica/wght.css'
import '#lib/theme/theme.css'
import '#lib/theme/base.css'
import type { Metadata } from 'next'
import { InlineScript } from '#components/ui/inline-script.tsx'
import { GlobalNotFoundView } from '#components/site/not-found/global-not-found-view.tsx'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { FIRST_PAINT_SCRIPT } from '#lib/theme/first-paint.ts'

export const metadata: Metadata = { title: '404', robots: { index: false } }

/** Addresses outside of every language: files that are not there. Pages are localized by `[locale]/not-found.tsx`. */
export default function GlobalNotFound() {
  return (
    <html lang={DEFAULT_LOCALE} dir="ltr" suppressHydrationWarning>
      <head>
        <InlineScript text={FIRST_PAINT_SCRIPT} />
      </head>
      <body>
        <GlobalNotFoundView />
      </body>
    </html>
  )
}
