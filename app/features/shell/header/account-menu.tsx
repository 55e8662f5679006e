import './account-menu.css'
import gavel from 'virtual:lucide/gavel'
import housePlus from 'virtual:lucide/house-plus'
import keyRound from 'virtual:lucide/key-round'
import listChecks from 'virtual:lucide/list-checks'
import messageCircle from 'virtual:lucide/message-circle'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { Form, Link, useLocation } from 'react-router'
import { createUuid } from '#app/browser/network/create-uuid.ts'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Menu } from '#app/ui/menu/menu.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import { accountMenuTexts, formatAccountLabel } from '#texts/people/account-menu.ts'
import { avatarLabel, listHome } from '#texts/site/shell.ts'
import { shortenCount } from './shorten-count.ts'

interface AccountMenuProps {
  readonly letter: string
  /** Number of unread messages. */
  readonly unread: number
  /** Number of own homes with a decision that was not seen yet. */
  readonly news: number
  readonly isModerator: boolean
}

const COUNT = 'ml-auto rounded-full bg-brand px-2 font-semibold text-note text-on-brand'

/**
 * Replaces the avatar once its code has loaded; until then the avatar leads to the settings. Counts what is new, so
 * that no icon has to come and go.
 */
export function AccountMenu({ letter, unread, news, isModerator }: AccountMenuProps) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page can begin another home
  const createKey = useMemo(createUuid, [key])
  const tools = document.querySelector('.header-settings')?.parentElement
  if (!tools) return null
  const isNew = unread + news > 0
  const shown = shortenCount(unread + news)
  const { title, homes, lists, messages, moderation, settings } = accountMenuTexts
  return createPortal(
    <div className="account-menu">
      <Menu
        id="account-menu"
        closeOnChange={key}
        label={formatAccountLabel(avatarLabel(letter), { unread, news, shown })}
        className={`${iconButton} max-2xs:w-9 relative`}
        opener={
          <>
            <span className="grid size-9 place-items-center rounded-full bg-brand-soft font-semibold text-brand-ink text-sm">
              {letter}
            </span>
            {isNew && <span className="count-badge">{shown}</span>}
          </>
        }
      >
        <nav aria-label={title}>
          <Form method="post" action={PATHS.myListings}>
            <input type="hidden" name="key" value={createKey} />
            <button type="submit" name="intent" value="create" className="drop-menu-item">
              <Icon shapes={housePlus} />
              {listHome.label}
            </button>
          </Form>
          <Link to={PATHS.myListings} className="drop-menu-item">
            <Icon shapes={keyRound} />
            {homes}
            {news > 0 && <span className={COUNT}>{news}</span>}
          </Link>
          <Link to={PATHS.lists} className="drop-menu-item">
            <Icon shapes={listChecks} />
            {lists}
          </Link>
          <Link to={PATHS.messages} className="drop-menu-item">
            <Icon shapes={messageCircle} />
            {messages}
            {unread > 0 && <span className={COUNT}>{unread}</span>}
          </Link>
          {isModerator && (
            <Link to={PATHS.moderation} className="drop-menu-item">
              <Icon shapes={gavel} />
              {moderation}
            </Link>
          )}
          <Link to={PATHS.settings} className="drop-menu-item">
            <Icon name="settings" />
            {settings}
          </Link>
        </nav>
      </Menu>
    </div>,
    tools,
  )
}
