import type { ReactNode } from 'react'
import type { HostActions } from '#marketplace/bookings/host/list/host-actions.tsx'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { dayOfYear, longDate, startOfDay, timeOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { formatMoney } from '#ui/price.tsx'
import { GroupCard } from '../../../bookings/host/list/group-card.tsx'
import { RequestCard } from '../../../bookings/host/list/request-card.tsx'
import { UnreadChats } from '../../../conversations/host/unread-chats.tsx'
import type { Group, Today } from '../../dashboard/today.contract.ts'
import { momentText } from '../../dashboard/today.text.ts'
import { addressOf } from './dashboard-view.view.ts'

/** The host's day, designed for a phone: who comes today, what needs an answer, who wrote, who comes tomorrow. */
export function TodayPanel({ today: morning, actions }: { today: Today; actions: HostActions }) {
  const { now, today, tomorrow, next, requests, requestCount, chats, chatCount, questionCount, arrears } = morning
  const dayAfter = new Date(new Date(now).getTime() + DAY_MS)
  const waiting =
    requestCount +
    [...today, ...tomorrow].flatMap(({ parties }) => parties).filter(({ status }) => status === 'pending').length
  const hasRequests = requests.length > 0
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <section aria-labelledby="hoy">
        <Summary {...{ now, next, waiting, chatCount, questionCount, arrears }} groups={today} />
        <Groups groups={today} now={now} actions={actions} />
      </section>
      {(hasRequests || chats.length > 0) && (
        <div className="grid grid-cols-1 gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {hasRequests && (
            <section aria-labelledby="por-responder">
              <h2 id="por-responder" className="scroll-mt-20 text-heading">
                Por responder
              </h2>
              <ul className="mt-3 grid grid-cols-1 gap-3">
                {requests.map((request) => (
                  <li key={request.id}>
                    <RequestCard request={request} now={now} actions={actions} />
                  </li>
                ))}
              </ul>
              {requestCount > requests.length && (
                <p className="mt-3">
                  <ButtonLink
                    href={addressOf('/host/dashboard', { tab: 'reservations', filter: { status: 'pending' } })}
                    variant="secondary"
                    full
                  >
                    Ver las {requestCount}
                  </ButtonLink>
                </p>
              )}
            </section>
          )}
          {chats.length > 0 && <UnreadChats chats={chats} count={chatCount} now={now} />}
        </div>
      )}
      <section aria-labelledby="manana">
        <h2 id="manana" className="text-heading">
          Mañana
          <span className="block text-base font-normal tracking-normal text-tinta-suave first-letter:uppercase">
            {tomorrow.length === 0 ? 'Sin grupos.' : `${longDate(dayAfter)}.`}
          </span>
        </h2>
        <Groups groups={tomorrow} now={now} actions={actions} />
      </section>
    </div>
  )
}

const sum = (groups: Group[], field: 'guests' | 'cash' | 'unanswered') =>
  groups.reduce((total, group) => total + Math.round(group[field] * 100), 0) / 100

type SummaryProps = Pick<Today, 'now' | 'next' | 'chatCount' | 'questionCount' | 'arrears'> & {
  groups: Group[]
  waiting: number
}

