// Structured data of an experience for search engines.
import type { BreadcrumbList, Event, Graph, Offer, Place, Product, TouristTrip } from 'schema-dts'
import { HOUR_MS } from '#platform/units.ts'
import type { AvailableDate } from '../../availability/availability.contract.ts'
import type { ExperienceDetail } from '../../experience.contract.ts'

/** Only this category's dates are Events: marking ordinary tours as events would break the engines' rules. */
const EVENTS = 'Noche y eventos'

/** `2026-11-21T19:00:00-06:00`: engines want the time zone of the place. */
const local = (instant: string) => `${new Date(Date.parse(instant) - 6 * HOUR_MS).toISOString().slice(0, 19)}-06:00`

/**
 * Product and breadcrumb, and for events one Event per date. Stars belong to the host, so they are never an aggregateRating of
 * the experience.
 * @param home scheme and host of the product
 */
export function experienceFacts(experience: ExperienceDetail, dates: AvailableDate[], home: string): Graph {
  const { title, location, category, host } = experience
  const url = home + experience.path
  const description = experience.shortDescription || experience.description.slice(0, 300)
  const image = experience.shareImage ? home + experience.shareImage : undefined
  const offer: Offer = {
    '@type': 'Offer',
    price: experience.price.toFixed(2),
    priceCurrency: 'USD',
    url: experience.externalBookingUrl ?? url,
    availability:
      dates.length > 0 || !experience.bookingRequired ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    seller: { '@type': 'Person', name: host.name },
  }
  const place: Place | undefined = location
    ? {
        '@type': 'Place',
        name: location.name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: location.address,
          addressLocality: location.city,
          addressRegion: location.state,
          addressCountry: 'SV',
        },
        ...(location.approximate
          ? {}
          : { geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } }),
      }
    : undefined
  const product = {
    '@type': ['Product', 'TouristTrip'],
    '@id': `${url}#product`,
    name: title,
    description,
    url,
    image,
    category: category?.name,
    offers: offer,
    itinerary: place,
  } as unknown as Product & TouristTrip
  const trail: [string, string][] = [
    ['Inicio', `${home}/`],
    ['Explorar', `${home}/search`],
    ...(category
      ? [[category.name, `${home}/search?category=${encodeURIComponent(category.name)}`] as [string, string]]
      : []),
    [title, url],
  ]
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  }
  const events: Event[] =
    category?.name === EVENTS
      ? dates.map((date) => ({
          '@type': 'Event',
          name: title,
          description,
          image,
          url,
          startDate: local(date.startDate),
          endDate: date.endDate ? local(date.endDate) : undefined,
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: place,
          offers: offer,
          organizer: { '@type': 'Person', name: host.name },
        }))
      : []
  return { '@context': 'https://schema.org', '@graph': [product, breadcrumb, ...events] }
}

/** JSON for a script element, escaped so that nothing a host typed can close it (INV-39). */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
