import { subscribe } from 'node:diagnostics_channel'
import { context, propagation, type Attributes } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'
import { VERSION } from '../version.ts'
import { TRACE_HEADERS_CHANNEL } from './trace-channels.ts'

/** Spans are sent within about this time. */
const EXPORT_EVERY_MS = 1_000

/** All others are left out, because a library could write an address, a query or a token into them. */
const SENT_ATTRIBUTES = new Set([
  'db.query.summary',
  'db.system.name',
  'error.type',
  'fanfare.code',
  'fanfare.destination',
  'fanfare.outcome',
  'fanfare.path',
  'fanfare.request_id',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'next.route',
  'next.span_type',
])

const sentAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => SENT_ATTRIBUTES.has(name)))

/** Next writes addresses into the names of some spans. */
const sentName = (name: string, attributes: Attributes) =>
  [attributes['next.span_type'] ?? name, attributes['next.route'] ?? ''].join(' ').trimEnd()

/** Without the messages of errors, which may quote what a person typed. */
const withoutContent = (span: ReadableSpan) =>
  Object.create(span, {
    name: { value: sentName(span.name, span.attributes) },
    attributes: { value: sentAttributes(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan

const exporterOf = (url: string): SpanExporter => {
  const exporter = new OTLPTraceExporter({ url })
  return {
    export: (spans, done) => exporter.export(spans.map(withoutContent), done),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}

export interface TraceOptions {
  /** Where an OpenTelemetry collector takes OTLP over HTTP. */
  url: string
  service: 'fanfare-front' | 'fanfare-site' | 'fanfare-gateway'
  /** Percentage of own traces that are sent; one that began elsewhere is sent if it is sent there. */
  sample: number
}

export type Traces = ReturnType<typeof startTraces>

/** Sends spans of this process. A collector that does not answer loses spans, and no request waits for it. */
export function startTraces({ url, service, sample }: TraceOptions) {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': VERSION }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sample / 100) }),
    spanProcessors: [new BatchSpanProcessor(exporterOf(url), { scheduledDelayMillis: EXPORT_EVERY_MS })],
  })
  provider.register()
  subscribe(TRACE_HEADERS_CHANNEL, (headers) => propagation.inject(context.active(), headers))
  return {
    tracer: provider.getTracer(service),
    /** Sends the spans that wait. */
    stop: () => provider.shutdown().catch(() => undefined),
  }
}
