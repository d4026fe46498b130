const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const MAPPED_IPV4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/**
 * Whose X-Forwarded-For is believed: the front on this machine, and as many proxies as were said to stand before us.
 * `hop` counts from the connection.
 */
export const createTrust =
  (proxies: number) =>
  (address: string, hop: number): boolean =>
    (hop === 0 && LOOPBACK.test(address)) || hop < proxies

/** Fills `::` and drops what stands behind the first four groups: one customer has a whole /64. */
const networkOf = (ipv6: string): string => {
  const [head = '', tail] = ipv6.split('%', 1)[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** An IPv4 address, or the /64 of an IPv6 one: what limits count by. */
export const limitAddress = (ip: string): string => {
  const mapped = MAPPED_IPV4.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return ip.includes(':') ? networkOf(ip) : ip
}
