import type { FastifyReply } from 'fastify'

/** `maxAge` in seconds; 0 takes the cookie away. */
export interface Cookie {
  name: string
  value: string
  maxAge: number
  httpOnly: boolean
  sameSite: 'lax' | 'strict'
  path: string
}

export function writeCookies(reply: FastifyReply, cookies: readonly Cookie[], { secure }: { secure: boolean }): void {
  for (const { name, value, ...options } of cookies) void reply.setCookie(name, value, { ...options, secure })
}
