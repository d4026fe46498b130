import { createCachedPageHandler } from './cache/cached-page-handler.ts'
import { trackGatewayFreshness } from './cache/gateway-freshness.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createPageFetcher } from './cache/page-fetcher.ts'
import { PageStore } from './cache/page-store.ts'
import { createRecompressor } from './cache/recompressor.ts'
import { createRenderLimit } from './cache/render-limit.ts'
import { createStalePages } from './cache/stale-pages.ts'
import { createCaptchaFrame } from './captcha-frame.ts'
import { createSecurityHeaders } from './csp/page-policy.ts'
import { createErrorPages } from './errors/error-pages.ts'
import { createFramedPages } from './http/framed-pages.ts'
import { createNextClient } from './http/next-client.ts'
import { createNextProxy } from './http/next-proxy.ts'
import { createPlayerProxy } from './http/player-proxy.ts'
import { pageTimeoutOf } from './http/page-timeout.ts'
import type { FrontOptions } from './options.ts'

export function createSite(options: FrontOptions) {
  const { nextOrigin, siteOrigin, development, now, monotonicNow } = options
  const { patienceMs, tallies } = options
  const timeoutMs = pageTimeoutOf(options)
  const securityHeaders = createSecurityHeaders(options)
  const client = createNextClient(nextOrigin, siteOrigin)
  const { fetchNext } = client
  const store = new PageStore(options.storeBytes)
  const variesByFrame = !options.live
  const fetcher = createPageFetcher({
    store,
    fetchNext,
    securityHeaders,
    monotonicNow,
    timeoutMs,
    variesByFrame,
    tallies,
  })
  const cache = createPageCache({ store, fetcher, monotonicNow, patienceMs })
  const errorPages = createErrorPages({ securityHeaders, findNotFoundPage: cache.findNotFoundPage })
  const proxy = createNextProxy({ nextOrigin, development, timeoutMs, now, securityHeaders, errorPages })
  const player = createPlayerProxy(options, errorPages)
  const framedPages = createFramedPages({ options, fetchNext, errorPages, timeoutMs, passOn: proxy.pass })
  const captchaFrame = createCaptchaFrame(options)
  const gatewayFreshness =
    options.trackGatewayFreshness && !development ? trackGatewayFreshness({ fetchNext, now, monotonicNow }) : null
  const cachedPages = createCachedPageHandler({
    store,
    cache,
    renderStale: createStalePages(store),
    recompress: createRecompressor(store, monotonicNow),
    mayRender: createRenderLimit(options),
    errorPages,
    passOn: proxy.pass,
    monotonicNow,
    tallies,
    lastGatewayReadAt: gatewayFreshness?.lastGatewayReadAt ?? (() => Infinity),
  })
  const close = () => {
    gatewayFreshness?.stop()
    client.close()
    proxy.close()
    player.close()
  }
  return { cachedPages, errorPages, fetcher, proxy, player, framedPages, captchaFrame, close }
}
