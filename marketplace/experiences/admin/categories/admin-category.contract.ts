import { z } from 'zod'
import { CATEGORY_ICONS } from '#marketplace/experiences/categories/category.rules.ts'
import { Category } from '#marketplace/experiences/experience.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { reason } from '../../../admin/list.contract.ts'

export const AdminCategory = Category.extend({
  /** Linked by name in every footer (STAT-09), so it can not be renamed. */
  footer: z.boolean(),
  experiences: z.int(),
  published: z.int(),
  draft: z.int(),
  paused: z.int(),
  archived: z.int(),
}).meta({ id: 'AdminCategory' })
export type AdminCategory = z.output<typeof AdminCategory>

const tag = 'Administración'

const CategoryInput = z
  .object({
    name: z
      .string('Escribe el nombre')
      .trim()
      .transform((name) => name.replace(/\s+/g, ' '))
      .pipe(z.string().min(2, 'Escribe el nombre').max(40, 'Escribe como máximo 40 caracteres')),
    icon: z.enum(CATEGORY_ICONS, 'Elige un ícono'),
  })
  .meta({ id: 'CategoryInput' })

export const list = endpoint({
  method: 'get',
  path: '/admin/categories',
  permission: 'content.read',
  summary: 'The categories by name, with how many experiences of each status are in them',
  tag,
  access: 'admin',
  status: 200,
  answer: z.object({ categories: z.array(AdminCategory) }).meta({ id: 'AdminCategories' }),
  refusals: [],
})

export const create = endpoint({
  method: 'post',
  path: '/admin/categories',
  permission: 'content.edit',
  summary: 'A new category; no two have the same name, whatever its capitals',
  tag,
  access: 'admin',
  body: CategoryInput,
  status: 201,
  answer: Category,
  refusals: ['CATEGORY_TAKEN'],
})

export const change = endpoint({
  method: 'put',
  path: '/admin/categories/{id}',
  permission: 'content.edit',
  summary: 'Renames a category or gives it another icon; the four of the footer keep their names',
  tag,
  access: 'admin',
  params: idParams,
  body: CategoryInput,
  status: 200,
  answer: Category,
  refusals: ['CATEGORY_NOT_FOUND', 'CATEGORY_TAKEN', 'CATEGORY_IN_FOOTER'],
})

export const remove = endpoint({
  method: 'post',
  path: '/admin/categories/{id}/delete',
  permission: 'content.edit',
  summary: 'Deletes a category after moving its experiences to another one, together or not at all',
  tag,
  access: 'admin',
  params: idParams,
  body: z
    .object({ moveTo: z.uuid('Elige una categoría').nullable().default(null), reason })
    .meta({ id: 'CategoryDeletion' }),
  status: 204,
  answer: null,
  refusals: ['CATEGORY_NOT_FOUND', 'CATEGORY_IN_FOOTER', 'CATEGORY_IN_USE', 'CATEGORY_TARGET'],
})
