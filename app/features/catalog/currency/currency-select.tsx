import type { ChangeEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CURRENCY_FIELD } from '#app/browser/currency-field.ts'
import { storedCurrency } from '#app/browser/storage/currency.ts'
import { usePageCurrency } from '#app/currency/currency-provider.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { CURRENCIES, DEFAULT_CURRENCY, isCurrency, LISTED } from '#domain/catalog/price/currency.ts'
import { shellTexts } from '#texts/site/shell.ts'

const loadWithCurrency = () => import('./with-currency.ts').then((code) => code.withCurrency)

/** The visitor's currency. If the page's URL sets one, the URL is changed too. `labeled` is for menus. */
export function CurrencySelect({ labeled = false }: { labeled?: boolean }) {
  const { choice, fixed, rates } = usePageCurrency()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  if (rates === null) return null

  async function choose({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    const chosen = isCurrency(value) ? value : LISTED
    storedCurrency.update(() => chosen)
    if (fixed === null || rates === null) return
    const withCurrency = await loadWithCurrency()
    const path =
      pathname + withCurrency(search, chosen === LISTED ? DEFAULT_CURRENCY : chosen, rates)
    await navigate(path, { preventScrollReset: true, replace: true })
  }

  const mark = fixed === null ? { [CURRENCY_FIELD]: '' } : {}
  return (
    <label className={labeled ? 'nav-link gap-3' : 'currency-select'}>
      <span className={labeled ? '' : 'sr-only'}>{shellTexts.currency}</span>
      <span className="relative inline-flex items-center">
        <select
          value={choice}
          onChange={choose}
          {...mark}
          className="min-h-11 cursor-pointer appearance-none rounded-full bg-transparent pr-7 pl-3 font-medium text-inherit hover:bg-sunken [&>option]:bg-surface [&>option]:text-ink"
        >
          <option value={LISTED}>{shellTexts.asListed}</option>
          {CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="icon pointer-events-none absolute right-2.5 size-3.5"
        />
      </span>
    </label>
  )
}
