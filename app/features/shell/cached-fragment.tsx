import { createContext, createElement, type ReactNode, use } from 'react'
import { usePageCurrency } from '#app/currency/currency-provider.tsx'

/** Numbers of fragments, for their marks. */
interface Fragments {
  /** `null` if the fragment must be rendered. */
  readonly find: (key: string) => number | null
  readonly add: (key: string) => number
}

/** `undefined` in the browser and in development. */
export const CachedFragments = createContext<Fragments | undefined>(undefined)

interface CachedFragmentProps {
  readonly name: string
  /** All that the markup depends on, except the currency of the page; as JSON it is the cache's key. */
  readonly inputs: readonly unknown[]
  readonly children: () => ReactNode
}

/**
 * A part of a page whose markup the server keeps and sends again to everyone, so nothing in it may be one visitor's.
 * Browsers hydrate it like any other markup. It must not render what React moves to the head (links, titles), nor
 * ids from `useId`, unless it has the same place on every page. The server replaces the marks
 * (`server/http/pages/page-fragments.ts`).
 */
function ServerFragment({ name, inputs, children }: CachedFragmentProps) {
  const fragments = use(CachedFragments)
  const page = usePageCurrency()
  if (fragments === undefined) return children()
  const key = JSON.stringify([name, page, inputs])
  const known = fragments.find(key)
  // One element and no array around the children, so that ids from `useId` stay the same.
  return known === null
    ? createElement('cached-fragment', { 'data-new': fragments.add(key) }, children())
    : createElement('cached-fragment', { 'data-known': known })
}

export const CachedFragment = import.meta.env.SSR
  ? ServerFragment
  : ({ children }: CachedFragmentProps) => children()
