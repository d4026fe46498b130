import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { Socket } from 'node:net'
import { IGNORED_PROXY, isProxyOfOurs } from '@fanfare/kernel/net/client-address.ts'
import { limitPipelining } from '@fanfare/kernel/net/limit-pipelining.ts'
import { type Address, addressOf, isSocketPath } from './addresses.ts'
import { isRevalidateRequest, revalidate } from './cache/revalidate.ts'
import { fileHeaders } from './csp/security-headers.ts'
import { hasBody } from '@fanfare/kernel/has-body.ts'
import { CONNECTION_OPTIONS, closeAfterAnswer, limitConnections, limitSending } from './http/connections.ts'
import { createGatewayProxy } from './http/gateway-proxy.ts'
import { createClientErrorHandler, followsRefusal, refusalOf, refuse, refuseRaw } from './http/malformed-request.ts'
import { isRead, prepareRequestHeaders } from './http/request-headers.ts'
import { prepareSiteHeaders } from './http/site-headers.ts'
import { pageTimeoutOf } from './http/page-timeout.ts'
import type { FrontOptions } from './options.ts'
import { createSite } from './site.ts'

/** The reverse proxy of the gateway and Next; it hides their internal addresses (contract §8, D-1, D-28). */
export function createFront(options: FrontOptions) {
  const { development, nextOrigin, revalidateSecret: secret, formerRevalidateSecret = '' } = options
  const site = createSite(options)
  const gateway = createGatewayProxy(options)
  const securityOfEmptyAnswers = fileHeaders(options)

  const answerPage = (request: IncomingMessage, response: ServerResponse, address: Address) => {
    if (site.player.accepts(request)) return site.player.pass(request, response)
    if (!isRead(request) || request.headers['next-action'] !== undefined) {
      if (hasBody(request)) closeAfterAnswer(request, response)
      return site.errorPages.notAllowed(request, response)
    }
    if (site.captchaFrame.accepts(request)) return site.captchaFrame.answer(request, response)
    request.resume()
    prepareSiteHeaders(request.headers)
    // Next may need longer to compile a page than `limitSending` allows.
    if (development) return site.proxy.pass(request, response)
    limitSending(response)
    return site.cachedPages.answer(request, response, address)
  }

  const answerHidden = (request: IncomingMessage, response: ServerResponse) => {
    if (isRevalidateRequest(request, secret, formerRevalidateSecret))
      return revalidate({ nextOrigin, secret, fetcher: site.fetcher }, request, response)
    if (hasBody(request)) closeAfterAnswer(request, response)
    return site.errorPages.hidden(request, response)
  }

  const noticeProxy = ({ socket, headers }: IncomingMessage) => {
    if (options.trustProxy > 0 || headers['x-forwarded-for'] === undefined) return
    if (!isProxyOfOurs(socket.remoteAddress ?? '')) return
    if (options.tallies.ignoredProxies === 0) options.warn(IGNORED_PROXY)
    options.tallies.ignoredProxies += 1
  }

  const route = async (request: IncomingMessage, response: ServerResponse) => {
    const address = addressOf(request.url ?? '')
    noticeProxy(request)
    prepareRequestHeaders(request, options)
    if (address.destination === 'gateway') return gateway.pass(request, response)
    if (address.destination === 'hidden') return answerHidden(request, response)
    return answerPage(request, response, address)
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (followsRefusal(request)) return
    const refusal = refusalOf(request)
    if (refusal) return refuse(request, response, refusal, securityOfEmptyAnswers)
    const isFramedPage = site.framedPages.accepts(request) && !site.captchaFrame.accepts(request)
    if (isFramedPage && addressOf(request.url ?? '').destination === 'page')
      return void site.framedPages.answer(request, response).catch(() => response.destroy())
    // Before the routing, which costs 1 to 3 µs. A page is stored only under the exact path that `addressOf` accepted, and is the
    // same for every visitor, whatever headers `prepareRequestHeaders` would remove.
    if (site.cachedPages.serveFresh(request, response)) return
    // No answer is possible any more; in most cases the client has closed its connection.
    route(request, response).catch(() => response.destroy())
  }

  const { trace } = options
  const answerTraced = trace && ((...sent: Parameters<typeof answer>) => trace(...sent, () => answer(...sent)))

  const isNextSocket = (url: string) => development && url.startsWith('/_next/')
  const server = createServer(
    {
      ...CONNECTION_OPTIONS,
      shouldUpgradeCallback: ({ url = '', headers }) =>
        headers.upgrade?.toLowerCase() === 'websocket' && (isSocketPath(url) || isNextSocket(url)),
    },
    answerTraced ?? answer,
  )
  limitConnections(server, pageTimeoutOf(options))
  limitPipelining(server)
  server.on('checkExpectation', (request, response) => refuse(request, response, 417, securityOfEmptyAnswers))
  server.on('clientError', createClientErrorHandler(securityOfEmptyAnswers))
  server.on('upgrade', (request, socket, head) => {
    if (!(socket instanceof Socket)) return
    const refusal = refusalOf(request)
    if (refusal) return refuseRaw(socket, refusal, securityOfEmptyAnswers)
    prepareRequestHeaders(request, options, ['connection', 'upgrade'])
    const upstream = isSocketPath(request.url ?? '') ? gateway : site.proxy
    options.tallies.openSockets.add(socket)
    socket.once('close', () => options.tallies.openSockets.delete(socket))
    upstream.upgrade(request, socket, head)
  })
  server.on('close', () => {
    gateway.close()
    site.close()
  })
  return server
}
