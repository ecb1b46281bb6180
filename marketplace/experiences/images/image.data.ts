import { sql } from 'drizzle-orm'
import type { Picture } from './image.contract.ts'

/**
 * SQL for a picture in the shape of the wire, from a `pictures` row `p` and an `experience_images` row `i`.
 * Use inside a query that joins both; AVIF and JPEG are named only once their files exist.
 */
export const pictureJson = sql<Picture>`json_build_object(
  'base', '/files/pictures/' || p.id || '/{width}.{format}',
  'widths', p.widths,
  'formats', case when p.avif then array['avif', 'webp', 'jpg'] else array['webp'] end,
  'width', p.width, 'height', p.height, 'preview', p.preview, 'alt', i.alt)`
