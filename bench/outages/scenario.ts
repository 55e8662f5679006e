import type { SupervisedSite } from './supervised-site.ts'

/** Something that goes away, and comes back. */
export interface Outage {
  readonly name: string
  /** How long it lasts, in seconds. */
  readonly seconds: number
  readonly begin: () => Promise<void>
  readonly end: () => Promise<void>
  /** Resolves when what visitors do not see is well again, too. */
  readonly waitUntilSettled?: () => Promise<void>
}

/** A site on which outages are rehearsed one after the other. */
export interface Scenario extends AsyncDisposable {
  readonly site: SupervisedSite
  readonly outages: readonly Outage[]
}

/** What is to be made ready for some outages; or why that cannot be done here. */
export type ScenarioFactory = () => Promise<Scenario | string>
