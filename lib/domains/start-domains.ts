import type { HttpClient, WireRequest } from '../http/client.ts'
import { createDomains, type Domains, type DomainsEnvironment } from './create-domains.ts'

type Send = HttpClient['send']

export interface CallRouter {
  routeBy: (route: (send: Send) => Send) => void
}

/** A call is sent to the chosen host, then to the next one, and last to the page's own origin. */
const MOST_HOSTS = 2

/** Contract §8: only calls with a bearer, and none of those that need the site's cookies. */
const goesToHost = ({ call, token }: WireRequest) => token !== null && call.signed && !call.sameOrigin

/** A write that is sent twice must take effect once (contract §5, §6). */
const mayRepeat = ({ call, idempotencyKey }: WireRequest) => call.idempotent || idempotencyKey !== undefined

/** An error without a status means no answer. Recognised by its fields, because the class would bring the client into this script. */
const isUnanswered = (error: unknown, { signal }: WireRequest) => {
  const { name, status } = error as { name?: unknown; status?: unknown }
  return name === 'NetworkError' && status === undefined && !signal?.aborted
}

/**
 * Sends calls with a bearer to the chosen host (NET-2). When it does not answer, the next one is used from then on, and a call
 * that may be repeated is sent there.
 */
export function routeCalls(send: Send, { apiHost, fail }: Pick<Domains, 'apiHost' | 'fail'>): Send {
  const sendTo = async (request: WireRequest, hostsLeft: number) => {
    const host = hostsLeft > 0 ? apiHost() : ''
    try {
      return await send({ ...request, host })
    } catch (error) {
      if (host === '' || !isUnanswered(error, request)) throw error
      fail(host)
      if (!mayRepeat(request)) throw error
      return sendTo(request, hostsLeft - 1)
    }
  }
  return (request) => (goesToHost(request) ? sendTo(request, MOST_HOSTS) : send(request))
}

/** Connects the domains with the browser: probes them at once, and again when the device is back online. */
export function startDomains({ routeBy, ...page }: DomainsEnvironment & CallRouter) {
  const domains = createDomains(page)
  routeBy((send) => routeCalls(send, domains))
  window.addEventListener('online', () => void domains.refresh())
  void domains.refresh()
  return domains
}
