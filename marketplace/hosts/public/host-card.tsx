import type { ReactNode } from 'react'
import type { HostFacts } from '#marketplace/experiences/experience.contract.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Stars } from '#ui/stars.tsx'
import { hostLevel } from '../host.rules.ts'
import { hostLevelLabel, languagesText, responseTimeText } from '../host.text.ts'

/** The host of an experience: name, level, rating, answer time (DET-12). */
export const HostCard = ({ host, children }: { host: HostFacts; children?: ReactNode }) => (
  <div className="card flex flex-col gap-5 p-5 sm:flex-row sm:p-6">
    <div className="flex items-center gap-4 sm:w-56 sm:shrink-0 sm:flex-col sm:justify-center sm:text-center">
      <Avatar name={host.name} src={host.avatar} size="lg" />
      <div className="min-w-0">
        <p className="font-display text-subheading font-bold break-words">
          <Link
            href={`/host/${host.id}`}
            aria-label={`${host.name}: ver perfil`}
            className="text-inherit decoration-turquesa decoration-2 underline-offset-4 hover:underline"
          >
            {host.name}
          </Link>
        </p>
        <p className="text-sm text-tinta-suave">{hostLevelLabel[hostLevel(host.yearsHosting)]}</p>
        {host.verified && (
          <Badge tone="turquesa" icon="check" className="mt-2 sm:mx-auto">
            Verificado
          </Badge>
        )}
      </div>
    </div>
    <div className="min-w-0 flex-1 sm:border-l sm:border-hairline sm:pl-6">
      <ul className="grid gap-2.5">
        <li className="flex items-center gap-2.5">
          {host.rating === null ? (
            <>
              <Icon name="star" size="sm" className="text-turquesa-deep" />
              Aún sin reseñas
            </>
          ) : (
            <Stars value={host.rating} count={host.reviewCount} />
          )}
        </li>
        {host.responseRate !== null && (
          <li className="flex gap-2.5">
            <Icon name="chat" size="sm" className="mt-1 text-turquesa-deep" />
            <span>
              Responde al <span className="tabular whitespace-nowrap">{host.responseRate} %</span> de los mensajes
              {host.responseRate > 0 && `, en ${responseTimeText(host.responseTimeHours)} o menos`}
            </span>
          </li>
        )}
        {host.languages.length > 0 && (
          <li className="flex gap-2.5">
            <Icon name="globe" size="sm" className="mt-1 text-turquesa-deep" />
            {languagesText(host.languages)}
          </li>
        )}
      </ul>
      <div className="mt-5 flex flex-wrap items-start gap-x-4 gap-y-3">
        {children}
        <Link href={`/host/${host.id}`} className="link inline-flex min-h-11 items-center font-semibold">
          Ver perfil
        </Link>
      </div>
    </div>
  </div>
)
