import 'server-only'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { MetaData } from '@fanfare/contract/site/site.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { orWithoutLogin } from '#lib/queries/needs-login.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { readMetaData } from '#lib/queries/site.ts'
import { languageAlternates } from './alternates.ts'
import { siteImageHref, SOCIAL_IMAGE_SIZE } from './social-image.ts'

interface OwnMetadata {
  title: string
  description: string
  /** Path of the social image when the gateway names none; the site's own unless given. */
  image?: string
}

/** The gateway may also name a scene of the art, which the page's own image already shows. */
const isAddress = (image: string) => /^(https:\/\/|\/static\/images\/)/.test(image)

/** Used where the platform refuses the site's read: all texts are the page's own. */
const NOTHING_SAID: MetaData = { title: '', description: '', image: '', keywords: '' }

/**
 * PAGE-2, LOC-6: title, description and social card of the gateway, the page's own for an empty field; the canonical address
 * and the same page in all languages. `path` starts with one slash and has no locale.
 */
export async function pageMetadata(locale: Locale, path: string, own: OwnMetadata): Promise<Metadata> {
  const said = await orWithoutLogin(readMetaData(path, locale), NOTHING_SAID)
  const title = said.title || own.title
  const description = said.description || own.description
  const image = isAddress(said.image)
    ? { url: said.image }
    : { url: own.image ?? siteImageHref(locale), ...SOCIAL_IMAGE_SIZE }
  const card = { title, description, images: [{ ...image, alt: title }] }
  return {
    title,
    description,
    ...(said.keywords && { keywords: said.keywords }),
    alternates: { canonical: localeHref(locale, path), languages: languageAlternates(path) },
    openGraph: {
      ...card,
      type: 'website',
      url: localeHref(locale, path),
      siteName: publicConfig().brandName,
      locale: languageOf(locale).ogLocale,
    },
    twitter: { ...card, card: 'summary_large_image' },
  }
}

type TextKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0]

/** The `generateMetadata` of a page whose address and texts are always the same; `isPrivate`: search engines leave it out. */
export const metadataOf =
  (path: string, own: Record<'title' | 'description', TextKey>, { isPrivate = false } = {}) =>
  async (): Promise<Metadata> => {
    const t = await getTranslations()
    return {
      ...(await pageMetadata(await getLocale(), path, { title: t(own.title), description: t(own.description) })),
      ...(isPrivate && { robots: { index: false, follow: false } }),
    }
  }
