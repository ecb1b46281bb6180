// Every URL of the product and its page; the fixed pages are listed in site/static-pages.text.ts.
import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'
import { staticPages } from './site/static-pages.text.ts'

export const routes = rootRoute('site/public/layout/root.tsx', [
  layout('traveler', 'site/public/layout/traveler-layout.tsx', [
    index('site/public/home/home-page.tsx'),
    // Aliases, which redirect to the main address (SHELL-19, STAT-17).
    route('/home', 'site/public/home/home-alias-page.tsx'),
    route('/search', 'discovery/public/search/search-page.tsx'),
    route('/map', 'discovery/public/map/map-page.tsx'),
    route('/experience', 'experiences/public/detail/experience-missing-page.tsx'),
    route('/experience/$id/{-$slug}', 'experiences/public/detail/experience-page.tsx'),
    route('/questions/$id', 'questions/public/questions-page.tsx'),
    route('/comparison', 'comparison/public/comparison-page.tsx'),
    route('/booking/$id', 'bookings/public/form/booking-page.tsx'),
    route('/start-experience/$reservationId', 'bookings/public/check-in/start-page.tsx'),
    // Printable pages, outside the account's layout.
    route('/profile/reservations/$id/voucher', 'bookings/public/voucher/voucher-page.tsx'),
    route('/profile/reservations/$id/receipt', 'bookings/public/receipt/receipt-page.tsx'),
    // Companions on a trip open it without an account.
    route('/trip/$token', 'bookings/public/trip-card/trip-page.tsx'),
    route('/host/$hostId', 'hosts/public/host-page.tsx'),
    route('/profile', 'accounts/public/profile/account-layout.tsx', [
      index('accounts/public/profile/profile-page.tsx'),
      route('/reservations', 'bookings/public/list/bookings-page.tsx'),
      route('/favorites', 'favorites/public/favorites-page.tsx'),
      route('/alerts', 'alerts/public/alerts-page.tsx'),
      route('/settings', 'accounts/public/settings/settings-page.tsx'),
      route('/notices', 'accounts/public/notices/notices-page.tsx'),
      route('/cases', 'cases/public/cases-page.tsx'),
      route('/cases/$id', 'cases/public/case-page.tsx'),
      route('/$', 'accounts/public/profile/profile-other-page.tsx'),
    ]),
    ...Object.values(staticPages).map(({ path, file }) => route(path, `site/public/${file}`)),
    route('/terms', 'site/public/legal/terms-alias-page.tsx'),
    route('/privacy', 'site/public/legal/privacy-alias-page.tsx'),
    // Every other address.
    route('/$', 'site/public/layout/not-found-page.tsx'),
  ]),

  route('/offline', 'site/public/layout/offline-page.tsx'),
  // The unsubscribe link of mails; works with and without a session.
  route('/subscription', 'accounts/public/preferences/subscription-page.tsx'),
  // The link in the registration mail; not below /auth, because those pages redirect people who are signed in.
  route('/confirm-email', 'accounts/public/mailbox/confirm-email-page.tsx'),

  route('/auth', 'site/public/layout/auth-layout.tsx', [
    index('accounts/public/sign-in/auth-index-page.tsx'),
    route('/login', 'accounts/public/sign-in/login-page.tsx'),
    route('/register', 'accounts/public/sign-in/register-page.tsx'),
    route('/complete-sign-up', 'accounts/public/sign-up/complete-sign-up-page.tsx'),
    route('/forgot-password', 'accounts/public/sign-in/forgot-password-page.tsx'),
    route('/reset-password', 'accounts/public/sign-in/reset-password-page.tsx'),
    route('/callback', 'accounts/public/social/callback-page.tsx'),
    route('/host/login', 'accounts/public/sign-in/host-login-page.tsx'),
    route('/host/register', 'accounts/public/sign-in/host-register-page.tsx'),
  ]),

  // The hosts' portal. Its paths are listed one by one, because every other single segment is a public profile (SHELL-30).
  layout('host', 'site/host/host-layout.tsx', [
    route('/host/experiences/new', 'experiences/host/editor/new-experience-page.tsx'),
    route('/host/create', 'experiences/host/editor/create-experience-page.tsx'),
    route('/host/experiences/$id/edit', 'experiences/host/editor/edit-experience-page.tsx'),
    route('/host/edit/$id', 'experiences/host/editor/edit-experience-alias-page.tsx'),
    route('/host/dates/$dateId', 'bookings/host/attendees/date-page.tsx'),
    route('/host', 'hosts/host/dashboard/dashboard-index-page.tsx'),
    route('/host/dashboard', 'hosts/host/dashboard/dashboard-page.tsx'),
    route('/host/reservations', 'bookings/host/list/host-reservations-page.tsx'),
    route('/host/notices', 'accounts/public/notices/host-notices-page.tsx'),
    route('/host/cases', 'cases/public/host-cases-page.tsx'),
    route('/host/cases/$id', 'cases/public/host-case-page.tsx'),
    route('/host/profile', 'hosts/host/profile/host-profile-page.tsx'),
    route('/host/settings', 'hosts/host/settings/host-settings-page.tsx'),
    route('/host/faq', 'site/public/faq/host-faq-page.tsx'),
  ]),

  // The pages below it are listed in admin/admin.routes.ts (docs/decisions/0120).
  route('/admin', 'admin/layout/admin-layout.tsx', [route('/$', 'admin/layout/back-office-page.tsx')]),
])
