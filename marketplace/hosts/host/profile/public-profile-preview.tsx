import { Badge } from '#ui/feedback/badge.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { hostLevel } from '../../host.rules.ts'
import { hostLevelLabel, languagesText } from '../../host.text.ts'
import type { OwnHost } from '../../own-profile/own-host.contract.ts'

/** The profile as travelers see it, and a link to the whole page. */
export function PublicProfilePreview({ host }: { host: OwnHost }) {
  const { seen: publicProfile, bio, languages, skills } = host
  const closed = publicProfile.avatar === null && host.avatar !== null
  return (
    <section aria-labelledby="cara" className="card overflow-hidden">
      <div aria-hidden="true" className="relative isolate h-16 ground-selva">
        <span className="texture-woven absolute inset-x-0 bottom-0 h-2" />
      </div>
      <div className="px-5 pb-5">
        <Avatar
          name={publicProfile.name}
          src={publicProfile.avatar}
          size="lg"
          className="relative -mt-8 border-4 border-papel"
        />
        <h2 id="cara" className="mt-1 text-sm text-tinta-suave">
          Así te ven los viajeros
        </h2>
        <p className="font-display text-heading font-bold wrap-anywhere">{publicProfile.name}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-tinta-suave">
          {hostLevelLabel[hostLevel(host.yearsHosting)]}
          {host.verified && (
            <Badge tone="turquesa" icon="check">
              Verificado
            </Badge>
          )}
        </p>
        {bio && <p className="mt-3 line-clamp-4 wrap-anywhere">{bio}</p>}
        {languages.length > 0 && <p className="mt-3 text-sm text-tinta-suave">{languagesText(languages)}</p>}
        {skills.length > 0 && (
          <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-tinta-suave">{skills.join(' · ')}</p>
        )}
        {closed && (
          <p className="mt-3 text-sm text-tinta-suave">
            Tu perfil está cerrado: se ve tu primer nombre, sin foto.{' '}
            <Link href="/host/settings#privacidad" className="link">
              Cambiarlo
            </Link>
          </p>
        )}
        <ButtonLink href={`/host/${host.id}`} variant="secondary" icon="eye" full className="mt-4">
          Ver mi página pública
        </ButtonLink>
      </div>
    </section>
  )
}
