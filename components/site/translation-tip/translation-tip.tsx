import { getLocale, getTranslations } from 'next-intl/server'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { languageName } from '#lib/i18n/region-names.ts'
import { translationOf } from '#lib/i18n/translated-from.ts'
import { TranslationTipIsland } from '../translation-tip-island.tsx'
import { TranslationTipView } from './translation-tip-view.tsx'

/**
 * LOC-8: says that what an activity says was translated, and leads to the original; there it leads back. Speaks the
 * language of its reader on both sides. Nothing in languages that are not configured.
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
  // Only who came from the translation sees the way back; that is in session storage, which the server cannot read.
  return (
    <TranslationTipIsland {...tip}>
      {isOriginal ? null : <TranslationTipView {...tip} isOpen={false} />}
    </TranslationTipIsland>
  )
}
