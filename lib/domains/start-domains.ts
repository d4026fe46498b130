import type { HttpClient } from '../http/client.ts'
import { createDomains, type Domains, type DomainsEnvironment } from './create-domains.ts'
import { routeCalls } from './route-calls.ts'

interface PageParts extends Pick<DomainsEnvironment, 'settings' | 'now' | 'chosen' | 'choose' | 'health'> {
  routeBy: (route: (send: HttpClient['send']) => HttpClient['send']) => void
}

/** Connects the domains with the browser: they are probed at once, and again when the device is back online. */
export function startDomains({ routeBy, ...page }: PageParts): Domains {
  const domains = createDomains({
    ...page,
    fetch: (url, init) => fetch(url, init),
    elapsed: () => performance.now(),
    storage: () => localStorage,
    setTimer: (run, ms) => setTimeout(run, ms),
    report: (problem) => console.warn(problem),
  })
  routeBy((send) => routeCalls(send, domains))
  window.addEventListener('online', () => void domains.refresh())
  void domains.refresh()
  return domains
}
