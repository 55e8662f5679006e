import { ValueType } from '@opentelemetry/api'
import { millisToHrTime } from '@opentelemetry/core'
import { emptyResource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

/** Gives the SDK the metrics of `registry`, under their names, so that each is counted once. */
export function createMetricProducer(registry: Registry): MetricProducer {
  const startTime = millisToHrTime(performance.timeOrigin)
  return {
    async collect() {
      const times = { startTime, endTime: millisToHrTime(Date.now()) }
      const metrics = (await registry.getMetricsAsJSON()).map((metric) => toData(metric, times))
      return {
        resourceMetrics: {
          // The reader takes that of its provider.
          resource: emptyResource(),
          scopeMetrics: [{ scope: { name: 'homiq' }, metrics }],
        },
        errors: [],
      }
    },
  }
}

type Times = Pick<MetricData['dataPoints'][number], 'startTime' | 'endTime'>

/** `metricName` tells the values of a histogram apart; types of prom-client leave it out. */
type Metric = Omit<MetricObjectWithValues<MetricValue<string>>, 'values'> & {
  readonly values: readonly (MetricValue<string> & { readonly metricName?: string })[]
}

function toData(metric: Metric, times: Times): MetricData {
  const base = {
    descriptor: {
      name: metric.name,
      description: metric.help,
      unit: '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  // prom-client's types are an enumeration that its values, which are texts, do not have.
  const type = String(metric.type)
  if (type === 'histogram') {
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: toBuckets(metric, times) }
  }
  const dataPoints = metric.values
    // A lag that was not measured yet; JSON has no word for it.
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => ({ ...times, attributes: { ...labels }, value }))
  return type === 'counter'
    ? { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...base, dataPointType: DataPointType.GAUGE, dataPoints }
}

/** A point for each set of labels. Prometheus counts in a bucket what is in those before, too. */
function toBuckets({ name, values }: Metric, times: Times) {
  const groups = Map.groupBy(values, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels))
  return Array.from(groups, ([labels, group]) => {
    const buckets = group.filter(({ metricName }) => metricName === `${name}_bucket`)
    const find = (suffix: string) =>
      group.find(({ metricName }) => metricName === name + suffix)?.value ?? 0
    return {
      ...times,
      attributes: JSON.parse(labels),
      value: {
        buckets: {
          boundaries: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
          counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
        },
        sum: find('_sum'),
        count: find('_count'),
      },
    }
  })
}
