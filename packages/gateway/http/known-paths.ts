import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { sendEnvelope } from './envelope.ts'

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$|()[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** 40500 for a path of the contract with another method, 40400 for other paths (contract §1). */
export function createNotFound(calls: readonly Pick<CallDefinition, 'path' | 'method'>[]) {
  const known = calls.map(({ path, method }) => ({ pattern: patternOf(path), method }))
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (methods.length === 0) return sendEnvelope(reply, 'NO_SUCH_PATH', null)
    void reply.header('Allow', [...new Set(methods)].join(', '))
    return sendEnvelope(reply, 'WRONG_METHOD', null)
  }
}
