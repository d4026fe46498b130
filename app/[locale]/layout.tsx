import '@fontsource-variable/geologica/wght.css'
import '@fontsource-variable/vazirmatn/wght.css'
import '#lib/theme/theme.css'
import '#lib/theme/base.css'
import '#lib/theme/early-fonts.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { Activity, type ReactNode } from 'react'
import { RuntimeProvider } from '#components/providers/runtime-provider.tsx'
import { Footer } from '#components/shell/footer.tsx'
import { Header, NAV_MENU_ID } from '#components/shell/header/header.tsx'
import { HelpLink } from '#components/shell/header/help-link.tsx'
import { ClientNavigation } from '#components/shell/client-navigation.tsx'
import { AfterNavigation } from '#components/shell/after-navigation.tsx'
import { SkipLink } from '#components/shell/skip-link.tsx'
import { StaleBanner } from '#components/site/stale/stale-banner.tsx'
import { SiteStates } from '#components/site/site-states.tsx'
import { DataScript } from '#components/ui/browser/data-script.tsx'
import { InlineScript } from '#components/ui/browser/inline-script.tsx'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALE_FACTS, isLocale } from '@fanfare/languages/locales.ts'
import { PUBLIC_CONFIG_ID } from '#lib/config/public-config.ts'
import { publicConfig, settings } from '#lib/queries/settings.ts'
import { manifestHref } from '#lib/seo/web-manifest.ts'
import { brandCss } from '@fanfare/kernel/theme/brand.ts'
import { RED_RISES } from '@fanfare/kernel/theme/tokens.ts'

/** Pages are rendered at the first visit and cached, so that one build serves any brand, origin and gateway (ADR 0011). */
export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const locale = await rootParams.locale()
  const { brandName, brandLogo, siteOrigin } = publicConfig()
  return {
    metadataBase: new URL(siteOrigin),
    manifest: isLocale(locale) ? manifestHref(locale) : undefined,
    icons: { icon: brandLogo ?? '/static/images/icon.svg', apple: '/static/images/apple-touch-icon.png' },
    title: { template: `%s · ${brandName}`, default: brandName },
  }
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await rootParams.locale()
  if (!isLocale(locale)) notFound()
  const { BRAND_ACCENT } = settings()
  const { direction, htmlLang } = LOCALE_FACTS[locale]
  const { langCode, localeFileName } = languageOf(locale)
  return (
    // The head script sets the theme's class and the reader's own `data-rises` before hydration; the cached HTML is the same
    // for every theme.
    <html
      lang={htmlLang}
      dir={direction}
      data-locale={locale}
      data-rises={RED_RISES.includes(locale) ? 'red' : undefined}
      suppressHydrationWarning
    >
      <head>
        <InlineScript name="page" />
        {BRAND_ACCENT && <style>{brandCss(BRAND_ACCENT)}</style>}
        <DataScript id={PUBLIC_CONFIG_ID} type="application/json" data={publicConfig()} />
      </head>
      <body>
        <SkipLink />
        <RuntimeProvider locale={locale} languageType={langCode} textsName={localeFileName}>
          <ClientNavigation />
          <Activity>
            <Header help={<HelpLink />} />
          </Activity>
          <StaleBanner />
          <SiteStates>
            <Activity>
              {children}
              <AfterNavigation menu={NAV_MENU_ID} />
            </Activity>
          </SiteStates>
          <Activity>
            <Footer />
          </Activity>
        </RuntimeProvider>
      </body>
    </html>
  )
}
