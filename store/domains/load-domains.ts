import { serverNow } from '#lib/http/clock.ts'
import type { HttpClient } from '#lib/http/client.ts'
import type { Domains } from '#lib/domains/create-domains.ts'
import type { DomainSettings } from '#lib/domains/domain-list.ts'
import { domainsChosen } from '../slices/system-info.ts'
import type { AppStore } from '../store.ts'

/** Null where their code could not be loaded: calls stay on the page's own origin. */
export type LoadedDomains = Promise<Domains | null>

interface Routed {
  routeBy: (route: (send: HttpClient['send']) => HttpClient['send']) => void
}

/** Chooses the hosts of calls and sockets in the background (NET-1). */
export const loadDomains = (store: AppStore, { routeBy }: Routed, settings: DomainSettings): LoadedDomains =>
  import('#lib/domains/start-domains.ts').then(
    ({ startDomains }) =>
      startDomains({
        settings,
        routeBy,
        now: serverNow,
        chosen: () => store.getState().systemInfo,
        choose: (domains) => void store.dispatch(domainsChosen(domains)),
      }),
    () => null,
  )
