import type { MetadataRoute } from 'next'
import { publicConfig } from '#lib/queries/settings.ts'
import { webManifest } from '#lib/seo/web-manifest.ts'

// The brand is a setting, which the build does not have.
export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  return webManifest(publicConfig().brandName)
}
