import { createTeam } from '#content/create-team.ts'

/** docs/product/site.md, "About page". All invented, as in English. */
export const TEAM = createTeam({
  olha: { name: 'Ольга Ткаченко', position: 'Генеральна директорка' },
  maksym: { name: 'Максим Руденко', position: 'Рієлтор' },
  daryna: { name: 'Дарина Ковальчук', position: 'Рієлторка' },
  bohdan: { name: 'Богдан Мельник', position: 'Підтримка' },
})