/** The day in four facts: how many come, from when, what to collect, what is pending. */
function Summary({ now, groups, next, waiting, chatCount, questionCount, arrears }: SummaryProps) {
  const guests = sum(groups, 'guests')
  const unanswered = sum(groups, 'unanswered')
  // With requests but no confirmed guests the headline counts the requests instead of showing a zero.
  const isAsked = guests === 0 && unanswered > 0
  const first = groups.find(({ startDate }) => startDate > now)
  return (
    <div className="ground-selva relative isolate overflow-hidden rounded-card px-5 py-6 md:px-7">
      <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 opacity-10" />
      <h2 id="hoy" className="font-sans text-base font-semibold tracking-normal text-on-selva-suave">
        Hoy, {longDate(now).replace(/ de \d{4}$/, '')}
      </h2>
      {groups.length > 0 ? (
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <p>
            <span className="tabular block font-display text-hero leading-none font-bold">{guests || unanswered}</span>
            <span className="mt-1.5 block">
              {(guests || unanswered) === 1 ? 'persona' : 'personas'} {isAsked && 'por confirmar '}en{' '}
              {groups.length === 1 ? 'un grupo' : `${groups.length} grupos`}
              {first && (
                <span className="text-on-selva-suave">
                  , el próximo a las <span className="whitespace-nowrap">{timeOfDay(first.startDate)}</span>
                </span>
              )}
            </span>
          </p>
          {!isAsked && (
            <p className="sm:text-right">
              <span className="tabular block font-display text-title leading-none font-bold">
                {formatMoney(sum(groups, 'cash'))}
              </span>
              <span className="mt-1.5 block text-on-selva-suave">por cobrar en efectivo</span>
            </p>
          )}
        </div>
      ) : (
        <p className="mt-3 font-display text-title leading-tight font-bold">
          Hoy no tienes grupos
          {next && (
            <span className="mt-2 block font-sans text-base font-normal tracking-normal text-on-selva-suave">
              El próximo: {momentText(next.startDate, now)}, {next.title}, {peopleText(next.guests)}.
            </span>
          )}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5">
        {arrears && (
          <Todo href={addressOf('/host/dashboard', { tab: 'earnings' })} icon="cash">
            {arrears.pausedAt
              ? 'Sin reservas nuevas hasta que pagues'
              : `Paga antes del ${dayOfYear(startOfDay(arrears.pausesOn)).replace(/ de \d{4}$/, '')}`}
          </Todo>
        )}
        {waiting > 0 && (
          <Todo
            href={addressOf('/host/dashboard', { tab: 'reservations', filter: { status: 'pending' } })}
            icon="clock"
          >
            {waiting} por responder
          </Todo>
        )}
        {chatCount > 0 && (
          <Todo href={addressOf('/host/dashboard', { tab: 'conversations' })} icon="chat">
            {chatCount === 1 ? '1 chat sin leer' : `${chatCount} chats sin leer`}
          </Todo>
        )}
        {questionCount > 0 && (
          <Todo href={addressOf('/host/dashboard', { tab: 'questions' })} icon="help">
            {questionCount === 1 ? '1 pregunta' : `${questionCount} preguntas`}
          </Todo>
        )}
        {!arrears && waiting + chatCount + questionCount === 0 && (
          <p className="flex items-center gap-2 text-on-selva-suave">
            <Icon name="check" size="sm" />
            Estás al día: nadie espera tu respuesta.
          </p>
        )}
      </div>
    </div>
  )
}

const Todo = ({ href, icon, children }: { href: string; icon: IconName; children: ReactNode }) => (
  <ButtonLink href={href} variant="inverse" size="sm" icon={icon} iconAfter="chevron-right">
    {children}
  </ButtonLink>
)

/** Further groups of a day are folded, so that pending work stays near the top of a phone's screen. */
const SHOWN_GROUPS = 6

type GroupsProps = { groups: Group[]; now: string; actions: HostActions }

function Groups({ groups, now, actions }: GroupsProps) {
  const list = (groups: Group[]) => (
    <ul className="mt-4 grid grid-cols-1 gap-3">
      {groups.map((group) => (
        <li key={group.dateId}>
          <GroupCard group={group} now={now} actions={actions} />
        </li>
      ))}
    </ul>
  )
  const remaining = groups.slice(SHOWN_GROUPS)
  return (
    <>
      {groups.length > 0 && list(groups.slice(0, SHOWN_GROUPS))}
      {remaining.length > 0 && (
        <details className="group/rest mt-3">
          <summary className={`${buttonClass('secondary')} w-full`}>
            {remaining.length === 1 ? 'Ver un grupo más' : `Ver ${remaining.length} grupos más`}
            <Icon name="chevron-down" size="sm" className="transition-transform group-open/rest:rotate-180" />
          </summary>
          {list(remaining)}
        </details>
      )}
    </>
  )
}
