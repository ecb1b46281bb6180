import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

const Words = z
  .object({
    localized_texts: z.array(z.object({ language_code: z.literal('es'), text: z.string().min(1) })).min(1),
  })
  .meta({ id: 'GoogleWords' })
const Price = z.object({
  currency_code: z.literal('USD'),
  units: z.int().min(0),
  nanos: z.int().min(0).max(999_999_999),
})

const GoogleProduct = z
  .object({
    id: z.uuid(),
    title: Words,
    description: Words,
    related_media: z.array(z.object({ url: z.url(), type: z.literal('MEDIA_TYPE_PHOTO') })).optional(),
    inventory_types: z.array(z.literal('INVENTORY_TYPE_OPERATOR_DIRECT')),
    options: z
      .array(
        z.object({
          id: z.string(),
          title: Words,
          landing_page: z.object({ url: z.url() }),
          duration_sec: z.int().min(1),
          option_categories: z.array(z.object({ label: z.string() })).optional(),
          related_locations: z
            .array(
              z.object({
                location: z.object({
                  location: z.object({ lat_lng: z.object({ latitude: z.number(), longitude: z.number() }) }),
                }),
                relation_type: z.literal('RELATION_TYPE_RELATED_NO_ADMISSION'),
              }),
            )
            .optional(),
          price_options: z.array(z.object({ id: z.string(), title: z.string(), price: Price })).min(1),
        }),
      )
      .min(1),
  })
  .meta({ id: 'GoogleProduct' })

const limit = { points: 60, seconds: 60 }

export const google = endpoint({
  method: 'get',
  path: '/channels/google-things-to-do.json',
  summary: 'The catalogue as a product feed of Google Things to do, shard by shard',
  description:
    'A shard holds 1,000 products. `nonce` is the same for all shards read within an hour; the feed names how many there are.',
  tag: 'Canales',
  access: 'anyone',
  replica: true,
  limit,
  query: z.object({
    shard: z.coerce
      .number<number>({ error: 'Debe ser un número' })
      .int('Debe ser un número entero')
      .min(0, 'Debe ser 0 o más')
      .max(999, 'Debe ser 999 o menos')
      .default(0)
      .meta({ type: 'integer', minimum: 0, maximum: 999, default: 0 }),
  }),
  status: 200,
  answer: z
    .object({
      feed_metadata: z.object({
        shard_id: z.int().min(0),
        total_shards_count: z.int().min(1),
        nonce: z.int().min(0),
        processing_instruction: z.literal('PROCESS_AS_SNAPSHOT'),
      }),
      products: z.array(GoogleProduct),
    })
    .meta({ id: 'GoogleProductFeed' }),
  refusals: [],
})

export const meta = endpoint({
  method: 'get',
  path: '/channels/meta-catalogue.csv',
  summary: "The catalogue as a file for Meta's Commerce Manager, to be fetched by schedule",
  tag: 'Canales',
  access: 'anyone',
  replica: true,
  limit,
  status: 200,
  answer: z.string(),
  file: 'text/csv; charset=utf-8',
  refusals: [],
})
