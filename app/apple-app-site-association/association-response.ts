import { missingFile } from '#lib/http/missing-file.ts'
import { appleAppSiteAssociation } from '#lib/native/app-links.ts'
import { settings } from '#lib/queries/settings.ts'

/** APP-6: `application/json` without a suffix, as iOS requests it. */
export function associationResponse() {
  const association = appleAppSiteAssociation(settings().APPLE_APP_ID)
  return association ? Response.json(association) : missingFile()
}
