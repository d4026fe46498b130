import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isProxyOfOurs, limitAddress, plainAddress } from '@fanfare/kernel/net/client-address.ts'

const isLoopback = (address: string) => isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback'

/**
 * Trusts the X-Forwarded-For of the front on this machine and of as many proxies as TRUST_PROXY counts.
 * `hop` counts from the connection. `ownHost`: `GATEWAY_HOST`, from which the front on this machine connects. `onIgnored` runs for a front
 * or proxy elsewhere whose header is ignored.
 */
export const createTrust =
  (
    proxies: number,
    { ownHost = '127.0.0.1', onIgnored = () => undefined }: { ownHost?: string; onIgnored?: () => void } = {},
  ) =>
  (address: string, hop: number) => {
    const isTrusted = (hop === 0 && (isLoopback(address) || address === ownHost)) || hop < proxies
    // Hop 0, the peer of the connection, is only asked about when the request has the header.
    if (!isTrusted && hop === 0 && isProxyOfOurs(address)) onIgnored()
    return isTrusted
  }

/** The address that limits count; without one in the header, the address of the proxy. */
export const addressOf = ({ ip, socket }: FastifyRequest) =>
  limitAddress(plainAddress(ip) ?? socket.remoteAddress ?? '')
