import type { Frequency } from '#domain/catalog/saved-search/alert-due.ts'
import type { Scope } from '#domain/catalog/saved-search/event.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'

/** `/searches/new`. */
export const newSearchTexts = {
  title: 'Save this search',
  lead: 'We tell you of new homes, of prices that change, and of homes that are gone.',
  email: 'Email',
  submit: 'Save',
  saving: 'Saving…',
  confirm: 'We email you a link to confirm first.',
  signIn: 'Sign in to save it in your account',
  sentHeading: 'Check your email',
  sent: 'Open the link in it to confirm. Until then we note nothing.',
  noSearch: 'This link has no search to save. Choose sale or rent first.',
  search: 'To the search',
  tooMany: 'Your account has as many saved searches as it can have. Delete one first.',
  tooFast: 'Too many requests from your network. Try again in ten minutes.',
} as const

export const newSearchMessages = {
  required: 'Email is required',
  invalid: 'Invalid email address',
} as const

/** `/my/searches`. */
export const mySearchesTexts = {
  title: 'Saved searches',
  lead: 'What you are told of, and how often.',
  none: 'You have not saved a search yet. Look for homes, then choose “Save search”.',
  search: 'Look for homes',
} as const

/** `/searches/:token`. */
export const savedSearchTexts = {
  title: 'Saved search',
  saved: 'Your search is saved.',
  changed: 'Your changes are saved.',
  unconfirmed: 'Confirm this search',
  confirmLead: 'Then we start to tell you of its homes.',
  confirm: 'Confirm',
  gone: 'This search does not exist',
  goneHint: 'It was deleted, or the link is not complete.',
  all: 'All saved searches',
  open: 'See its homes',
  name: 'Name',
  frequency: 'How often',
  scope: 'What we tell you',
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  quietHint: 'Time in Kyiv. The same hour twice means no quiet hours.',
  mail: 'By email',
  on: 'Yes',
  off: 'No',
  unconfirmedAddress: 'Emails come once you confirm the address of your account in the settings.',
  programs: 'For programs',
  feed: 'Atom feed of the alerts',
  webhook: 'Webhook URL',
  webhookHint: 'Alerts are posted here, signed as Standard Webhooks describes.',
  secret: 'Signing secret',
  save: 'Save changes',
  saving: 'Saving…',
  alerts: 'Alerts',
  noAlerts: 'Nothing has changed yet.',
  remove: 'Delete the search',
  removeLead: 'Its alerts are deleted with it.',
  browser: 'In this browser',
  browserHint: 'A notification for each alert, even while Homiq is closed.',
  notify: 'Notify me here',
  noNotify: 'Stop notifying me here',
  denied: 'This browser does not allow notifications from Homiq. Allow them in its settings.',
  noPush: 'This browser cannot receive notifications.',
  pushFailed: 'Notifications could not be turned on. Try again later.',
  tooManyBrowsers: 'This search notifies as many browsers as it can.',
  stopLead: 'Do you want no more emails about this search?',
  stop: 'Stop the emails',
  stopped: 'You will get no more emails about this search.',
} as const

export const settingsMessages = {
  name: 'The name is too long.',
  choice: 'Choose one of these.',
  webhook: 'Enter a URL that begins with https://, or leave it empty.',
} as const

export const frequencyNames: Readonly<Record<Frequency, string>> = {
  now: 'At once',
  daily: 'Every day at 8:00',
  weekly: 'Every Monday at 8:00',
}

export const scopeNames: Readonly<Record<Scope, string>> = {
  all: 'Everything',
  better: 'New and cheaper homes only',
}

/** `/searches/:token/alerts/:number`. */
export const alertTexts = {
  back: 'The saved search',
  goneHome: 'This home is no longer shown.',
  previous: 'Previous page',
  next: 'Next page',
} as const

/** What an alert is about. */
export const formatAlertLead = (name: string): string => `Everything that changed for “${name}”.`

const DEALS = { sale: 'For sale', rent: 'For rent' } as const

/** "For sale: Kyiv, 2 rooms, From $50,000". */
export const formatSearchName = (type: 'sale' | 'rent', filters: readonly string[]): string =>
  filters.length === 0 ? DEALS[type] : `${DEALS[type]}: ${filters.join(', ')}`

/** "Alert 7: 14 homes, 16 changes". */
export const formatAlert = (number: number, homes: number, changes: number): string =>
  `Alert ${number}: ${formatCount(homes, 'home')}, ${formatCount(changes, 'change')}`

/** "22:00". */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
