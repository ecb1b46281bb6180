import { expect, test } from 'vitest'
import { routes } from '#marketplace/routes.ts'
import { safeReturnPath } from '../account.rules.ts'
import {
  areaRedirect,
  authPageRedirect,
  guardedPageRedirect,
  isHostArea,
  isOpenWhenSignedIn,
  isTravelerOnlyPath,
  landingAfterSignOut,
  withReturnPath,
} from './session.rules.ts'

test('only the fixed names below /host belong to the portal (SHELL-30)', () => {
  const area = [
    '/host',
    '/host/',
    '/host/dashboard',
    '/host/edit/7',
    '/host/experiences/new',
    '/host/faq',
    '/host/dates/7',
  ]
  const open = ['/', '/hosting', '/host-with-us', '/host/0190f0c2-7a2e-7000-8000-000000000001', '/host/juan']
  expect(area.filter(isHostArea)).toEqual(area)
  expect(open.filter(isHostArea)).toEqual([])
})

test('admins stay in /admin and hosts in /host (SHELL-59, SHELL-60)', () => {
  expect(areaRedirect('admin', '/')).toBe('/admin')
  expect(areaRedirect('admin', '/host/dashboard')).toBe('/admin')
  expect(areaRedirect('admin', '/admin/users')).toBeNull()
  expect(areaRedirect('admin', '/administrator')).toBe('/admin')
  expect(areaRedirect('host', '/search')).toBe('/host/dashboard')
  expect(areaRedirect('host', '/host-with-us')).toBe('/host/dashboard')
  expect(areaRedirect('host', '/host/0190f0c2')).toBeNull()
  expect(areaRedirect('traveler', '/host/dashboard')).toBeNull()
  expect([areaRedirect('host', '/subscription'), areaRedirect('host', '/confirm-email')]).toEqual([null, null])
})

test('a host who views as a traveler still has no account of a traveler (SHELL-12)', () => {
  const ownPaths = ['/profile', '/profile/reservations', '/start-experience/7']
  expect(ownPaths.filter(isTravelerOnlyPath)).toEqual(ownPaths)
  expect(['/', '/search', '/experience/7', '/booking/7', '/profiles', '/host/7'].filter(isTravelerOnlyPath)).toEqual([])
})

test('the auth layout sends people away by role; unfinished business stays open (SHELL-10)', () => {
  expect([authPageRedirect('host'), authPageRedirect('traveler'), authPageRedirect('admin')]).toEqual([
    '/host/dashboard',
    '/',
    '/',
  ])
  expect(isOpenWhenSignedIn('/auth/callback')).toBe(true)
  expect(isOpenWhenSignedIn('/auth/reset-password')).toBe(true)
  expect(isOpenWhenSignedIn('/auth/login')).toBe(false)
})

test('three sign-outs, three places (SHELL-07, SHELL-13, SHELL-17)', () => {
  expect(['/search', '/host/dashboard', '/admin/users'].map(landingAfterSignOut)).toEqual([
    '/',
    '/auth/host/login',
    '/',
  ])
})

test('the way back keeps its query and never leaves the site (SHELL-56, INV-35)', () => {
  expect(withReturnPath('/auth/login', '/booking/7?guests=3')).toBe('/auth/login?redirect=%2Fbooking%2F7%3Fguests%3D3')
  expect(withReturnPath('/auth/login', '//evil.example')).toBe('/auth/login')
  expect(safeReturnPath('/booking/7?guests=3#form')).toBe('/booking/7?guests=3#form')
  const hostile = [
    null,
    undefined,
    '',
    'search',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' /search',
    '/a\\b',
    '/auth/login?redirect=/x',
    '/auth',
    '/api/session',
    `/${'a'.repeat(2001)}`,
    '/..//evil.example',
    '/./\\evil.example',
    '/%09//evil.example/..//',
  ]
  for (const path of hostile) {
    const safePath = safeReturnPath(path)
    if (safePath !== null)
      expect(new URL(safePath, 'https://own.example').origin, String(path)).toBe('https://own.example')
    if (safePath !== null) expect(safePath).not.toMatch(/^\/(\/|\\|auth|api)/)
  }
  expect(hostile.slice(0, 18).map((path) => safeReturnPath(path))).toEqual(Array(18).fill(null))
})

test('on entry a guest goes to the login; whose session ends among the reservations goes home (ACC-05)', () => {
  const reservations = { pathname: '/profile/reservations', href: '/profile/reservations?status=pending' }
  const login = '/auth/login?redirect=%2Fprofile%2Freservations%3Fstatus%3Dpending'
  expect([guardedPageRedirect(reservations, false), guardedPageRedirect(reservations, true)]).toEqual([login, '/'])
  const settings = { pathname: '/profile/settings', href: '/profile/settings' }
  expect(guardedPageRedirect(settings, true)).toBe('/auth/login?redirect=%2Fprofile%2Fsettings')
})

/** The names directly below /host that the portal's layout has pages for, as they are declared. */
const portalNames = (routes.children ?? [])
  .flatMap((branch) => (branch.type === 'layout' && branch.id === 'host' ? (branch.children ?? []) : []))
  .flatMap((page) => ('path' in page ? (page.path?.split('/')[2] ?? []) : []))

test.each([...new Set(portalNames)])(
  '/host/%s and what lies below it are of the portal; a name that only begins so is a host (SHELL-30)',
  (name) => {
    expect([`/host/${name}`, `/host/${name}/7`].map(isHostArea)).toEqual([true, true])
    expect([`/host/${name}x`, `/${name}`].map(isHostArea)).toEqual([false, false])
  },
)

test('only the three unfinished pages of /auth stay open, whole and by themselves (SHELL-10)', () => {
  const open = ['/auth/callback', '/auth/callback/', '/auth/reset-password', '/auth/complete-sign-up']
  const closed = ['/a/auth/callback', '/auth/callback/x', '/auth/reset-passwords', '/auth/login']
  expect(open.map(isOpenWhenSignedIn)).toEqual([true, true, true, true])
  expect(closed.map(isOpenWhenSignedIn)).toEqual([false, false, false, false])
  expect(open.map((page) => areaRedirect('host', page))).toEqual([null, null, null, null])
  expect(areaRedirect('host', '/auth/login')).toBe('/host/dashboard')
})
