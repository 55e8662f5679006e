import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { log } from '#server/platform/log/log.ts'
import { registry } from '#server/platform/metrics.ts'
import { withDeadline } from '#server/platform/runtime/deadline.ts'
import { createMetricProducer } from './metric-producer.ts'
import { tracing } from './tracing.ts'

/** A collector that does not answer must not hold up the end of a process. */
const FLUSH_MS = 3_000

/** Of a statement; the longest insert hundreds of rows. */
const MAX_ATTRIBUTE_LENGTH = 1_000

/**
 * Sends traces and metrics to the collector at `endpoint`, by OTLP over HTTP. Spans have routes, statuses and
 * statements without their values, and nothing that anybody typed or sent: every trace begins here, because proxies pass
 * the trace headers of strangers on.
 *
 * @returns what sends the rest and stops
 */
export function openTelemetry(endpoint: string): () => Promise<void> {
  setGlobalErrorHandler((error) => log.warn({ err: error }, 'The collector takes no telemetry.'))
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'homiq' }))
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }))
  const traces = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const tracers = new BasicTracerProvider({
    resource,
    generalLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
    spanProcessors: [new BatchSpanProcessor(traces)],
  })
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
    metricProducers: [createMetricProducer(registry)],
  })
  const meters = new MeterProvider({ resource, readers: [reader] })
  const tracer = tracers.getTracer('homiq')
  const contexts = new AsyncLocalStorage<Context>()

  tracing.startRequest = ({ method, route, requestId }) => {
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'homiq.request_id': requestId,
    }
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      ROOT_CONTEXT,
    )
    return {
      run: (answer) => contexts.run(trace.setSpan(ROOT_CONTEXT, span), answer),
      end(status) {
        span.setAttribute('http.response.status_code', status)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  tracing.traceStatement = async (statement, run) => {
    const parent = contexts.getStore()
    // Those of loops, such as the one of the index, would be traces of their own without end.
    if (parent === undefined) return run()
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement }
    const name = /^\w+/.exec(statement)?.[0] ?? 'statement'
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
    try {
      return await run()
    } catch (error) {
      // The error has values of the statement.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return async () => {
    tracing.startRequest = undefined
    tracing.traceStatement = undefined
    const sent = Promise.all([tracers.shutdown(), meters.shutdown()])
    await withDeadline(sent, FLUSH_MS, 'The collector').catch((error) =>
      log.warn({ err: error }, 'The last telemetry was not sent.'),
    )
    // An attempt that outlives the deadline has been logged by that.
    setGlobalErrorHandler(() => {})
  }
}
