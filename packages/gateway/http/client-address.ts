import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { limitAddress, plainAddress } from '@fanfare/kernel/net/client-address.ts'

const isLoopback = (address: string): boolean => isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback'

/**
 * Trusts the X-Forwarded-For of the front on this machine and of as many proxies as TRUST_PROXY counts.
 * `hop` counts from the connection. `ownHost`: `GATEWAY_HOST`, from which the front on this machine connects.
 */
export const createTrust =
  (proxies: number, ownHost = '127.0.0.1') =>
  (address: string, hop: number): boolean =>
    (hop === 0 && (isLoopback(address) || address === ownHost)) || hop < proxies

/** The address that limits count; without one in the header, the address of the proxy. */
export const addressOf = ({ ip, socket }: FastifyRequest): string =>
  limitAddress(plainAddress(ip) ?? socket.remoteAddress ?? '')
