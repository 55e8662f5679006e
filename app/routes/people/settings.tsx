import building from 'virtual:lucide/building-complex'
import help from 'virtual:lucide/circle-question-mark'
import house from 'virtual:lucide/house'
import shield from 'virtual:lucide/shield-check'
import type { ReactNode } from 'react'
import { data, Link, useNavigate } from 'react-router'
import { DataSetting } from '#app/features/people/account-settings/data-setting.tsx'
import { DeleteAccount } from '#app/features/people/account-settings/delete-account.tsx'
import { EmailSetting } from '#app/features/people/account-settings/email-setting.tsx'
import { PasswordSetting } from '#app/features/people/account-settings/password-setting.tsx'
import {
  AccountUnreachable,
  useRequiredAccount,
} from '#app/features/people/account-settings/required-account.tsx'
import { SessionSettings } from '#app/features/people/account-settings/session-settings.tsx'
import { Setting } from '#app/features/people/account-settings/setting.tsx'
import {
  SIGN_OUT_EVERYWHERE,
  type SignOutEverywhereOutcome,
} from '#app/features/people/account-settings/sign-out-everywhere.ts'
import { LanguageChoice } from '#app/features/shell/language/language-switch.tsx'
import { useTheme } from '#app/features/shell/theme/use-theme.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { quietButton } from '#app/ui/button.ts'
import { NoscriptMessage } from '#app/ui/card/noscript-message.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import { visitorContext } from '#server/people/session/visitor.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { languageTexts } from '#texts/language.ts'
import { settingsLinks, settingsTexts } from '#texts/people/settings.ts'
import type { Route } from './+types/settings.ts'

export const headers = publicPage

/** Signs the person out in every browser. Any other form is a 400 and changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  if (form.get('intent') !== SIGN_OUT_EVERYWHERE.intent) {
    return data<SignOutEverywhereOutcome>(
      { problem: settingsTexts.everywhereFailed },
      { status: 400 },
    )
  }
  const isSignedOut = await context.get(visitorContext).signOutEverywhere()
  return data<SignOutEverywhereOutcome>(
    isSignedOut ? { ended: true } : { problem: settingsTexts.noSession },
  )
}

export const clientAction = keepOnLostConnection(settingsTexts.everywhereFailed)

export const meta = () => [
  { title: settingsTexts.title },
  { name: 'description', content: settingsTexts.lead },
]

/** `/settings` (docs/product/people.md, "Settings page"). */
export default function Settings() {
  const { state, retry } = useRequiredAccount()
  const { isDark, toggle } = useTheme()
  const navigate = useNavigate()
  const notify = useNotify()

  function onAccountDeleted() {
    notify.success(settingsTexts.deleted)
    navigate(PATHS.signIn, { replace: true })
  }

  return (
    <div className="page page-overview">
      <h1>{settingsTexts.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{settingsTexts.lead}</p>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 md:grid-cols-[10rem_minmax(0,50rem)] md:gap-x-8 lg:grid-cols-[13rem_minmax(0,50rem)] lg:gap-x-16">
        <SettingsMenu />
        <div aria-busy={state.status === 'loading'} className="min-h-96 min-w-0">
          <NoscriptMessage>{settingsTexts.needsScript}</NoscriptMessage>
          {state.status === 'loading' && <Spinner label={settingsTexts.loading} />}
          {state.status === 'failed' && <AccountUnreachable onRetry={retry} />}
          {state.status === 'ready' && state.account !== null && (
            <>
              <Group name="account">
                <Setting label={settingsTexts.homes} hint={settingsTexts.homesHint}>
                  <Link to={PATHS.myListings} className={quietButton}>
                    {settingsTexts.homesOpen}
                  </Link>
                </Setting>
                <Setting label={settingsTexts.searches} hint={settingsTexts.searchesHint}>
                  <Link to={PATHS.mySearches} className={quietButton}>
                    {settingsTexts.searchesOpen}
                  </Link>
                </Setting>
                <EmailSetting account={state.account} />
                {state.account.signInMethod === 'password' && (
                  <PasswordSetting email={state.account.email ?? ''} />
                )}
              </Group>
              <Group name="appearance">
                <Switch
                  label={settingsTexts.darkMode}
                  hint={settingsTexts.darkModeHint}
                  checked={isDark}
                  onToggle={toggle}
                />
                <Setting label={languageTexts.label} hint={languageTexts.hint}>
                  <LanguageChoice />
                </Setting>
              </Group>
              <Group name="session">
                <SessionSettings
                  account={state.account}
                  canSignOutEverywhere={state.canSignOutEverywhere}
                />
              </Group>
              <Group name="data">
                <DataSetting />
                <DeleteAccount account={state.account} onDeleted={onAccountDeleted} />
              </Group>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

interface GroupProps {
  readonly name: 'account' | 'appearance' | 'session' | 'data'
  readonly children: ReactNode
}

const Group = ({ name, children }: GroupProps) => (
  <section aria-labelledby={`settings-${name}`} className="panel settings-group">
    <h2 id={`settings-${name}`} className="mb-5 text-2xl/heading">
      {settingsTexts[name]}
    </h2>
    {children}
  </section>
)

const ICONS = { '/home': house, '/privacy': shield, '/help': help, '/property': building } as const

/** docs/product/people.md, "Settings page". */
function SettingsMenu() {
  return (
    <nav aria-label={settingsTexts.menu} className="settings-menu md:sticky md:top-24">
      <ul className="flex flex-wrap gap-2 md:flex-col md:gap-1">
        {settingsLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className="settings-link">
              <Icon shapes={ICONS[to]} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
