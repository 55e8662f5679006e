import { MAX_IMAGE_URL_LENGTH, MAX_IMAGES } from './lengths.ts'

/** Addresses that a page may show a picture from: of the web by TLS, or our own. */
const SHOWABLE = /^(https:\/\/[^\s/]+|\/pictures\/)\S*$/

/** Whether a page may show a picture from this address. */
function isImageUrl(url: string): boolean {
  return url.length <= MAX_IMAGE_URL_LENGTH && SHOWABLE.test(url)
}

/** Addresses of pictures in the order in which the feed shows them, and how many were left out. */
export interface FeedImages {
  readonly images: string[]
  readonly leftOut: number
}

/**
 * The pictures of a home: a list, RESO's list of `Media` with `MediaURL` and `Order`, the JSON text
 * of either, or addresses with spaces, bars, commas or semicolons between them. What is neither an
 * `https` address nor one of ours is left out, as is what is longer than `MAX_IMAGE_URL_LENGTH` and what
 * comes after the first `MAX_IMAGES`.
 */
export function feedImages(value: unknown): FeedImages {
  const addresses = addressesOf(value)
  const images = addresses.filter(isImageUrl).slice(0, MAX_IMAGES)
  return { images, leftOut: addresses.length - images.length }
}

function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return addressesOfText(value.trim())
  if (!Array.isArray(value)) return []
  return value
    .map((medium: unknown, place) => ({ ...mediumOf(medium), place }))
    .toSorted((a, b) => a.order - b.order || a.place - b.place)
    .map(({ address }) => address)
    .filter((address) => address !== '')
}

function addressesOfText(text: string): string[] {
  if (!text.startsWith('[')) {
    return text.split(/[\s|]+|[,;]\s*(?=https?:|\/)/).filter((address) => address !== '')
  }
  try {
    const list: unknown = JSON.parse(text)
    return addressesOf(Array.isArray(list) ? list : [])
  } catch {
    return [text]
  }
}

function mediumOf(medium: unknown): { address: string; order: number } {
  if (typeof medium === 'string') return { address: medium, order: 0 }
  if (typeof medium !== 'object' || medium === null) return { address: '', order: 0 }
  const { MediaURL, Order } = medium as Record<string, unknown>
  return {
    address: typeof MediaURL === 'string' ? MediaURL : '',
    order: typeof Order === 'number' ? Order : 0,
  }
}
