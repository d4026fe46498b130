import type { MetadataRoute } from 'next'
import { LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import { localeHref } from '../i18n/locale-href.ts'

const IMAGES = '/static/images'
const iconOf = (name: string, type: 'png' | 'svg+xml', sizes: string) => ({
  src: `${IMAGES}/${name}`,
  type: `image/${type}`,
  sizes,
})
const ICON = iconOf('icon-192.png', 'png', '192x192')

/** The address under the language, to which its pages link. */
export const manifestHref = (locale: Locale) => localeHref(locale, '/manifest.webmanifest')

interface ManifestTexts {
  brandName: string
  description: string
  /** Labels of the pictures. */
  screenshots: { home: string; activity: string }
  /** Names by path, without locale. */
  shortcuts: Readonly<Record<string, string>>
}

const NARROW = { type: 'image/webp', sizes: '780x1688', form_factor: 'narrow' } as const
const WIDE = { type: 'image/webp', sizes: '1280x800', form_factor: 'wide' } as const

/**
 * One manifest for each language, all with one `id`: a browser takes the words from the page that was open at the installation,
 * and recognises the installed site in every language. `/` redirects to the reader's own. The maskable icons keep the picture
 * within 80 % of their width, which every mask leaves visible (W3C, Web Application Manifest, "Icon masks and safe zone").
 * `scripts/write-icons.ts` draws the icons and takes the screenshots.
 */
export function webManifest(locale: Locale, texts: ManifestTexts): MetadataRoute.Manifest {
  const { brandName, description, screenshots, shortcuts } = texts
  const { direction, htmlLang } = LOCALE_FACTS[locale]
  return {
    id: '/',
    name: brandName,
    short_name: brandName,
    description,
    lang: htmlLang,
    dir: direction,
    categories: ['finance'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: COLOR.light['bg.canvas'],
    theme_color: COLOR.light['bg.surface'],
    icons: [
      { ...iconOf('icon.svg', 'svg+xml', 'any'), purpose: 'any' },
      { ...ICON, purpose: 'any' },
      { ...iconOf('icon-512.png', 'png', '512x512'), purpose: 'any' },
      { ...iconOf('icon-maskable.svg', 'svg+xml', 'any'), purpose: 'maskable' },
      { ...iconOf('icon-maskable-512.png', 'png', '512x512'), purpose: 'maskable' },
    ],
    screenshots: [
      { src: `${IMAGES}/screen-home-narrow.webp`, label: screenshots.home, ...NARROW },
      { src: `${IMAGES}/screen-activity-narrow.webp`, label: screenshots.activity, ...NARROW },
      { src: `${IMAGES}/screen-home-wide.webp`, label: screenshots.home, ...WIDE },
    ],
    shortcuts: Object.entries(shortcuts).map(([path, name]) => ({
      name,
      url: localeHref(locale, path),
      icons: [ICON],
    })),
  }
}
