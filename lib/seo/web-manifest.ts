import type { MetadataRoute } from 'next'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'

const IMAGES = '/static/images'

/**
 * `/manifest.webmanifest`, one for all languages: `/` redirects to the visitor's own. The maskable icons keep the picture
 * within 80 % of their width, which every mask leaves (W3C, Web Application Manifest, "Icon masks and safe zone").
 */
export function webManifest(brandName: string): MetadataRoute.Manifest {
  return {
    id: '/',
    name: brandName,
    short_name: brandName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: COLOR.light['bg.canvas'],
    theme_color: COLOR.light['bg.surface'],
    icons: [
      { src: `${IMAGES}/icon.svg`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: `${IMAGES}/icon-192.png`, type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: `${IMAGES}/icon-512.png`, type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: `${IMAGES}/icon-maskable.svg`, type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
      { src: `${IMAGES}/icon-maskable-512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
