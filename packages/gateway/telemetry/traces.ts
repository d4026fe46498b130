import { subscribe } from 'node:diagnostics_channel'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { startTraces, type Traces, type TraceOptions } from '@fanfare/kernel/telemetry/traces.ts'
import { TRACED_WORK_CHANNEL, type TracedWork } from '@fanfare/kernel/telemetry/trace-channels.ts'
import { STATEMENT_CHANNEL, type SentStatement } from '../db/preparing-client.ts'
import { sqlState } from '../db/transaction.ts'

/** Balancers and Prometheus ask for these all the time. */
const UNTRACED = /^\/(?:metrics|health)(?:\/|$)/

const SUMMARY_MAXIMUM = 200

/** The verbs and tables of a statement in their order. Its text is not sent: text between quotes could be a value. */
function summaryOf(statement: string) {
  const code = statement.replaceAll(/'[^']*'/g, '')
  const words = [
    ...code.matchAll(
      /\b(select|insert|update|delete|begin|commit|rollback|lock)\b|\b(?:from|into|join|update)\s+"?(?!select\b|lateral\b|set\b|of\b|skip\b)([a-z_]+)/gi,
    ),
  ]
  return words
    .flatMap(([, verb, table]) => verb?.toLowerCase() ?? table ?? [])
    .filter((word, at, all) => word !== all[at - 1])
    .join(' ')
    .slice(0, SUMMARY_MAXIMUM)
}

/** A span for each request to the server, which continues the trace of its `traceparent`. */
function traceRequests(app: FastifyInstance, { tracer }: Traces) {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    if (UNTRACED.test(route)) return done()
    const parent = propagation.extract(ROOT_CONTEXT, request.headers)
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER }, parent)
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route, 'fanfare.request_id': request.id })
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (span === undefined) return
    span.setAttributes({
      'http.response.status_code': reply.statusCode,
      ...(request.answerCode !== null && { 'fanfare.code': request.answerCode }),
    })
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}

/** The evaluation of a million participants is one run of a job. */
const STATEMENTS_MAXIMUM = 200

/** A span for each of the first statements of a traced request, job or message of a socket. */
function traceStatements({ tracer }: Traces) {
  const counts = new WeakMap<Span, number>()
  subscribe(STATEMENT_CHANNEL, (message) => {
    const parent = trace.getActiveSpan()
    if (parent?.isRecording() !== true) return
    const count = counts.get(parent) ?? 0
    if (count === STATEMENTS_MAXIMUM) return
    counts.set(parent, count + 1)
    const { text, ended } = message as SentStatement
    const summary = summaryOf(text)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
    const span = tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes })
    ended.then(
      () => span.end(),
      (error: unknown) => {
        span.setAttribute('error.type', sqlState(error) ?? 'unknown')
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    )
  })
}

/** A trace for each run of a job, each socket and each message of one. The client of a socket cannot choose it. */
function traceWork({ tracer }: Traces) {
  subscribe(TRACED_WORK_CHANNEL, (message) => {
    const work = message as TracedWork
    const { name, run } = work
    work.run = () =>
      tracer.startActiveSpan(name, { root: true }, async (span) => {
        try {
          span.setAttribute('fanfare.outcome', (await run()) ?? 'done')
        } catch (error) {
          span.setAttributes({ 'fanfare.outcome': 'failed', 'error.type': sqlState(error) ?? 'unknown' })
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      })
  })
}

/** Traces the servers and jobs that are created from now on, and their statements. */
export function startGatewayTraces(options: Omit<TraceOptions, 'service'>) {
  const traces = startTraces({ ...options, service: 'fanfare-gateway' })
  subscribe('fastify.initialization', (message) =>
    traceRequests((message as { fastify: FastifyInstance }).fastify, traces),
  )
  traceStatements(traces)
  traceWork(traces)
  return traces
}
