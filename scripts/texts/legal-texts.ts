/** Errors that say what happened to a reward or to money. */
const MONEY_ERRORS: readonly RegExp[] = [
  /^common:code\.(?:50000|51024)$/,
  /^common:failure\.(?:once|safe)$/,
  /^common:common\.network_error_calm$/,
  /^common:rewards\.failed_/,
]

/** Texts that users may hold us to: rules, consent, legal documents and errors on money. A subtitle with a number promises an amount or a chance. */
export function isLegalText(id: string, english: string) {
  if (id.startsWith('legal/') || id === 'common:shell.risk_disclosure') return true
  if (id.startsWith('common:')) return MONEY_ERRORS.some((pattern) => pattern.test(id))
  const path = id.slice(id.indexOf(':') + 1)
  return /^(?:rules|consent|faq\.\d+\.\w+)$/.test(path) || (path === 'subtitle' && /\d/.test(english))
}
