import '#app/features/account-settings/settings.css'
import '#app/ui/card.css'
import { useNavigate } from 'react-router'
import { AccountUnreachable } from '#app/features/account-settings/account-unreachable.tsx'
import { DataSetting } from '#app/features/account-settings/data-setting.tsx'
import { DeleteAccount } from '#app/features/account-settings/delete-account.tsx'
import { EmailSetting } from '#app/features/account-settings/email-setting.tsx'
import { PasswordSetting } from '#app/features/account-settings/password-setting.tsx'
import {
  SessionSettings,
  type SignOutEverywhere,
} from '#app/features/account-settings/session-settings.tsx'
import { SettingsMenu } from '#app/features/account-settings/settings-menu.tsx'
import { useCheckedAccount } from '#app/features/account-settings/use-checked-account.ts'
import { useTheme } from '#app/features/theme/theme-provider.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { settingsTexts } from '#content/texts/settings.ts'
import { publicPage } from '#server/http/pages/cache-control.ts'
import { visitorContext } from '#server/loader/context.ts'
import type { Route } from './+types/settings.ts'

export const headers = publicPage

interface ActionAnswer {
  readonly outcome: SignOutEverywhere
}

/** Ends the sessions of the visitor in every browser. */
export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const ended = await context.get(visitorContext).signOutEverywhere()
  return { outcome: ended ? 'ended' : 'no session' }
}

/** A server that is not reached has ended nothing, and is no reason to lose the screen. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<ActionAnswer> {
  return serverAction().catch(() => ({ outcome: 'failed' }))
}

export const meta = () => [{ title: settingsTexts.title }, { name: 'robots', content: 'noindex' }]

/**
 * `/settings`: the account and the look of the site, for who is signed in
 * (docs/product.md, "Settings page").
 */
export default function Settings() {
  const { state, retry } = useCheckedAccount()
  const { isDark, toggle } = useTheme()
  const navigate = useNavigate()
  const notify = useNotify()

  function leaveDeleted() {
    notify(settingsTexts.deleted)
    navigate('/', { replace: true })
  }

  return (
    <div className="page py-10 md:py-14">
      <h1 className="mb-8">{settingsTexts.title}</h1>
      <div className="settings-layout">
        <SettingsMenu />
        <div aria-busy={state.known === 'nothing'} className="min-h-96 min-w-0">
          <noscript>
            <p className="identity-note">{settingsTexts.needsScript}</p>
          </noscript>
          {state.known === 'nothing' && <Spinner label={settingsTexts.loading} />}
          {state.known === 'failure' && <AccountUnreachable onRetry={retry} />}
          {state.known === 'account' && state.account !== null && (
            <>
              <section aria-labelledby="settings-account" className="settings-group">
                <h2 id="settings-account">{settingsTexts.account}</h2>
                <EmailSetting account={state.account} />
                {state.account.proof === 'password' && (
                  <PasswordSetting email={state.account.email ?? ''} />
                )}
              </section>
              <section aria-labelledby="settings-appearance" className="settings-group">
                <h2 id="settings-appearance">{settingsTexts.appearance}</h2>
                <Switch
                  label={settingsTexts.darkMode}
                  hint={settingsTexts.darkModeHint}
                  on={isDark}
                  onToggle={toggle}
                />
              </section>
              <section aria-labelledby="settings-session" className="settings-group">
                <h2 id="settings-session">{settingsTexts.session}</h2>
                <SessionSettings account={state.account} everywhere={state.everywhere} />
              </section>
              <section aria-labelledby="settings-data" className="settings-group">
                <h2 id="settings-data">{settingsTexts.data}</h2>
                <DataSetting />
                <DeleteAccount account={state.account} onDeleted={leaveDeleted} />
              </section>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
