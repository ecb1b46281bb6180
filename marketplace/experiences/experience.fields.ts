// What a host may add to an experience, one entry per field. The wire, the form, the public page, the back office, the copy and
// the export follow from it: with a column in experience.table.ts a new field is complete (docs/cost-of-change.md).

type FormQuestion = {
  /** The section of the form that asks for it; where a section holds one field only, `label` is read out and not drawn. */
  section: 'descripcion' | 'comodidades' | 'incluye' | 'no-incluye'
  label: string
  example: string
}
type OnPage = {
  /** Heading and address of its section on the public page. */
  title: string
  anchor: string
  icon: 'check' | 'close' | 'spark'
  /** Stands below this field, under a smaller heading, when there is something in both. */
  below?: { field: string; title: string }
}
type TextField = { kind: 'text'; maxLength: number; form: FormQuestion; page: OnPage }
type ListField = {
  kind: 'list'
  /** What the form offers to tap; `catalogue`: the words other experiences use, so that one filter finds them all. */
  form: FormQuestion & { suggestions: readonly string[] | 'catalogue' }
  page: OnPage
}

/** In the order of the public page (DET-22, EDIT-14, EDIT-42, EDIT-52). */
export const experienceFields = {
  whatToExpect: {
    kind: 'text',
    maxLength: 5000,
    form: {
      section: 'descripcion',
      label: 'Qué esperar',
      example: 'Paso a paso: a qué hora se sale, qué tan difícil es, cuándo se come…',
    },
    page: { title: 'Qué esperar', anchor: 'que-esperar', icon: 'check' },
  },
  included: {
    kind: 'list',
    form: { section: 'incluye', label: 'Qué incluye', example: 'Desayuno', suggestions: 'catalogue' },
    page: { title: 'Qué incluye', anchor: 'incluye', icon: 'check' },
  },
  notIncluded: {
    kind: 'list',
    form: { section: 'no-incluye', label: 'Qué no incluye', example: 'Propinas', suggestions: 'catalogue' },
    page: {
      title: 'Qué no incluye',
      anchor: 'incluye',
      icon: 'close',
      below: { field: 'included', title: 'No incluye' },
    },
  },
  bringWithYou: {
    kind: 'list',
    form: {
      section: 'descripcion',
      label: 'Qué llevar',
      example: 'Agua',
      suggestions: [
        'Agua',
        'Protector solar',
        'Zapatos cómodos',
        'Gorra',
        'Repelente',
        'Traje de baño',
        'Abrigo',
        'Efectivo',
      ],
    },
    page: { title: 'Qué llevar', anchor: 'llevar', icon: 'check' },
  },
  amenities: {
    kind: 'list',
    form: { section: 'comodidades', label: 'Comodidades', example: 'Baños', suggestions: 'catalogue' },
    page: { title: 'Servicios', anchor: 'servicios', icon: 'spark' },
  },
} as const satisfies Record<string, TextField | ListField>

type Fields = typeof experienceFields
export type FieldName = keyof Fields
export type TextFieldName = { [N in FieldName]: Fields[N]['kind'] extends 'text' ? N : never }[FieldName]
export type ListFieldName = Exclude<FieldName, TextFieldName>

const entries = Object.entries(experienceFields) as [FieldName, TextField | ListField][]
export const listFieldNames = entries.filter(([, { kind }]) => kind === 'list').map(([name]) => name as ListFieldName)

/** The fields that a section of the form asks for, in their order. */
export const fieldsOfSection = (section: string) => entries.filter(([, { form }]) => form.section === section)

/** One value for each field, made by its kind: schemas, defaults, stored values. */
export function forEachField<Text, List>(make: {
  text: (name: TextFieldName, field: TextField) => Text
  list: (name: ListFieldName, field: ListField) => List
}): Record<TextFieldName, Text> & Record<ListFieldName, List> {
  const values = entries.map(([name, field]) => [
    name,
    field.kind === 'text' ? make.text(name as TextFieldName, field) : make.list(name as ListFieldName, field),
  ])
  return Object.fromEntries(values)
}
