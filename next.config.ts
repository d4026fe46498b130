import { randomBytes } from 'node:crypto'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { nextAloneHeaders } from './front/csp/security-headers.ts'
import { refuseOverdueTexts } from '@fanfare/kernel/config/pending-texts.ts'

/** Of this build; pages carry it, and their texts are requested with it (docs/offline.md). The runner names it by the hash of the sources. */
const BUILD_ID = process.env.BUILD_ID ?? randomBytes(6).toString('hex')

const config: NextConfig = {
  generateBuildId: () => BUILD_ID,
  env: { BUILD_ID },
  poweredByHeader: false,
  // The runner cleans: the types of routes stay for tsc, which reads them at the same time.
  cleanDistDir: false,
  // Pre-built pictures only: the image optimiser's endpoint has been a way in more than once.
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // The front compresses; Next answers on the loopback alone.
  compress: false,
  reactStrictMode: true,
  // Titles and robots stand in the head of every page: streamed, they follow in the body and appear twice.
  htmlLimitedBots: /.*/,
  // Draws the social images; a native module that no bundler can take in.
  serverExternalPackages: ['@takumi-rs/core'],
  // `npm test` checks the types of everything in a step of its own; a start has no reason to do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    rules: {
      '**/lib/offline/worker-source.ts': { loaders: ['./scripts/loaders/worker-source.cjs'] },
    },
    // The browser is given its texts parsed (lib/i18n/compile-messages.ts), so it needs no parser for them.
    resolveAlias: { 'use-intl/format-message': { browser: 'use-intl/format-message/format-only' } },
  },
  experimental: {
    // A route's stylesheets have what it imports: the default put those of most routes into each (ADR 0112). In bytes.
    cssChunking: { type: 'graph', requestCost: 3200 },
    // Rendered pages stay in memory, where they are bounded: on disk every unknown alias would leave five files forever.
    isrFlushToDisk: false,
    // Drops code of Next's CommonJS modules that is never called.
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
  },
  // For a site without its front; the front replaces them by what it knows of each page (reliability D-21).
  headers: async () => nextAloneHeaders(process.env.FRAME_ANCESTORS, process.env.NODE_ENV === 'development'),
}

/** @throws Error when a live site is built with texts that a live site refuses. */
export default function configOf(phase: string): NextConfig {
  const withTexts = createNextIntlPlugin('./lib/i18n/request.ts')(config)
  if (phase !== PHASE_PRODUCTION_BUILD) return withTexts
  refuseOverdueTexts(process.cwd(), process.env.SITE_ORIGIN, Date.now())
  // A release takes what this collects (ADR 0155). With it `next start` would warn at each start, so the build alone has it.
  return { ...withTexts, output: 'standalone' }
}
