import type { ReactNode } from 'react'
import { dateHours, dateText } from '#marketplace/experiences/availability/availability.text.ts'
import {
  type ContentName,
  contentNames,
  experienceFields,
  listFacts,
} from '#marketplace/experiences/experience.fields.ts'
import { externalHost } from '#marketplace/experiences/experience.rules.ts'
import { durationText, peopleText, priceUnit } from '#marketplace/experiences/experience.text.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import { formatPrice } from '#ui/price.tsx'
import { DescriptionList } from '../../admin/actions/description-list.tsx'
import { AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import type { AdminExperience } from './admin-experience.contract.ts'
import { policies } from './admin-experience.text.ts'

/** Everything a traveler would see, laid out for review: pictures, texts, place, dates and policies (ADM-13). */
export function ExperienceReading({ experience }: { experience: AdminExperience }) {
  const { pictures, place, bookingRequired, category, languages, durationValue, durationUnit, maxGuests } = experience
  const link = externalHost(experience.externalBookingUrl)
  return (
    <>
      <AdminSection title={`Fotos (${pictures.length})`}>
        {pictures.length === 0 ? (
          <p className="text-tinta-suave">Todavía no tiene fotos.</p>
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {pictures.map((picture, at) => (
              <li key={picture.base} className={at === 0 ? 'col-span-2 row-span-2' : ''}>
                <a href={original(picture)} target="_blank" rel="noopener" className="block">
                  <ResponsivePicture
                    picture={picture}
                    alt={picture.alt || `Foto ${at + 1}${at === 0 ? ', la principal' : ''}`}
                    sizes={at === 0 ? '(min-width: 80rem) 30rem, 90vw' : '(min-width: 80rem) 15rem, 45vw'}
                    className="aspect-4/3 w-full overflow-hidden rounded-control bg-lino object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </AdminSection>
      <AdminSection title="Lo que lee el viajero">
        <div className="grid grid-cols-1 gap-6">
          <DescriptionList
            items={[
              { label: 'Resumen', wide: true, value: experience.shortDescription },
              {
                label: 'Precio',
                value:
                  experience.price > 0
                    ? `${formatPrice(experience.price)} ${priceUnit(bookingRequired)}`
                    : 'Sin precio',
              },
              { label: 'Duración', value: durationText(durationValue, durationUnit) },
              { label: 'Por reserva', value: bookingRequired ? `Hasta ${peopleText(maxGuests)}` : null },
              { label: 'Categoría', value: category?.name ?? 'Sin categoría' },
              { label: 'Idiomas', value: languages.join(', ') },
              ...listFacts(experience).map(({ label, value }) => ({ label, value })),
              {
                label: 'Se reserva en',
                value:
                  !bookingRequired &&
                  (link ? (
                    <a href={experience.externalBookingUrl!} target="_blank" rel="noopener nofollow" className="link">
                      {link}
                    </a>
                  ) : (
                    'Otro sitio, sin enlace todavía'
                  )),
              },
            ]}
          />
          <Prose title="Descripción" text={experience.description} />
          {contentNames.map((name) => (
            <AddedContent key={name} experience={experience} name={name} />
          ))}
          <Items title="Condiciones" items={policies(bookingRequired)} />
        </div>
      </AdminSection>
      <AdminSection title="Punto de encuentro">
        {place ? (
          <DescriptionList
            items={[
              { label: 'Lugar', value: place.name },
              { label: 'Ciudad', value: [place.city, place.state].filter(Boolean).join(', ') },
              { label: 'Dirección', wide: true, value: place.address },
              {
                label: 'En el mapa',
                wide: true,
                value:
                  place.lat && place.lng ? (
                    <span className="tabular">
                      {place.lat.toFixed(5)}, {place.lng.toFixed(5)}
                    </span>
                  ) : (
                    'Sin punto en el mapa'
                  ),
              },
            ]}
          />
        ) : (
          <p className="text-tinta-suave">Todavía no tiene lugar.</p>
        )}
      </AdminSection>
      {bookingRequired && <Dates experience={experience} />}
    </>
  )
}

/** The largest stored picture, in the format that every browser reads. */
const original = ({ base, widths, formats }: AdminExperience['pictures'][number]) =>
  base.replace('{width}', String(widths.at(-1))).replace('{format}', formats.at(-1)!)

const dateState = {
  available: null,
  closed: 'Cerrada',
  cancelled: 'Cancelada',
} as const

const Dates = ({ experience: { dates, comingDates } }: { experience: AdminExperience }) => (
  <AdminSection title={`Próximas fechas (${comingDates})`}>
    {dates.length === 0 ? (
      <p className="text-tinta-suave">No tiene fechas por venir.</p>
    ) : (
      <ul className="grid divide-y divide-hairline">
        {dates.map((date) => (
          <li key={date.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0">
              <span className="inline-block font-medium first-letter:uppercase">{dateText(date.startDate)}</span>{' '}
              <span className="text-tinta-suave">{dateHours(date)}</span>
            </span>
            <span className="tabular flex items-center gap-2 text-sm">
              {dateState[date.status] && <Badge>{dateState[date.status]}</Badge>}
              {date.spotsAvailable} de {date.capacity} {date.capacity === 1 ? 'cupo libre' : 'cupos libres'}
            </span>
          </li>
        ))}
      </ul>
    )}
    {comingDates > dates.length && (
      <p className="mt-3 text-sm text-tinta-suave">Y {comingDates - dates.length} más después.</p>
    )}
  </AdminSection>
)

function AddedContent({ experience, name }: { experience: AdminExperience; name: ContentName }) {
  const { title, icon } = experienceFields[name].page
  const content = experience[name] ?? ''
  return typeof content === 'string' ? (
    <Prose title={title} text={content} />
  ) : (
    <Items title={title} items={content} icon={icon === 'close' ? 'close' : 'check'} />
  )
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="font-sans text-sm font-normal tracking-normal text-tinta-suave">{title}</h3>
    {children}
  </div>
)
const Prose = ({ title, text }: { title: string; text: string }) =>
  text.trim() && (
    <Block title={title}>
      <p className="measure mt-0.5 whitespace-pre-line wrap-anywhere">{text.trim()}</p>
    </Block>
  )
const Items = ({ title, items, icon = 'check' }: { title: string; items: string[]; icon?: IconName }) =>
  items.length > 0 && (
    <Block title={title}>
      <ul className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {[...new Set(items)].map((item) => (
          <li key={item} className="flex min-w-0 gap-2">
            <Icon name={icon} size="sm" className="mt-1 shrink-0 text-tinta-suave" />
            <span className="min-w-0 wrap-anywhere">{item}</span>
          </li>
        ))}
      </ul>
    </Block>
  )
