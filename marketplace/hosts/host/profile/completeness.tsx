import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { OwnHost } from '../../own-profile/own-host.contract.ts'
import { completeness, MIN_BIO_LENGTH, type Subject } from '../../own-profile/own-host.rules.ts'

/** What is missing, and why travelers care about it. */
const reasons: Record<Subject, [string, string]> = {
  avatar: ['Sube tu foto', 'Un rostro da confianza antes de encontrarse.'],
  bio: ['Cuenta quién eres', `Con ${MIN_BIO_LENGTH} caracteres o más, la gente decide con quién va y no solo a dónde.`],
  fullName: ['Escribe tu nombre completo', 'Así te llaman y así te buscan en el punto de encuentro.'],
  phone: ['Agrega tu teléfono', 'Quien ya reservó puede encontrarte el día de la salida.'],
  languages: ['Di en qué idiomas atiendes', 'Quien no habla español busca primero esto.'],
  skills: ['Agrega lo que sabes hacer', 'Explica por qué contigo y no por su cuenta.'],
  transportation: ['Cuenta cómo se llega', 'Es de lo que más preguntan antes de reservar.'],
  funFact: ['Cuenta un dato curioso', 'Es lo que recuerdan de ti y lo primero que te preguntarán.'],
}

/** How complete the profile is, and what would improve it most. */
export function Completeness({ host }: { host: OwnHost }) {
  const { percent, missing } = completeness(host)
  return (
    <section aria-labelledby="completo" className="card p-5">
      <h2 id="completo" className="flex items-baseline justify-between gap-4 text-subheading">
        {percent === 100 ? 'Tu perfil está completo' : 'Completa tu perfil'}
        <span className="tabular text-turquesa-deep">{percent} %</span>
      </h2>
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-3 h-2 w-full rounded-pill">
        <rect width="100" height="4" className="fill-lino" />
        <rect width={percent} height="4" className="fill-turquesa" />
      </svg>
      {missing.length > 0 ? (
        <ul className="mt-4 grid gap-3.5">
          {missing.map(({ subject, tab }) => (
            <li key={subject} className="flex gap-3">
              <Icon name="plus" size="sm" className="mt-1 text-turquesa-deep" />
              <span className="min-w-0">
                <Link
                  href={tab === 'host' ? '/host/profile?tab=anfitrion' : '/host/profile'}
                  className="link font-semibold"
                >
                  {reasons[subject][0]}
                </Link>
                <span className="block text-sm text-tinta-suave">{reasons[subject][1]}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-tinta-suave">Quien llega a tu página encuentra todo lo que suele preguntar.</p>
      )}
    </section>
  )
}
