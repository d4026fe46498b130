import type { FastifyReply } from 'fastify'
import type { Cookie } from '../accounts/session-cookies.ts'

export function writeCookies(reply: FastifyReply, cookies: readonly Cookie[], { secure }: { secure: boolean }): void {
  for (const { name, value, ...options } of cookies) void reply.setCookie(name, value, { ...options, secure })
}
