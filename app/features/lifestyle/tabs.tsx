import { PATHS } from '#domain/site/links.ts'
import './tabs.css'
import type { KeyboardEvent, MouseEvent } from 'react'
import { LIFESTYLES, type Lifestyle } from '#content/lifestyles.ts'
import { lifestyleTexts } from '#content/texts/company/lifestyle.ts'
import { CHOICE } from './use-lifestyle.ts'

/** What the panel is to the tabs. */
export const PANEL = 'lifestyle-panel'
export const tabId = ({ id }: Lifestyle) => `lifestyle-${id}`

/** Which tab a key leads to from the tab at `place`; null for any other key. */
function placeAfter(key: string, place: number): number | null {
  const count = LIFESTYLES.length
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

interface TabsProps {
  readonly open: Lifestyle
  readonly onChoose: (lifestyle: Lifestyle) => void
}

/** One tab a way to live; arrows go from one to the next. Without a script they are a form. */
export function LifestyleTabs({ open, onChoose }: TabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const place = placeAfter(event.key, LIFESTYLES.indexOf(open))
    const next = place === null ? undefined : LIFESTYLES[place]
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
    onChoose(next)
  }
  function onClick(event: MouseEvent, lifestyle: Lifestyle) {
    event.preventDefault()
    onChoose(lifestyle)
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
            name={CHOICE}
            value={lifestyle.id}
            role="tab"
            id={tabId(lifestyle)}
            aria-selected={lifestyle === open}
            aria-controls={PANEL}
            tabIndex={lifestyle === open ? 0 : -1}
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
