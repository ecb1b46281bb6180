import { firstName } from '#marketplace/accounts/account.rules.ts'
import { whatsappNumber } from '#marketplace/accounts/whatsapp/whatsapp.rules.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'

type Facts = {
  phone: string
  hostName: string
  travelerName: string
  title: string
  startDate: string
  guests: number
}

/** A WhatsApp link with a prepared first message; never with the code (INV-11). */
export function whatsappLink({ phone, hostName, travelerName, title, startDate, guests }: Facts): string | null {
  const number = whatsappNumber(phone)
  if (!number) return null
  const text = `Hola, ${firstName(hostName)}. Soy ${firstName(travelerName)} y reservé “${title}” en Torogoz para el ${longDate(startDate)}, ${timeOfDay(startDate)} (${peopleText(guests)}). ¿Hay algo que deba saber antes de llegar?`
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

type Spot = { place: string; address: string; city: string; country: string; lat: number | null; lng: number | null }

export function directionsLink({ place, address, city, country, lat, lng }: Spot): string {
  const to = lat !== null && lng !== null ? `${lat},${lng}` : addressLine(place, address, city, country)
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`
}
