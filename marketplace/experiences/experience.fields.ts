// Optional fields of an experience, one entry each. Wire, form, public page, back office, copy and export are derived from it:
// with a column in experience.table.ts a new field is complete (docs/cost-of-change.md).

type FormQuestion = {
  /** Section of the form; in a section with one field only, `label` is for screen readers. */
  section: 'reserva' | 'descripcion' | 'comodidades' | 'incluye' | 'no-incluye' | 'grupo'
  label: string
  example: string
}
type OnPage = {
  title: string
  anchor: string
  icon: 'check' | 'close' | 'spark'
  /** Placed below this field, under a smaller heading, when both have content. */
  below?: { field: string; title: string }
}
type TextField = { kind: 'text'; maxLength: number; form: FormQuestion; page: OnPage }
type ListField = {
  kind: 'list'
  /** Suggestions to tap; `catalogue`: the words of other experiences, so that one filter finds them all. */
  form: FormQuestion & { suggestions: readonly string[] | 'catalogue' }
  page: OnPage
}
/** Label of a fact and its value in words; no words for one that is told together with another. */
type FactWords<Value> = { label: string; words?: (value: Value, all: { childAge: number | null }) => string }
/** A number in a range; null: not stated. */
type FigureField = {
  kind: 'figure'
  min: number
  max: number
  /** Dollars with cents; by default whole years. */
  money?: true
  form: FormQuestion
  fact: FactWords<number> | null
}
/** One of a few options; null: not stated. Options by stored value with their labels, the least demanding first. */
type ChoiceField = { kind: 'choice'; options: Record<string, string>; form: FormQuestion; fact: FactWords<never> }
export type AddedFieldKind = TextField | ListField | FigureField | ChoiceField

const plainDollars = (value: number) => `$${Number.isInteger(value) ? value : value.toFixed(2)}`

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
  // Who confirms a booking (docs/decisions/0215); null: the host does.
  confirmation: {
    kind: 'choice',
    options: { instant: 'Inmediata' },
    form: { section: 'reserva', label: 'Confirmación', example: 'Yo confirmo cada solicitud' },
    fact: { label: 'Confirmación' },
  },
  // What families ask first; filters and totals use these.
  childPrice: {
    kind: 'figure',
    min: 0,
    max: 10_000,
    money: true,
    form: { section: 'grupo', label: 'Precio por niño', example: '0 si no pagan' },
    fact: {
      label: 'Niños',
      words: (value, { childAge }) =>
        `${value === 0 ? 'No pagan' : plainDollars(value)} hasta los ${childAge} ${childAge === 1 ? 'año' : 'años'}`,
    },
  },
  childAge: {
    kind: 'figure',
    min: 1,
    max: 17,
    form: { section: 'grupo', label: 'Hasta qué edad', example: '10' },
    fact: null,
  },
  minAge: {
    kind: 'figure',
    min: 0,
    max: 99,
    form: { section: 'grupo', label: 'Edad mínima', example: '6' },
    fact: {
      label: 'Edad mínima',
      words: (value) => (value === 0 ? 'Para todas las edades' : `Desde ${value} ${value === 1 ? 'año' : 'años'}`),
    },
  },
  difficulty: {
    kind: 'choice',
    options: { easy: 'Fácil', moderate: 'Moderada', hard: 'Exigente' },
    form: { section: 'grupo', label: 'Dificultad', example: 'Sin decir' },
    fact: { label: 'Dificultad' },
  },
  walking: {
    kind: 'choice',
    options: { little: 'Casi no se camina', short: 'Menos de una hora', long: 'Más de una hora' },
    form: { section: 'grupo', label: 'Caminata', example: 'Sin decir' },
    fact: { label: 'Caminata' },
  },
  wheelchair: {
    kind: 'choice',
    options: { yes: 'Se puede ir', help: 'Se puede con ayuda', no: 'No se puede' },
    form: { section: 'grupo', label: 'En silla de ruedas', example: 'Sin decir' },
    fact: { label: 'En silla de ruedas' },
  },
  pram: {
    kind: 'choice',
    options: { yes: 'Se puede llevar', no: 'No se puede llevar' },
    form: { section: 'grupo', label: 'Coche de bebé', example: 'Sin decir' },
    fact: { label: 'Coche de bebé' },
  },
  transport: {
    kind: 'choice',
    options: { included: 'Incluido en el precio', paid: 'Se paga aparte', no: 'Cada quien llega' },
    form: { section: 'grupo', label: 'Transporte desde el pueblo', example: 'Sin decir' },
    fact: { label: 'Transporte desde el pueblo' },
  },
  rainPlan: {
    kind: 'choice',
    options: {
      roof: 'Se hace bajo techo',
      rain: 'Se hace aunque llueva',
      moved: 'Se cambia la fecha',
      cancelled: 'Se cancela sin costo',
    },
    form: { section: 'grupo', label: 'Si llueve', example: 'Sin decir' },
    fact: { label: 'Si llueve' },
  },
} as const satisfies Record<string, AddedFieldKind>

