import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  poweredByHeader: false,
  // Pre-built pictures only: the image optimiser's endpoint has been a way in more than once (reliability §1).
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // The door compresses; Next answers on the loopback alone.
  compress: false,
  reactStrictMode: true,
  // Draws the social images; a native module that no bundler can take in.
  serverExternalPackages: ['@takumi-rs/core'],
  // `npm test` checks the types of everything in a step of its own; a start has no reason to do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
