import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** `[2001:db8::1]`, with a port or without. */
const IN_BRACKETS = /^\[([^\]]*)\](?::\d+)?$/
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/

/** The address in an entry of `X-Forwarded-For`, which some proxies write with its port; null where it has none. */
export function plainAddress(entry: string) {
  const text = entry.trim()
  const address = IN_BRACKETS.exec(text)?.[1] ?? IPV4_WITH_PORT.exec(text)?.[1] ?? text
  return isIP(address) === 0 ? null : address
}

/** The ranges of loopback and private networks, as ipaddr.js names them. */
const INNER = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

/** Whether the peer that sent X-Forwarded-For is a proxy of ours, and not a visitor who forged the header. */
export const isProxyOfOurs = (peer: string) => isIP(peer) !== 0 && INNER.has(ipaddr.process(peer).range())

export const IGNORED_PROXY =
  'TRUST_PROXY is 0, and a proxy in front sends X-Forwarded-For: all visitors share its limits. Set TRUST_PROXY to the number of proxies.'

const FIRST_HALF = 4

/** The key of rate limits (contract §8): an IPv4 address, or the /64 of an IPv6 one, because one customer owns a whole /64. */
export const limitAddress = (ip: string) => {
  // ipaddr.js also reads `1` and `0x7f.1` as addresses.
  if (isIP(ip) === 0) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, FIRST_HALF).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
