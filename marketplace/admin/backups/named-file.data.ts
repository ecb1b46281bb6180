import { pool } from '#platform/database/pool.ts'

/** SQL for every file that a row names, as `file`: pictures in all widths and formats, avatars, chat pictures. */
export const NAMED_FILES = `
  select 'pictures/' || p.id || '/' || w.width || '.' || f.format as file
  from pictures p, unnest(p.widths) as w(width),
    unnest(case when p.avif then array['webp', 'avif', 'jpg'] else array['webp'] end) as f(format)
  union all
  select substr(avatar_url, length('/files/') + 1) from profiles where avatar_url like '/files/avatars/%'
  union all
  select file from attachments`

/** The names of files that rows name. @param sample at most this many, chosen at random; all when left out */
export async function listNamedFiles(sample?: number): Promise<string[]> {
  const sampling = sample === undefined ? '' : `order by random() limit ${sample}`
  const { rows } = await pool().query<{ file: string }>(`select file from (${NAMED_FILES}) named ${sampling}`)
  return rows.map(({ file }) => file)
}
