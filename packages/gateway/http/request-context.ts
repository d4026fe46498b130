import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasSecureCookies } from '@fanfare/contract/session/secure-cookies.ts'
import { languageByHeader } from '@fanfare/languages/languages.ts'
import type { GatewayContext } from '../context.ts'
import type { RequestContext } from '../route.ts'
import { addressOf } from './client-address.ts'
import { writeCookies } from './cookies.ts'

const COUNTRY = /^[A-Za-z]{2}$/
/** Proxies write these for an unknown country: ISO 3166 keeps XX and ZZ for private use. */
const NO_COUNTRY = new Set(['XX', 'ZZ'])

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

function countryOf(gateway: GatewayContext, request: FastifyRequest): string | null {
  const { countryHeader } = gateway.config
  const value = countryHeader === null ? undefined : single(request.headers[countryHeader])
  const country = value !== undefined && COUNTRY.test(value) ? value.toUpperCase() : null
  return country === null || NO_COUNTRY.has(country) ? null : country
}

export const requestContext = ({
  gateway,
  request,
  reply,
  caller,
  operator,
}: Pick<RequestContext, 'gateway' | 'caller' | 'operator'> & {
  request: FastifyRequest
  reply: FastifyReply
}): RequestContext => ({
  gateway,
  caller,
  operator,
  locale: languageByHeader(single(request.headers.language)).language,
  country: countryOf(gateway, request),
  address: addressOf(request),
  header: (name) => single(request.headers[name]),
  cookies: request.cookies,
  setCookies: (cookies) => writeCookies(reply, cookies, { secure: hasSecureCookies(gateway.config) }),
})