type Fields = typeof experienceFields
export type FieldName = keyof Fields
type NameOf<Kind> = { [N in FieldName]: Fields[N]['kind'] extends Kind ? N : never }[FieldName]
type TextFieldName = NameOf<'text'>
export type ListFieldName = NameOf<'list'>
export type FigureFieldName = NameOf<'figure'>
export type ChoiceFieldName = NameOf<'choice'>
/** Texts and lists have a section of the page each; facts share one. */
export type ContentName = TextFieldName | ListFieldName
type FactName = FigureFieldName | ChoiceFieldName

const entries = Object.entries(experienceFields) as [FieldName, AddedFieldKind][]
const namesOf = <Name extends FieldName>(...kinds: AddedFieldKind['kind'][]) =>
  entries.filter(([, { kind }]) => kinds.includes(kind)).map(([name]) => name as Name)
export const listFieldNames = namesOf<ListFieldName>('list')
export const contentNames = namesOf<ContentName>('text', 'list')
export const factNames = namesOf<FactName>('figure', 'choice')

export const fieldsOfSection = (section: string) => entries.filter(([, { form }]) => form.section === section)

/** Builds a value per field by its kind: schemas, defaults, stored values. */
export function forEachField<Text, List, Figure, Choice>(make: {
  text: (name: TextFieldName, field: TextField) => Text
  list: (name: ListFieldName, field: ListField) => List
  figure: (name: FigureFieldName, field: FigureField) => Figure
  choice: (name: ChoiceFieldName, field: ChoiceField) => Choice
}): Record<TextFieldName, Text> &
  Record<ListFieldName, List> &
  Record<FigureFieldName, Figure> &
  Record<ChoiceFieldName, Choice> {
  const makeOne = (name: FieldName, field: AddedFieldKind) => {
    switch (field.kind) {
      case 'text':
        return make.text(name as TextFieldName, field)
      case 'list':
        return make.list(name as ListFieldName, field)
      case 'figure':
        return make.figure(name as FigureFieldName, field)
      case 'choice':
        return make.choice(name as ChoiceFieldName, field)
    }
  }
  return Object.fromEntries(entries.map(([name, field]) => [name, makeOne(name, field)])) as ReturnType<
    typeof forEachField<Text, List, Figure, Choice>
  >
}

export type Facts = Record<FigureFieldName, number | null> & Record<ChoiceFieldName, string | null>

/** The stated facts as label and value: 'Dificultad', 'Fácil'. */
export const listFacts = (facts: Facts): { name: FactName; label: string; value: string }[] =>
  factNames.flatMap((name) => {
    const field: AddedFieldKind = experienceFields[name]
    const value = facts[name]
    if (value === null || !('fact' in field) || !field.fact) return []
    const words = field.kind === 'choice' ? field.options[value as string] : field.fact.words?.(value as number, facts)
    return words ? [{ name, label: field.fact.label, value: words }] : []
  })
