export const SAVED_SEARCH_LIMITS = {
  /** Searches of an account. */
  perAccount: 50,
  /** Searches of an email address without an account. */
  perAddress: 10,
  /** Browsers that one search notifies. */
  browsers: 10,
  /** Length of a name, in UTF-16 units. */
  nameLength: 80,
  /** Length of the URL of a webhook or a push service, in UTF-16 units. */
  urlLength: 1_000,
  /** Homes of an alert that its mail shows. */
  homesInMail: 10,
  /** Homes on a page of an alert. */
  homesOnPage: 24,
  /** Alerts in the Atom feed, and on the page of the search. */
  recentAlerts: 20,
} as const
