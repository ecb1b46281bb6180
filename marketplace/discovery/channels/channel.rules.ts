// An experience in the formats of Google (Things to do) and Meta (catalogues). Only what can be booked here is included.
// Averages are left out, because ratings belong to hosts, not to products.
import { cutAtWord, type DurationUnit, experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { sharePicturePath } from '#marketplace/experiences/share/share.rules.ts'
import { HOUR_S } from '#platform/units.ts'

/** The data of a bookable experience for other channels. */
export type ChannelProduct = {
  id: string
  title: string
  shortDescription: string
  description: string
  category: string | null
  city: string
  country: string
  lat: number | null
  lng: number | null
  price: number
  childPrice: number | null
  childAge: number | null
  minAge: number | null
  maxGuests: number
  durationValue: number
  durationUnit: DurationUnit
  instant: boolean
  /** Of the main picture. */
  digest: string | null
  /** Start times of its future dates, in El Salvador: '08:30'. */
  startTimes: string[]
  /** The next start with free spots; null when there is none. */
  nextDate: string | null
  /** Its host takes no new reservations. */
  paused: boolean
}

/** The page of a product, and its 1200x630 JPEG. @param home address of the product, without a final slash */
export const pageOfProduct = ({ id, title }: Pick<ChannelProduct, 'id' | 'title'>, home: string) =>
  home + experiencePath(id, title)
export const pictureOfProduct = ({ id, digest }: Pick<ChannelProduct, 'id' | 'digest'>, home: string) =>
  digest && home + sharePicturePath(id, digest)

const HOURS_A_DAY = 24
export const hoursOf = ({ durationValue, durationUnit }: Pick<ChannelProduct, 'durationValue' | 'durationUnit'>) =>
  durationUnit === 'days' ? durationValue * HOURS_A_DAY : durationValue

const words = (text: string) => ({ localized_texts: [{ language_code: 'es' as const, text }] })
/** Google reads at most 150 bytes of a title. */
const TITLE = 75
const money = (dollars: number) => ({
  currency_code: 'USD' as const,
  units: Math.floor(dollars),
  nanos: Math.round((dollars - Math.floor(dollars)) * 100) * 10_000_000,
})

/** A product of Google's feed: one option, with a price for adults and, if there is one, for children. */
export function googleProduct(product: ChannelProduct, home: string) {
  const picture = pictureOfProduct(product, home)
  const { lat, lng, childPrice, childAge } = product
  return {
    id: product.id,
    title: words(cutAtWord(product.title, TITLE)),
    description: words(product.shortDescription || cutAtWord(product.description, 500)),
    ...(picture && { related_media: [{ url: picture, type: 'MEDIA_TYPE_PHOTO' as const }] }),
    inventory_types: ['INVENTORY_TYPE_OPERATOR_DIRECT' as const],
    options: [
      {
        id: 'DEFAULT',
        title: words(cutAtWord(product.title, TITLE)),
        landing_page: { url: pageOfProduct(product, home) },
        duration_sec: hoursOf(product) * HOUR_S,
        ...(product.category && { option_categories: [{ label: product.category }] }),
        ...(lat !== null &&
          lng !== null && {
            related_locations: [
              {
                location: { location: { lat_lng: { latitude: lat, longitude: lng } } },
                relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION' as const,
              },
            ],
          }),
        price_options: [
          { id: 'adult', title: 'Persona', price: money(product.price) },
          ...(childPrice === null
            ? []
            : [{ id: 'child', title: `Niños hasta ${childAge} años`, price: money(childPrice) }]),
        ],
      },
    ],
  }
}

export const META_COLUMNS = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'brand',
  'product_type',
]

/** A line of Meta's catalogue; null without a picture, because Meta requires one. */
export function metaRow(product: ChannelProduct, home: string): string[] | null {
  const picture = pictureOfProduct(product, home)
  if (!picture) return null
  return [
    product.id,
    cutAtWord(product.title, 200),
    cutAtWord(product.shortDescription || product.description, 5000),
    product.nextDate ? 'in stock' : 'out of stock',
    'new',
    `${product.price.toFixed(2)} USD`,
    pageOfProduct(product, home),
    picture,
    'Torogoz',
    product.category ?? '',
  ]
}
