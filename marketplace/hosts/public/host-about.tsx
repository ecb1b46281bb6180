import { Icon, type IconName } from '#ui/icons/icon.tsx'
import type { HostProfile } from '../host.contract.ts'

/** The host's own text and details; only what the host filled in. */
export function HostAbout({ host }: { host: HostProfile }) {
  const { bio, skills, pets, transportation, accommodation, funFact } = host
  const more: [IconName, string, string | null][] = [
    ['spark', 'Dato curioso', funFact],
    ['car', 'Transporte', transportation],
    ['home', 'Alojamiento', accommodation],
    ['heart', 'Mascotas', pets],
  ]
  const filled = more.filter(([, , text]) => text?.trim())
  if (!bio && skills.length === 0 && filled.length === 0)
    return <p className="text-tinta-suave">Todavía no ha contado nada de sí.</p>
  return (
    <>
      {bio && <p className="measure text-lg whitespace-pre-line break-words">{bio}</p>}
      {skills.length > 0 && (
        <ul aria-label="Lo que sabe hacer" className="mt-5 flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li
              key={skill}
              className="max-w-full rounded-pill border border-hairline bg-papel px-3.5 py-1.5 text-sm font-medium break-words"
            >
              {skill}
            </li>
          ))}
        </ul>
      )}
      {filled.length > 0 && (
        <dl className="mt-7 grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {filled.map(([icon, label, text]) => (
            <div key={label} className="min-w-0">
              <dt className="flex gap-3 font-semibold">
                <Icon name={icon} className="mt-0.5 shrink-0 text-turquesa-deep" />
                {label}
              </dt>
              <dd className="pl-8 break-words text-tinta-suave">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
