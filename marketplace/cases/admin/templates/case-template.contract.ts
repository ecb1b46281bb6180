import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { MAX_LENGTH } from '../../case.rules.ts'

export const CaseTemplate = z
  .object({ id: z.uuid(), title: z.string(), body: z.string(), updatedAt: z.iso.datetime() })
  .meta({ id: 'CaseTemplate' })
export type CaseTemplate = z.output<typeof CaseTemplate>

const line = (max: number, missing: string) =>
  z.string(missing).trim().min(2, missing).max(max, `Escribe como máximo ${max} caracteres`)
const Words = z
  .object({
    title: line(MAX_LENGTH.templateTitle, 'Escribe el título'),
    /** `{nombre}` is replaced by the requester's name. */
    body: line(MAX_LENGTH.text, 'Escribe el texto'),
  })
  .meta({ id: 'CaseTemplateWords' })

/** @property replaces `updatedAt` of the words the change began from; refused when a colleague has written others since */
const ChangedWords = Words.extend({ replaces: z.iso.datetime().optional() }).meta({ id: 'ChangedCaseTemplate' })

const shared = { tag: 'Administración', access: 'admin' } as const

export const list = endpoint({
  ...shared,
  permission: 'cases.answer',
  method: 'get',
  path: '/admin/case-templates',
  summary: 'The words an answer may begin with, by title',
  status: 200,
  answer: z.object({ items: z.array(CaseTemplate) }).meta({ id: 'CaseTemplates' }),
  refusals: [],
})

export const create = endpoint({
  ...shared,
  permission: 'cases.answer',
  method: 'post',
  path: '/admin/case-templates',
  summary: 'A new template; no two have the same title',
  body: Words,
  status: 201,
  answer: CaseTemplate,
  refusals: ['TEMPLATE_TAKEN'],
})

export const change = endpoint({
  ...shared,
  permission: 'cases.answer',
  method: 'put',
  path: '/admin/case-templates/{id}',
  summary: 'Changes a template; what was answered with it stays as it was',
  params: idParams,
  body: ChangedWords,
  status: 200,
  answer: CaseTemplate,
  refusals: ['TEMPLATE_TAKEN', 'TEMPLATE_CHANGED'],
})

export const remove = endpoint({
  ...shared,
  permission: 'cases.answer',
  method: 'delete',
  path: '/admin/case-templates/{id}',
  summary: 'Deletes a template',
  params: idParams,
  status: 204,
  answer: null,
  refusals: [],
})
