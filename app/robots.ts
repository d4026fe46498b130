import type { MetadataRoute } from 'next'
import { publicConfig } from '#lib/queries/settings.ts'

// The origin is a setting, unknown at build time.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/v1/', '/api/', '/ws/', '/*/dev/'] },
    sitemap: `${publicConfig().siteOrigin}/sitemap.xml`,
  }
}
