import { acceptStored } from '@fanfare/kernel/domains/accept-host.ts'
import { findList, readAccepted, type FoundList } from './find-list.ts'
import {
  type ChosenDomains,
  DOMAIN_FIELDS,
  type DomainField,
  type DomainSettings,
} from '@fanfare/kernel/domains/domain-list.ts'
import { probe, rankHosts, type HealthCall } from './probe.ts'

/** The shortest time between probes when one host after the other fails, ms. @assumed */
const PROBE_AGAIN_MS = 30_000

export interface DomainsEnvironment {
  settings: DomainSettings
  health: HealthCall
  /** ms since the epoch */
  now: () => number
  /** The domains in use: those of the last visit until others are chosen. */
  chosen: () => ChosenDomains
  choose: (domains: Partial<ChosenDomains>) => void
}

export type Domains = ReturnType<typeof createDomains>

const NONE: ChosenDomains = { apiDomain: '', apiLegacyDomain: '', wsDomain: '', wsLegacyDomain: '' }

/** Chooses the hosts of a page from its lists (NET-1, NET-2). */
export function createDomains({ settings, health, now, chosen, choose }: DomainsEnvironment) {
  const ranked = new Map<DomainField, string[]>()
  let list: FoundList | null = null
  let running: Promise<void> | null = null
  let startedAt = 0
  let isDue = false

  const isInForce = (expires: number | undefined) => expires !== undefined && expires > now()
  const stillInForce = isInForce(readAccepted(settings)?.expires)
  choose(stillInForce ? acceptStored(chosen(), settings.suffixes) : NONE)

  const rankField = async (field: DomainField, hosts: readonly string[]) => {
    const take = (order: string[]) => {
      ranked.set(field, order)
      choose({ [field]: order[0] ?? '' })
    }
    take(
      await rankHosts(
        hosts,
        (host) => probe(host, health),
        (host) => take([host]),
      ),
    )
  }

  const findAndProbe = async () => {
    startedAt = performance.now()
    list = (await findList(settings, now)) ?? (isInForce(list?.expires) ? list : null)
    if (list === null) return choose(NONE)
    const { hosts } = list
    await Promise.all(DOMAIN_FIELDS.map((field) => rankField(field, hosts[field])))
  }

  /** Reads the lists and probes their hosts. Resolves when the last probe has ended. */
  const refresh = () =>
    (running ??= findAndProbe().finally(() => {
      running = null
    }))

  const refreshLater = () => {
    if (isDue) return
    isDue = true
    setTimeout(
      () => {
        isDue = false
        void refresh()
      },
      Math.max(0, startedAt + PROBE_AGAIN_MS - performance.now()),
    )
  }

  return {
    /** Where a call with a bearer goes; empty: the page's own origin. Legacy hosts follow when no other is left. */
    apiHost: () => chosen().apiDomain || chosen().apiLegacyDomain,
    /** Where sockets connect, in the same way. */
    wsHost: () => chosen().wsDomain || chosen().wsLegacyDomain,
    /** A host did not answer: the next one is used at once, and all are probed again in the background. */
    fail: (host: string) => {
      for (const field of DOMAIN_FIELDS) {
        const others = (ranked.get(field) ?? []).filter((other) => other !== host)
        ranked.set(field, others)
        if (chosen()[field] === host) choose({ [field]: others[0] ?? '' })
      }
      refreshLater()
    },
    refresh,
  }
}
