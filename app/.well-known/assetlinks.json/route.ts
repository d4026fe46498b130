import { missingFile } from '#lib/http/missing-file.ts'
import { assetLinks } from '#lib/native/app-links.ts'
import { settings } from '#lib/queries/settings.ts'

// The apps are settings, unknown at build time.
export const dynamic = 'force-dynamic'

/** APP-6, for Android. */
export function GET() {
  const { ANDROID_PACKAGE, ANDROID_FINGERPRINTS } = settings()
  const links = assetLinks(ANDROID_PACKAGE, ANDROID_FINGERPRINTS)
  return links ? Response.json(links) : missingFile()
}
