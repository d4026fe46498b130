import { CachedPageHandler } from './cache/cached-page-handler.ts'
import { trackGatewayFreshness } from './cache/gateway-freshness.ts'
import { PageCache } from './cache/page-cache.ts'
import { PageFetcher } from './cache/page-fetcher.ts'
import { PageStore } from './cache/page-store.ts'
import { Recompressor } from './cache/recompressor.ts'
import { RenderLimit } from './cache/render-limit.ts'
import { StalePages } from './cache/stale-pages.ts'
import { createCaptchaFrame, type CaptchaFrame } from './captcha-frame.ts'
import { createSecurityHeaders } from './csp/page-policy.ts'
import { ErrorPages } from './errors/error-pages.ts'
import { type FramedPages, createFramedPages } from './http/framed-pages.ts'
import { createNextClient } from './http/next-client.ts'
import { type NextProxy, createNextProxy } from './http/next-proxy.ts'
import { createPlayerProxy, type PlayerProxy } from './http/player-proxy.ts'
import { pageTimeoutOf } from './http/page-timeout.ts'
import type { FrontOptions } from './options.ts'

/** The parts that answer for the site. */
export type Site = {
  cachedPages: CachedPageHandler
  errorPages: ErrorPages
  fetcher: PageFetcher
  proxy: NextProxy
  player: PlayerProxy
  framedPages: FramedPages
  captchaFrame: CaptchaFrame
  close: () => void
}

export function createSite(options: FrontOptions): Site {
  const { nextOrigin, siteOrigin, development, now, monotonicNow } = options
  const { patienceMs, tallies } = options
  const timeoutMs = pageTimeoutOf(options)
  const securityHeaders = createSecurityHeaders(options)
  const client = createNextClient(nextOrigin, siteOrigin)
  const { fetchNext } = client
  const store = new PageStore(options.storeBytes)
  const variesByFrame = !options.live
  const fetcher = new PageFetcher({
    store,
    fetchNext,
    securityHeaders,
    monotonicNow,
    timeoutMs,
    variesByFrame,
    tallies,
  })
  const cache = new PageCache({ store, fetcher, monotonicNow, patienceMs })
  const findNotFoundPage = cache.findNotFoundPage.bind(cache)
  const errorPages = new ErrorPages({ securityHeaders, findNotFoundPage })
  const proxy = createNextProxy({ nextOrigin, development, timeoutMs, now, securityHeaders, errorPages })
  const player = createPlayerProxy(options, errorPages)
  const framedPages = createFramedPages({ options, fetchNext, errorPages, timeoutMs, passOn: proxy.pass })
  const captchaFrame = createCaptchaFrame(options)
  const gatewayFreshness =
    options.trackGatewayFreshness && !development ? trackGatewayFreshness({ fetchNext, now, monotonicNow }) : null
  const cachedPages = new CachedPageHandler({
    store,
    cache,
    stalePages: new StalePages(store),
    recompressor: new Recompressor(store, monotonicNow),
    renderLimit: new RenderLimit(options),
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
