import { missingFile } from '#lib/http/missing-file.ts'
import { settings } from '#lib/queries/settings.ts'
import { securityText } from '#lib/seo/security-text.ts'

// The contact is a setting, and the time of expiry moves.
export const dynamic = 'force-dynamic'

export function GET() {
  const { SECURITY_CONTACT: contacts, SITE_ORIGIN: siteOrigin } = settings()
  const text = securityText({ contacts, siteOrigin, now: Date.now() })
  return text ? new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } }) : missingFile()
}
