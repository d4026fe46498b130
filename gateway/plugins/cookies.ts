import type { FastifyReply } from 'fastify'

/** Every cookie of the gateway is Secure. `maxAge` in seconds; 0 takes the cookie away. */
export interface Cookie {
  name: string
  value: string
  maxAge: number
  httpOnly: boolean
  sameSite: 'lax' | 'strict'
  path: string
}

export function writeCookies(reply: FastifyReply, cookies: readonly Cookie[]): void {
  for (const { name, value, ...options } of cookies) void reply.setCookie(name, value, { ...options, secure: true })
}
