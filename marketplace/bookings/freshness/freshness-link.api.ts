// The link by which a host says without a session that they still offer an experience, or pauses it (docs/decisions/0209,
// 0255). Opening it changes nothing.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { answerFreshness } from '#marketplace/experiences/freshness/freshness.api.ts'
import { findOwnFreshness } from '#marketplace/experiences/freshness/freshness.data.ts'
import { pausedOn } from '#marketplace/experiences/freshness/freshness.rules.ts'
import { dayOf, dayOfYear, startOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { isRefusal } from '#platform/http/refusal.ts'
import { html, minimalPage } from '#platform/http/response/minimal-page.ts'
import { noteUse } from '../links/link.data.ts'
import type { HostLink } from '../links/link.rules.ts'
import { UNKNOWN_LINK } from '../links/link.text.ts'
import { linkPage } from '../links/link-page.api.ts'

const HREF = '/host/dashboard?tab=experiences'

type FreshnessLink = Extract<HostLink, { act: 'still' }>
type FreshExperience = NonNullable<Awaited<ReturnType<typeof findOwnFreshness>>>

/** Whether this link's question still waits; one that was asked again later has a link of its own. */
const isOpen = ({ status, askedAt }: FreshExperience, { day }: FreshnessLink) =>
  status === 'published' && askedAt !== null && dayOf(askedAt) === day

/** The state by now: another link or the portal may have answered in between. */
function freshnessPage({ title, status }: FreshExperience, code: number): Response {
  const words =
    status === 'published'
      ? { heading: `«${title}» sigue publicada`, text: 'Quien busca la encuentra. No hace falta nada más.' }
      : status === 'paused'
        ? {
            heading: `«${title}» está en pausa`,
            text: 'Nadie la ve ni la reserva. La reanudas en tu portal cuando quieras.',
          }
        : { heading: `«${title}» ya no está publicada`, text: 'En tu portal está como la dejaste.' }
  return linkPage(words, { status: code, href: HREF })
}

/** @param offered the pressed button; null for a read @param redirect renders the same page again with the result */
export async function answerFreshnessLink(
  host: Host,
  link: FreshnessLink,
  { offered, redirect }: { offered: boolean | null; redirect: () => Response },
): Promise<Response> {
  const { experienceId: id } = link
  const experience = await findOwnFreshness(database(), host, id)
  if (!experience) return linkPage(UNKNOWN_LINK, { status: 404, href: HREF })
  if (!isOpen(experience, link)) return freshnessPage(experience, offered === null ? 200 : 409)
  if (offered === null) return questionPage(experience)
  const isDone = await database().transaction(async (tx) => {
    const current = await findOwnFreshness(tx, host, id)
    if (!current || !isOpen(current, link) || isRefusal(await answerFreshness(tx, host, id, offered))) return false
    return noteUse(tx, host, { act: 'still', subjectId: id, outcome: offered ? 'kept' : 'paused' })
  })
  if (isDone) return redirect()
  return freshnessPage((await findOwnFreshness(database(), host, id)) ?? experience, 409)
}

function questionPage({ title, confirmedAt, askedAt }: FreshExperience): Response {
  const body = html`<p>Confirmaste sus fechas por última vez el ${dayOfYear(confirmedAt)}. Si no respondes antes del ${dayOfYear(startOfDay(pausedOn(askedAt!)))}, se pausa sola.</p>
<form method="post"><input type="hidden" name="do" value="still"><button class="main">Sí, la sigo ofreciendo</button></form>
<form method="post"><input type="hidden" name="do" value="pause"><button>No por ahora: pausarla</button></form><nav class="quiet"><a href="${HREF}">Abrir mi portal</a></nav>`
  return minimalPage({ heading: `¿Sigues ofreciendo «${title}»?`, body })
}
