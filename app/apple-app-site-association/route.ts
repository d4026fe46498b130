import { missingFile } from '#lib/http/missing-file.ts'
import { appleAppSiteAssociation } from '#lib/native/app-links.ts'
import { settings } from '#lib/queries/settings.ts'

// The apps are settings, unknown at build time.
export const dynamic = 'force-dynamic'

/** APP-6, where iOS looks second: `application/json` without a suffix, as iOS requests it. */
export function GET() {
  const association = appleAppSiteAssociation(settings().APPLE_APP_ID)
  return association ? Response.json(association) : missingFile()
}
