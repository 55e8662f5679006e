import type { SupervisedSite } from './supervised-site.ts'

/** Something that the site needs and that fails for a while. */
export interface Outage {
  readonly name: string
  /** Duration. */
  readonly seconds: number
  readonly begin: () => Promise<void>
  readonly end: () => Promise<void>
  /** Resolves when background work has caught up too. */
  readonly waitUntilSettled?: () => Promise<void>
}

/** A running site and the outages to simulate on it, one after the other. */
export interface Scenario extends AsyncDisposable {
  readonly site: SupervisedSite
  readonly outages: readonly Outage[]
}

/** Resolves to the reason when this machine lacks something for the scenario. */
export type ScenarioFactory = () => Promise<Scenario | string>
