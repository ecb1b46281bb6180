import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { monthAndYear } from '#platform/clock.ts'
import { EmailText } from '#ui/email-text.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { phoneHref } from '#ui/phone-href.ts'
import { ShareButton } from '#ui/share-button.tsx'
import { Stars } from '#ui/stars.tsx'
import { hostLevel } from '../host.rules.ts'
import { hostLevelLabel, languagesText, responseTimeText } from '../host.text.ts'
import { hostQuery } from './host.query.ts'

/** The rating shown before the first review (HPUB-09). */
const UNRATED = 5

/** @param url where the page is, for sharing it */
export function HostIdentity({ id, url }: { id: string; url: string }) {
  const { data: host } = useSuspenseQuery(hostQuery(id))
  const { name, reviewCount, totalBookings, yearsHosting, phone, email } = host
  return (
    <div className="card overflow-hidden">
      <div aria-hidden="true" className="relative isolate h-24 ground-selva">
        <span className="texture-contour absolute inset-0 -z-10 text-on-selva opacity-20" />
        <span className="texture-woven absolute inset-x-0 bottom-0 h-2" />
      </div>
      <div className="px-5 pb-6 text-center">
        <Avatar name={name} src={host.avatar} size="xl" className="relative -mt-14 border-4 border-papel" />
        <h1 className="mt-3 text-heading wrap-anywhere">{name}</h1>
        <p className="mt-1 text-tinta-suave">{hostLevelLabel[hostLevel(yearsHosting)]}</p>
        {host.verified && (
          <Badge tone="turquesa" icon="check" className="mx-auto mt-2.5">
            Verificado
          </Badge>
        )}
        <dl className="tabular mt-5 grid auto-cols-fr grid-flow-col divide-x divide-hairline border-y border-hairline py-4">
          <Figure
            label={reviewCount === 0 ? 'sin reseñas aún' : reviewCount === 1 ? '1 reseña' : `${reviewCount} reseñas`}
          >
            <Stars value={host.rating ?? UNRATED} size="md" />
          </Figure>
          <Figure label={totalBookings === 1 ? 'reserva' : 'reservas'}>{totalBookings}</Figure>
          {yearsHosting !== null && yearsHosting > 0 && (
            <Figure label={yearsHosting === 1 ? 'año recibiendo' : 'años recibiendo'}>{yearsHosting}</Figure>
          )}
        </dl>
        <ul className="mt-5 grid gap-3 text-left">
          {host.responseRate !== null && (
            <Line icon="chat">
              Responde al <span className="tabular whitespace-nowrap">{host.responseRate} %</span> de los mensajes
              {host.responseRate > 0 && `, en ${responseTimeText(host.responseTimeHours)} o menos`}
            </Line>
          )}
          {host.reliability.length > 0 && <Line icon="check">{host.reliability.join('. ')}.</Line>}
          {host.languages.length > 0 && <Line icon="globe">{languagesText(host.languages)}</Line>}
          <Line icon="calendar">Miembro desde {monthAndYear(host.memberSince)}</Line>
          {phone && (
            <Line icon="phone">
              <a href={phoneHref(phone)} className="link">
                {phone}
              </a>
            </Line>
          )}
          {email && (
            <Line icon="mail">
              <a href={`mailto:${email}`} className="link wrap-anywhere">
                <EmailText email={email} />
              </a>
            </Line>
          )}
        </ul>
        <div className="mt-6">
          <ShareButton
            title={`${name} en Torogoz`}
            text={`Conoce a ${name} y sus experiencias en El Salvador.`}
            url={url}
          />
        </div>
      </div>
    </div>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end gap-0.5 px-1">
    <dt className="text-sm leading-tight text-tinta-suave">{label}</dt>
    <dd className="flex min-h-7 items-center justify-center font-display text-xl leading-none font-bold">{children}</dd>
  </div>
)

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} size="sm" className="mt-1 shrink-0 text-turquesa-deep" />
    <span className="min-w-0 break-words">{children}</span>
  </li>
)
