import { createContext, createElement, type ReactNode, use } from 'react'
import { usePageCurrency } from '#app/currency/currency-provider.tsx'

/** Numbers of fragments, for their marks; each call has another. */
interface Fragments {
  /** `null` if the fragment must be rendered. */
  readonly take: (key: string) => number | null
  readonly add: (key: string) => number
}

/** `undefined` in the browser, in development, and inside of another fragment. */
export const CachedFragments = createContext<Fragments | undefined>(undefined)

interface CachedFragmentProps {
  readonly name: string
  /**
   * All that the markup depends on, as JSON, except what is the same for the whole process, the currency of the page with
   * its rates, and what is never there on the server, such as the state of a browser.
   */
  readonly inputs: readonly unknown[]
  readonly children: () => ReactNode
}

/**
 * A part of a page whose markup the server keeps and sends again to everyone, so nothing in it may be one visitor's.
 * Browsers hydrate it like any other markup. It must not render what React moves to the head (links, titles), nor
 * ids from `useId`, unless it has the same place on every page. A fragment inside of another is a part of it, whose inputs
 * the outer one lists too. The server replaces the marks (`server/http/pages/page-fragments.ts`).
 */
function ServerFragment({ name, inputs, children }: CachedFragmentProps) {
  const fragments = use(CachedFragments)
  const money = usePageCurrency()
  if (fragments === undefined) return children()
  const key = JSON.stringify([name, money, inputs])
  const known = fragments.take(key)
  if (known !== null) return createElement('cached-fragment', { 'data-known': known })
  // One element and no array around the children, so that ids from `useId` stay the same.
  const whole = createElement(CachedFragments, { value: undefined }, children())
  return createElement('cached-fragment', { 'data-new': fragments.add(key) }, whole)
}

export const CachedFragment = import.meta.env.SSR
  ? ServerFragment
  : ({ children }: CachedFragmentProps) => children()
