import { health } from '@fanfare/contract/site/site.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { Domains } from '#lib/domains/create-domains.ts'
import type { CallRouter } from '#lib/domains/start-domains.ts'
import type { DomainSettings } from '@fanfare/kernel/domains/domain-list.ts'
import { domainsChosen } from '../slices/system-info.ts'
import type { AppStore } from '../store.ts'

/** Null until their code is loaded; calls and sockets use the page's own origin until then. */
export type LoadedDomains = () => Domains | null

/** Chooses the hosts of calls and sockets in the background (NET-1). */
export function loadDomains(store: AppStore, { routeBy }: CallRouter, settings: DomainSettings): LoadedDomains {
  let domains: Domains | null = null
  import('#lib/domains/start-domains.ts').then(
    ({ startDomains }) => {
      domains = startDomains({
        settings,
        health,
        routeBy,
        now: serverNow,
        chosen: () => store.getState().systemInfo,
        choose: (chosen) => void store.dispatch(domainsChosen(chosen)),
      })
    },
    () => undefined,
  )
  return () => domains
}
