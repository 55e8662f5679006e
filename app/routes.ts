import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/account/landing.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('email-action', 'routes/account/email-action.tsx'),
  layout('routes/shell.tsx', [
    route('home', 'routes/company/home.tsx'),
    route('property', 'routes/search/property.tsx'),
    route('favorite', 'routes/listing/favorite.tsx'),
    route('settings', 'routes/account/settings.tsx'),
    route('about', 'routes/company/about.tsx'),
    route('reviews', 'routes/company/reviews.tsx'),
    route('contact', 'routes/company/contact.tsx'),
    route('newsletter', 'routes/newsletter/subscribe.tsx'),
    route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx'),
    route('lifestyle', 'routes/company/lifestyle.tsx'),
    route('privacy', 'routes/legal/privacy.tsx'),
    route('terms', 'routes/legal/terms.tsx'),
    route('legal', 'routes/legal/legal.tsx'),
    route('help', 'routes/company/help.tsx'),
    route(':type/:id', 'routes/listing/listing.tsx'),
  ]),
  route('suggestions', 'routes/search/suggestions.ts'),
  route('clusters', 'routes/search/clusters.ts'),
  route('404', 'routes/not-found.tsx'),
  route('*', 'routes/catch-all.ts'),
] satisfies RouteConfig
