import type { ReactNode } from 'react'
import { monthAndYear } from '#platform/clock.ts'
import { Disclosure } from '#ui/navigation/disclosure.tsx'
import { Stars } from '#ui/stars.tsx'
import { hostLevel } from '../../host.rules.ts'
import { hostLevelLabel, responseTimeText } from '../../host.text.ts'
import type { OwnHost } from '../../own-profile/own-host.contract.ts'

/** Figures that the product counts; the host cannot edit them (HPROF-08). */
export function HostFigures({ host }: { host: OwnHost }) {
  const figures: [string, ReactNode][] = [
    [
      'Calificación',
      host.rating === null ? 'Sin reseñas aún' : <Stars key="stars" value={host.rating} count={host.reviewCount} />,
    ],
    ['Reservas', host.totalBookings],
    ...(host.responseRate === null
      ? ([['Respondes', 'Aún nadie pregunta']] as [string, ReactNode][])
      : ([
          ['Respondes', `${host.responseRate} %`],
          ['Tardas', `${responseTimeText(host.responseTimeHours)} o menos`],
        ] as [string, ReactNode][])),
    ['Nivel', hostLevelLabel[hostLevel(host.yearsHosting)]],
    ['Verificación', host.verified ? 'Verificado' : 'Sin verificar'],
    ['Anfitrión desde', host.hostSince ? monthAndYear(host.hostSince) : 'Sin fecha'],
  ]
  return (
    <section aria-labelledby="cifras" className="card p-5">
      <h2 id="cifras" className="text-subheading">
        Tus cifras
      </h2>
      <dl className="mt-3 divide-y divide-hairline">
        {figures.map(([label, value]) => (
          <div key={label} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
            <dt className="text-tinta-suave">{label}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary="Cómo se calculan" className="border-b-0">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            Respuesta: solicitudes y primeros mensajes de los últimos 90 días que contestaste en 24 horas. Mientras no
            haya ninguno, nadie ve esa cifra.
          </li>
          <li>Calificación: el promedio de tus reseñas; tu página muestra 5.0 hasta la primera.</li>
          <li>Nivel: con 2 años eres anfitrión experimentado; con 5, experto.</li>
          <li>Verificación: la pone Torogoz después de conocerte.</li>
        </ul>
      </Disclosure>
    </section>
  )
}
