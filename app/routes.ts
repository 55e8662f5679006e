import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { unopenedScreens } from '../content/texts/stand-ins.ts'

export default [
  index('routes/start.ts'),
  layout('routes/shell.tsx', [
    route('home', 'routes/home.tsx'),
    route('property', 'routes/property.tsx'),
    route('favorite', 'routes/favorite.tsx'),
    ...Object.keys(unopenedScreens).map((path) =>
      route(path.slice(1), 'routes/unopened.tsx', { id: `unopened${path}` }),
    ),
    route(':type/:id', 'routes/listing.tsx'),
  ]),
  route('404', 'routes/not-found.tsx'),
  route('*', 'routes/unknown.ts'),
] satisfies RouteConfig
