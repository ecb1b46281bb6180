import type { Page } from 'playwright-core'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { cookieOf } from './people.ts'
import { waitForHydration } from './wait-for-hydration.ts'

export async function signInPage(page: Page, person: { id: string }) {
  const cookie = await cookieOf(person)
  const cut = cookie.indexOf('=')
  await page
    .context()
    .addCookies([{ name: cookie.slice(0, cut), value: cookie.slice(cut + 1), url: new URL(page.url()).origin }])
}

/** A page of the back office for an administrator, alive. @param page any page of the product */
export async function openDesk(page: Page, path: string): Promise<Page> {
  await signInPage(page, await createPerson({ role: 'admin' }))
  await page.goto(path)
  return waitForHydration(page)
}
