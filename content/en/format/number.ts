export { formatNumber } from '#domain/platform/text/format-number.ts'
