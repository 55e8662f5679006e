import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { storedCurrency } from '#app/browser/storage/currency.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import type { Currency, CurrencyChoice } from '#domain/catalog/price/currency.ts'
import { combineWithChoice } from '#domain/catalog/price/display-currency.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { findPageCurrency } from '#domain/catalog/search/page-currency.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { RatesContext } from './page-rates.ts'

interface PageCurrency {
  readonly choice: CurrencyChoice
  /** The one that the URL sets, which overrides the visitor's choice. */
  readonly fixed: Currency | null
  /** `null` if all prices are in dollars. */
  readonly rates: DisplayRates | null
}

/** The part of the currency that does not depend on the visitor's choice, which is in a store. */
interface CurrencyOfUrl {
  readonly fixed: Currency | null
  readonly rates: DisplayRates | null
}

const CurrencyContext = createContext<CurrencyOfUrl>({ fixed: null, rates: null })

/** Provides the page's currency, and sets the visitor's on the root element (docs/product/catalog.md, "Money"). */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const rates = use(RatesContext)
  const chosen = useStoredValue(storedCurrency)
  const { pathname, search } = useLocation()
  const fixed = pathname === PATHS.search ? findPageCurrency(new URLSearchParams(search)) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: during hydration `chosen` is still the server's
  useLayoutEffect(() => {
    document.documentElement.dataset.currency = storedCurrency.get()
  }, [chosen])
  const value = useMemo(() => ({ fixed, rates }), [fixed, rates])
  return <CurrencyContext value={value}>{children}</CurrencyContext>
}

export function usePageCurrency(): PageCurrency {
  const { fixed, rates } = use(CurrencyContext)
  const chosen = useStoredValue(storedCurrency)
  return { choice: combineWithChoice(fixed, chosen), fixed, rates }
}
