// Every URL of the product and the page it opens, in the order of the specification.
import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

export const routes = rootRoute('site/pages/root.tsx', [
  layout('traveler', 'site/pages/traveler-layout.tsx', [
    index('site/pages/home-page.tsx'),
    route('/home', 'site/pages/home-alias-page.tsx'),
    route('/search', 'discovery/pages/search-page.tsx'),
    route('/map', 'discovery/pages/map-page.tsx'),
    route('/experience', 'experiences/pages/experience-missing-page.tsx'),
    route('/experience/$id/{-$slug}', 'experiences/pages/experience-page.tsx'),
    route('/comparison', 'comparison/pages/comparison-page.tsx'),
    route('/booking/$id', 'bookings/pages/booking-page.tsx'),
    route('/start-experience/$reservationId', 'bookings/pages/start-page.tsx'),
    // A sheet of its own, without the account's frame.
    route('/profile/reservations/$id/voucher', 'bookings/pages/voucher-page.tsx'),
    route('/host/$hostId', 'hosts/pages/host-page.tsx'),
    route('/profile', 'accounts/pages/account-layout.tsx', [
      index('accounts/pages/profile-page.tsx'),
      route('/reservations', 'bookings/pages/reservations-page.tsx'),
      route('/favorites', 'favorites/pages/favorites-page.tsx'),
      route('/settings', 'accounts/pages/settings-page.tsx'),
      route('/notices', 'accounts/pages/notices-page.tsx'),
      route('/$', 'accounts/pages/profile-other-page.tsx'),
    ]),
    route('/about', 'site/pages/about-page.tsx'),
    route('/contact', 'site/pages/contact-page.tsx'),
    route('/how-it-works', 'site/pages/how-it-works-page.tsx'),
    route('/host-with-us', 'site/pages/host-with-us-page.tsx'),
    route('/careers', 'site/pages/careers-page.tsx'),
    route('/help-center', 'site/pages/help-center-page.tsx'),
    route('/faq', 'site/pages/faq-page.tsx'),
    route('/terms-and-conditions', 'site/pages/terms-page.tsx'),
    route('/terms', 'site/pages/terms-alias-page.tsx'),
    route('/privacy-policy', 'site/pages/privacy-page.tsx'),
    route('/privacy', 'site/pages/privacy-alias-page.tsx'),
    // Every other address.
    route('/$', 'site/pages/not-found-page.tsx'),
  ]),

  route('/offline', 'site/pages/offline-page.tsx'),
  // Where the link at the foot of a mail leads, whoever is signed in.
  route('/subscription', 'accounts/pages/subscription-page.tsx'),
  // Where the letter of a registration leads; not below /auth, whose pages send people away who are signed in.
  route('/confirm-email', 'accounts/pages/confirm-email-page.tsx'),

  route('/auth', 'site/pages/auth-layout.tsx', [
    index('accounts/pages/auth-index-page.tsx'),
    route('/login', 'accounts/pages/login-page.tsx'),
    route('/register', 'accounts/pages/register-page.tsx'),
    route('/complete-sign-up', 'accounts/pages/complete-sign-up-page.tsx'),
    route('/forgot-password', 'accounts/pages/forgot-password-page.tsx'),
    route('/reset-password', 'accounts/pages/reset-password-page.tsx'),
    route('/callback', 'accounts/pages/callback-page.tsx'),
    route('/host/login', 'accounts/pages/host-login-page.tsx'),
    route('/host/register', 'accounts/pages/host-register-page.tsx'),
  ]),

  // The portal of the hosts. Its names are listed one by one: every other single segment is a public profile (SHELL-30).
  layout('host', 'site/pages/host-layout.tsx', [
    route('/host/experiences/new', 'experiences/editor/pages/new-experience-page.tsx'),
    route('/host/create', 'experiences/editor/pages/create-experience-page.tsx'),
    route('/host/experiences/$id/edit', 'experiences/editor/pages/edit-experience-page.tsx'),
    route('/host/edit/$id', 'experiences/editor/pages/edit-experience-alias-page.tsx'),
    route('/host/dates/$dateId', 'bookings/guests/pages/date-page.tsx'),
    route('/host', 'hosts/dashboard/pages/dashboard-index-page.tsx'),
    route('/host/dashboard', 'hosts/dashboard/pages/dashboard-page.tsx'),
    route('/host/reservations', 'hosts/dashboard/pages/host-reservations-page.tsx'),
    route('/host/notices', 'accounts/pages/host-notices-page.tsx'),
    route('/host/profile', 'hosts/portal/pages/profile-page.tsx'),
    route('/host/settings', 'hosts/portal/pages/settings-page.tsx'),
    route('/host/faq', 'site/pages/host-faq-page.tsx'),
  ]),

  // What stands below is listed in admin/parts/desk.ts (docs/decisions/0120).
  route('/admin', 'site/pages/admin-layout.tsx', [route('/$', 'admin/pages/desk-page.tsx')]),
])
