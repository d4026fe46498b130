import { createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { CLIENT, close, listen } from './real-provider.ts'

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(header: object, claims: object, key: KeyObject | null): string {
  const content = `${encode(header)}.${encode(claims)}`
  const signature = key === null ? '' : createSign('sha256').update(content).sign(key, 'base64url')
  return `${content}.${signature}`
}

const SUB = 'sub-of-mallory'

export interface Lie {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  /** `none` leaves the signature out, `other` signs with another key than the published one. */
  key?: 'own' | 'other' | 'none'
  userInfoSub?: string
  info?: Record<string, unknown>
  document?: Record<string, unknown>
  status?: number
  /** Answers at the token endpoint in its own way. */
  raw?: (response: ServerResponse) => void
  keysStatus?: number
}

export const LOGOUT_EVENT = { 'http://schemas.openid.net/event/backchannel-logout': {} }

/** A provider that says whatever `lie` says, and accepts every code any number of times. */
export async function startHostileProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  /** `asked`: token requests since the start. */
  const state = { lie: {} as Lie, asked: 0, nonce: '' }
  const keys = { own: privateKey, other, none: null }
  const { origin, server } = await listen((issuer) => (request, response) => {
    const { lie } = state
    const send = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const now = Math.floor(Date.now() / 1000)
    switch (request.url?.split('?', 1)[0]) {
      case '/.well-known/openid-configuration':
        return send({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['RS256', 'none', 'HS256'],
          ...lie.document,
        })
      case '/keys':
        return send(
          { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
          lie.keysStatus,
        )
      case '/userinfo':
        return send({ sub: lie.userInfoSub ?? SUB, preferred_username: 'mallory', groups: ['care'], ...lie.info })
      default: {
        state.asked += 1
        if (lie.raw) return lie.raw(response)
        const claims = { iss: issuer, aud: CLIENT.clientId, sub: SUB, iat: now, exp: now + 60, nonce: state.nonce }
        const header = { alg: 'RS256', kid: 'one', ...lie.header }
        const idToken = sign(header, { ...claims, ...lie.claims }, keys[lie.key ?? 'own'])
        return send({ access_token: 'access', token_type: 'Bearer', id_token: idToken }, lie.status)
      }
    }
  })
  return Object.assign(state, {
    issuer: origin,
    /** The answer at the callback that a browser brings: the parameters of the address that it was sent to. */
    answerTo: (address: string) => {
      const { searchParams } = new URL(address)
      state.nonce = searchParams.get('nonce') ?? ''
      return { state: searchParams.get('state') ?? '', code: 'code' }
    },
    /** A token of a logout, with other claims and another header than a right one has. */
    logoutToken: ({ claims, header, key = 'own' }: Pick<Lie, 'claims' | 'header' | 'key'>) => {
      const now = Math.floor(Date.now() / 1000)
      const right = {
        iss: origin,
        aud: CLIENT.clientId,
        sub: SUB,
        iat: now,
        exp: now + 120,
        jti: randomUUID(),
        events: LOGOUT_EVENT,
      }
      return sign({ alg: 'RS256', kid: 'one', typ: 'logout+jwt', ...header }, { ...right, ...claims }, keys[key])
    },
    stop: () => close(server),
  })
}
