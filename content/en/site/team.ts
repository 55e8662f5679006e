import { createTeam } from '#content/create-team.ts'

/**
 * docs/product/site.md, "About page". All invented (docs/product/operations.md, "Sample data"), so the profiles link to
 * the services' start pages.
 */
export const TEAM = createTeam({
  olha: { name: 'Olha Tkachenko', position: 'CEO' },
  maksym: { name: 'Maksym Rudenko', position: 'Agent' },
  daryna: { name: 'Daryna Kovalchuk', position: 'Agent' },
  bohdan: { name: 'Bohdan Melnyk', position: 'Support' },
})
