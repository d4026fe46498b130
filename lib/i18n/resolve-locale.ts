import codes from '@fanfare/languages/tables/codes.json' with { type: 'json' }
import { LOCALES } from '@fanfare/languages/locales.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

const LONGEST_TAG = 80

const BY_CODE = new Map<string, Locale>(
  LOCALES.flatMap((locale) => [locale, ...codes[locale]].map((code) => [code.toLowerCase(), locale] as const)),
)

/** By an exact entry of `localeCodes`, in any case and with `_` or `-`. Nothing is guessed. */
export function localeByCode(code: string) {
  return BY_CODE.get(code.replaceAll('_', '-').toLowerCase()) ?? null
}

/**
 * The language of one BCP-47 tag, or null. Exact codes come before canonical ones, because Intl turns `tr-CT` into Kiribati.
 * Chinese is resolved by its likely script, never by region. `en_US.UTF-8@euro` and `-u-…` are tolerated.
 */
export function resolveTag(tag: string) {
  if (tag.length > LONGEST_TAG) return null
  const plain = tag
    .trim()
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-')
    .replace(/-[a-z0-9]-.*$/i, '')
  const exact = localeByCode(plain)
  if (exact) return exact
  const canonical = canonicalOf(plain)
  return canonical && byCanonical(canonical)
}

/** RFC 4647 lookup: the first tag, in order of preference, that has a language. */
export function resolveList(tags: Iterable<string>) {
  for (const tag of tags) {
    const locale = resolveTag(tag)
    if (locale) return locale
  }
  return null
}

function canonicalOf(tag: string) {
  try {
    return new Intl.Locale(tag)
  } catch {
    return null
  }
}

function byCanonical(canonical: Intl.Locale) {
  const { baseName, language, region } = canonical
  const exact = localeByCode(baseName)
  if (exact) return exact
  if (language === 'zh' || language === 'yue') {
    const script = canonical.maximize().script
    if (script === 'Hans' || script === 'Hant') return script === 'Hant' ? 'zh-TW' : 'zh-CN'
  }
  return (region ? localeByCode(`${language}-${region}`) : null) ?? localeByCode(language)
}
