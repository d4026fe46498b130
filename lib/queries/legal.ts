import 'server-only'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { legalPath, type LegalDocumentName } from '@fanfare/languages/legal/legal-documents.ts'
import { readLegalText } from '#lib/legal/read-legal-text.ts'
import { settings } from './settings.ts'

/** Where the operator publishes the document; undefined means the document of this site (contract §8). */
export function publishedElsewhere(name: LegalDocumentName): string | undefined {
  const { TERMS_URL, RISK_DISCLOSURE_URL, PRIVACY_URL, HELP_URL } = settings()
  return { terms: TERMS_URL, promotions: undefined, risk: RISK_DISCLOSURE_URL, privacy: PRIVACY_URL, help: HELP_URL }[
    name
  ]
}

/** The operator's address, or the path of the page on this site, without locale. */
export const legalHref = (name: LegalDocumentName) => publishedElsewhere(name) ?? legalPath(name)

export const legalText = (name: LegalDocumentName, locale: Locale) => readLegalText(name, locale, settings().BRAND_NAME)

/** The addresses of the documents that a registration asks consent to. */
export function consentLinks(locale: Locale) {
  const hrefOf = (name: LegalDocumentName) => publishedElsewhere(name) ?? localeHref(locale, legalPath(name))
  return { terms: hrefOf('terms'), risk: hrefOf('risk') }
}
