import './tabs.css'
import type { KeyboardEvent, MouseEvent } from 'react'
import { LIFESTYLES, type Lifestyle } from '#content/lifestyles.ts'
import { lifestyleTexts } from '#content/texts/site/lifestyle.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { LIFESTYLE_PARAM } from './use-lifestyle.ts'

/** The `id` of the tab panel. */
export const PANEL_ID = 'lifestyle-panel'
export const getTabId = ({ id }: Lifestyle) => `lifestyle-${id}`

/** The tab that `key` moves to; `null` if it is not a navigation key. */
function getNextTabIndex(key: string, index: number): number | null {
  const count = LIFESTYLES.length
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

interface LifestyleTabsProps {
  readonly selected: Lifestyle
  readonly onSelect: (lifestyle: Lifestyle) => void
}

/** Without JavaScript, the tabs are submit buttons of a form. */
export function LifestyleTabs({ selected, onSelect }: LifestyleTabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = getNextTabIndex(event.key, LIFESTYLES.indexOf(selected))
    const next = index === null ? undefined : LIFESTYLES[index]
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`#${getTabId(next)}`)?.focus()
    onSelect(next)
  }
  function onClick(event: MouseEvent, lifestyle: Lifestyle) {
    event.preventDefault()
    onSelect(lifestyle)
  }
  return (
    <form action={PATHS.lifestyle}>
      <div
        role="tablist"
        aria-label={lifestyleTexts.tabs}
        className="lifestyle-tabs"
        onKeyDown={onKeyDown}
      >
        {LIFESTYLES.map((lifestyle) => (
          <button
            key={lifestyle.id}
            type="submit"
            name={LIFESTYLE_PARAM}
            value={lifestyle.id}
            role="tab"
            id={getTabId(lifestyle)}
            aria-selected={lifestyle === selected}
            aria-controls={PANEL_ID}
            tabIndex={lifestyle === selected ? 0 : -1}
            className="lifestyle-tab"
            onClick={(event) => onClick(event, lifestyle)}
          >
            {lifestyle.label}
          </button>
        ))}
      </div>
    </form>
  )
}
