import { getLocale, getTranslations } from 'next-intl/server'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { languageName } from '#lib/i18n/region-names.ts'
import { translationOf } from '#lib/i18n/translated-from.ts'
import { TranslationTipIsland } from '../translation-tip-island.tsx'
import { TranslationTipView } from './translation-tip-view.tsx'

/**
 * LOC-8: shows that an activity's texts were translated, and links to the original, which links back. On both pages the tip
 * is in the reader's language. Absent for languages without a configured original.
 */
export async function TranslationTip({ path }: { path: string }) {
  const translation = translationOf(await getLocale())
  if (!translation) return null
  const { original, target, shows } = translation
  const t = await getTranslations({ locale: target, namespace: 'language' })
  const isOriginal = shows === 'original'
  const tip = {
    target,
    sentence: t('translated_from', { language: languageName(target, original) }),
    action: t(isOriginal ? 'show_translation' : 'show_original'),
    href: localeHref(isOriginal ? target : original, path),
    shows,
  }
  // Only readers from the translation get the link back. Session storage knows them; the server cannot read it.
  return <TranslationTipIsland {...tip}>{isOriginal ? null : <TranslationTipView {...tip} />}</TranslationTipIsland>
}
