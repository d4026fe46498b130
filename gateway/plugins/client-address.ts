import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { limitAddress, plainAddress } from '#lib/client-address.ts'

const isLoopback = (address: string): boolean => isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback'

/**
 * Whose X-Forwarded-For is believed: the front on this machine, and as many proxies as were said to stand before us.
 * `hop` counts from the connection. `ownHost`: `GATEWAY_HOST`, from which the front on this machine connects.
 */
export const createTrust =
  (proxies: number, ownHost = '127.0.0.1') =>
  (address: string, hop: number): boolean =>
    (hop === 0 && (isLoopback(address) || address === ownHost)) || hop < proxies

/** Whom limits count a request to; a proxy that wrote no address makes it the proxy's own. */
export const addressOf = ({ ip, socket }: FastifyRequest): string =>
  limitAddress(plainAddress(ip) ?? socket.remoteAddress ?? '')
