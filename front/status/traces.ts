import type { IncomingMessage, ServerResponse } from 'node:http'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { startTraces, type TraceOptions } from '@fanfare/kernel/telemetry/traces.ts'
import { addressOf } from '../addresses.ts'

/** As in the access log, a path is there only where the front caches the address: others may contain ids or a token. */
function describeAddress(url: string) {
  const { destination, path, cacheRule } = addressOf(url)
  return { 'fanfare.destination': destination, ...(cacheRule !== null && { 'fanfare.path': path }) }
}

/** Begins a trace with each request. The `traceparent` of a client is replaced, so that no client decides what is traced. */
export function startFrontTraces(options: Omit<TraceOptions, 'service'>) {
  const { tracer, stop } = startTraces({ ...options, service: 'fanfare-front' })
  const spans = new WeakMap<IncomingMessage, Span>()

  const begin = (request: IncomingMessage, response: ServerResponse, answer: () => void) => {
    const { method = '', headers } = request
    const attributes = { 'http.request.method': method, ...describeAddress(request.url ?? '') }
    const name = `${method} ${attributes['fanfare.destination']}`
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, root: true, attributes })
    spans.set(request, span)
    const traced = trace.setSpan(ROOT_CONTEXT, span)
    for (const field of propagation.fields()) delete headers[field]
    propagation.inject(traced, headers)
    response.once('close', () => {
      if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(traced, answer)
  }

  return {
    trace: begin,
    setRequestId: (request: IncomingMessage, id: string | undefined) =>
      void (id !== undefined && spans.get(request)?.setAttribute('fanfare.request_id', id)),
    /** Sends the spans that wait. */
    stop,
  }
}
