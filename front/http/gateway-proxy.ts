import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendFault } from '../errors/envelope.ts'
import type { FrontOptions } from '../options.ts'
import { hasBody } from '@fanfare/kernel/has-body.ts'
import { readRequest } from './body.ts'
import { closeAfterAnswer, limitSending } from './connections.ts'
import { createUpstream } from './upstream.ts'

const NO_BODY = Buffer.alloc(0)
/** Longer than a client of the product waits (10 s) and than the slowest call takes. */
const TIMEOUT_MS = 20_000
/** The gateway's time and the client's together. */
const SENDING_TIMEOUT_MS = 180_000

const noteRequestId =
  (note: NonNullable<FrontOptions['onGatewayAnswer']>) => (answer: IncomingMessage, request: IncomingMessage) => {
    const id = answer.headers['x-request-id']
    note(request, typeof id === 'string' ? id : undefined)
    return null
  }

export function createGatewayProxy({
  gatewayOrigin,
  gatewayTimeoutMs = TIMEOUT_MS,
  foreignGateway,
  onGatewayAnswer,
  now,
}: FrontOptions) {
  const upstream = createUpstream({
    origin: gatewayOrigin,
    timeoutMs: gatewayTimeoutMs,
    changeHost: foreignGateway,
    isOwn: !foreignGateway,
    now,
    prepareResponse: onGatewayAnswer && noteRequestId(onGatewayAnswer),
    onDown: (_request, response) => sendFault(response, 'NOT_READY', now()),
  })
  return {
    pass: async (request: IncomingMessage, response: ServerResponse) => {
      limitSending(response, SENDING_TIMEOUT_MS)
      const body = hasBody(request) ? await readRequest(request) : NO_BODY
      if (body) return upstream.pass(request, response, body)
      closeAfterAnswer(request, response)
      sendFault(response, 'BODY_TOO_LARGE', now())
    },
    upgrade: upstream.upgrade,
    close: upstream.close,
  }
}
