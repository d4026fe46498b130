import { isIP } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i
/** `[2001:db8::1]`, with a port or without. */
const IN_BRACKETS = /^\[([^\]]*)\](?::\d+)?$/
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/

/** The address in an entry of `X-Forwarded-For`, which some proxies write with its port; null: there is none in it. */
export function plainAddress(entry: string): string | null {
  const text = entry.trim()
  const address = IN_BRACKETS.exec(text)?.[1] ?? IPV4_WITH_PORT.exec(text)?.[1] ?? text
  return isIP(address) === 0 ? null : address
}

/** Fills `::` and drops what stands behind the first four groups: one customer has a whole /64. */
const networkOf = (ipv6: string): string => {
  const [head = '', tail] = ipv6.split('%', 1)[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** An IPv4 address, or the /64 of an IPv6 one: what limits count by (contract §8). */
export const limitAddress = (ip: string): string => {
  const mapped = MAPPED_IPV4.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return ip.includes(':') ? networkOf(ip) : ip
}
