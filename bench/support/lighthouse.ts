import { join } from 'node:path'
import { CHROMIUM_FLAGS } from '#scripts/test/chromium-flags.ts'

const PACKAGES = '../../tools/lighthouse/node_modules'

export type Device = 'phone' | 'desktop'

/** Scores from 0 to 100, times in milliseconds. */
export interface LighthouseResult {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly layoutShift: number
}

/** Opens a page in a browser that has never seen the site. Lighthouse must be installed in tools/lighthouse. */
export async function runLighthouse(
  url: string,
  device: Device,
  chromePath: string,
): Promise<LighthouseResult> {
  const load = (path: string) => import(join(import.meta.dirname, PACKAGES, path))
  const { default: lighthouse, desktopConfig } = await load('lighthouse/core/index.js')
  const { launch } = await load('chrome-launcher/dist/index.js')
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...CHROMIUM_FLAGS] })
  try {
    const options = { port: chrome.port, output: 'json', logLevel: 'error' }
    const config = device === 'desktop' ? desktopConfig : undefined
    const { lhr } = await lighthouse(url, options, config)
    const score = (category: string) => Math.round(lhr.categories[category].score * 100)
    const value = (audit: string): number => lhr.audits[audit].numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaintMs: value('first-contentful-paint'),
      largestPaintMs: value('largest-contentful-paint'),
      blockingMs: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    }
  } finally {
    chrome.kill()
  }
}
