import type { ServerClock } from '../http/clock.ts'

/** The gateway of a demonstration and the secrets with which the state player calls it. Never in a browser. */
export interface Connection {
  gatewayOrigin: string
  signKey: string
  /** Of `/ops/**`. */
  opsSecret: string
  /** Exempts from rate limits, because all personas come from one address; empty: no exemption. */
  siteSecret: string
  clock: ServerClock
}
