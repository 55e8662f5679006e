import { MAX_IMAGE_URL_LENGTH, MAX_IMAGES } from './lengths.ts'

/** URLs that the content security policy allows: pictures by HTTPS and from this site. */
const SHOWABLE_URL = /^(https:\/\/[^\s/]+|\/pictures\/)\S*$/

/** A path that leaves its folder: browsers read "/pictures/../messages" as "/messages". */
const LEAVES_FOLDER = /\/(\.|%2e|\/)|\\/i

function isImageUrl(url: string): boolean {
  if (url.length > MAX_IMAGE_URL_LENGTH || !SHOWABLE_URL.test(url)) return false
  return !url.startsWith('/') || !LEAVES_FOLDER.test(url)
}

/**
 * Reads an array of URLs, RESO's `Media` array with `MediaURL` and `Order`, the JSON text of either,
 * or URLs separated by spaces, bars, commas or semicolons. Drops URLs that are neither `https` nor
 * paths of this site, those longer than `MAX_IMAGE_URL_LENGTH`, and all after the first `MAX_IMAGES`.
 *
 * @returns the images in the order of the feed, and how many were left out
 */
export function parseFeedImages(value: unknown) {
  const urls = collectUrls(value)
  const images = urls.filter(isImageUrl).slice(0, MAX_IMAGES)
  return { images, dropped: urls.length - images.length }
}

function collectUrls(value: unknown): string[] {
  if (typeof value === 'string') return splitUrls(value.trim())
  if (!Array.isArray(value)) return []
  return value
    .map((medium: unknown, index) => ({ ...parseMedium(medium), index }))
    .toSorted((a, b) => a.order - b.order || a.index - b.index)
    .map(({ url }) => url)
    .filter((url) => url !== '')
}

function splitUrls(text: string): string[] {
  if (!text.startsWith('[')) {
    return text.split(/[\s|]+|[,;]\s*(?=https?:|\/)/).filter((url) => url !== '')
  }
  try {
    const list: unknown = JSON.parse(text)
    return collectUrls(Array.isArray(list) ? list : [])
  } catch {
    return [text]
  }
}

function parseMedium(medium: unknown): { url: string; order: number } {
  if (typeof medium === 'string') return { url: medium, order: 0 }
  if (typeof medium !== 'object' || medium === null) return { url: '', order: 0 }
  const { MediaURL, Order } = medium as Record<string, unknown>
  return {
    url: typeof MediaURL === 'string' ? MediaURL : '',
    order: typeof Order === 'number' ? Order : 0,
  }
}
