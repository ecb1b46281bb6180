import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { hostApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { type Flyer, MAX_FLYER_LENGTH, readFlyer } from '../../editor/flyer.rules.ts'
import { EMPTY } from '../../editor/form.rules.ts'

const hours = ({ durationValue, durationUnit }: Flyer) =>
  durationValue && `${durationValue} ${durationUnit === 'days' ? 'días' : 'horas'}`

/** What was read from the flyer, in the order of the form; empty values are omitted. */
const readingOf = (flyer: Flyer): [label: string, value: string][] =>
  (
    [
      ['Título', flyer.title],
      ['Precio', flyer.price && `$${flyer.price}`],
      ['Personas', flyer.maxGuests],
      ['Duración', hours(flyer)],
      ['Incluye', flyer.included.join(', ')],
      ['No incluye', flyer.notIncluded.join(', ')],
      ['Qué llevar', flyer.bringWithYou.join(', ')],
      ['Lugar', flyer.place],
      ['Idiomas', flyer.languages.join(', ')],
      ['Niños', flyer.childPrice && `$${flyer.childPrice} hasta los ${flyer.childAge} años`],
      ['Edad mínima', flyer.minAge && `${flyer.minAge} años`],
      ['Días y horas', flyer.days.join('. ')],
      ['Descripción', flyer.description],
    ] as [string, string][]
  ).filter(([, value]) => value !== '')

const LISTS = ['included', 'notIncluded', 'bringWithYou'] as const
const TEXTS = [
  'title',
  'shortDescription',
  'description',
  'price',
  'maxGuests',
  'childPrice',
  'childAge',
  'minAge',
] as const

/** What the server read, or, where it can not be reached, the rules alone. */
type Reading = Flyer & { city?: string; categoryId?: string }

/** 'Panadería La Plaza, frente a la iglesia' is a name and an address. */
function placeOf({ place, city = '' }: Reading) {
  const [name = '', ...address] = place.split(/\s*,\s*/)
  return { name, address: address.join(', '), city }
}

function fill({ getValues, setValue }: UseFormReturn<ExperienceFormValues>, flyer: Reading) {
  const now = getValues()
  const dirty = { shouldDirty: true, shouldValidate: false }
  for (const name of TEXTS) if (flyer[name] && now[name] === EMPTY[name]) setValue(name, flyer[name], dirty)
  for (const name of LISTS) if (flyer[name].length > 0 && now[name].length === 0) setValue(name, flyer[name], dirty)
  if (flyer.durationValue && now.durationValue === EMPTY.durationValue) {
    setValue('durationValue', flyer.durationValue, dirty)
    setValue('durationUnit', flyer.durationUnit, dirty)
  }
  if (flyer.languages.length > 0 && now.languages.join() === EMPTY.languages.join())
    setValue('languages', flyer.languages, dirty)
  if (flyer.categoryId && now.categoryId === '') setValue('categoryId', flyer.categoryId, dirty)
  const place = { ...now.place }
  for (const [part, words] of Object.entries(placeOf(flyer)) as [keyof ReturnType<typeof placeOf>, string][])
    if (words && place[part].trim() === '') place[part] = words
  setValue('place', place, dirty)
}

/** Pastes the text of an old flyer, so that the host need not type everything again. */
export function FlyerDialog({ form }: { form: UseFormReturn<ExperienceFormValues> }) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const flyer = readFlyer(text)
  const reading = readingOf(flyer)
  const reader = useAction({
    // Without an answer the rules of this page have read the same text.
    send: async () => {
      const answer = await hostApi.flyer.read({ body: { text } })
      return { ok: true, data: answer.ok ? answer.data : flyer } as const
    },
    done: (read: Reading) => {
      fill(form, read)
      setOpen(false)
      toast({
        title: 'Llenamos tu borrador',
        description:
          read.days.length > 0 ? 'Revísalo; las fechas se agregan cuando lo guardes.' : 'Revísalo y complétalo.',
        tone: 'success',
      })
    },
    failed: 'No se pudo leer el texto',
  })
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 p-5 md:px-7">
      <p className="min-w-0 flex-1 basis-60">
        <strong className="block">¿Ya tienes un volante o un mensaje?</strong>
        <span className="text-tinta-suave">Pega su texto y llenamos el formulario por ti.</span>
      </p>
      <Button variant="secondary" icon="spark" onClick={() => setOpen(true)}>
        Pegar el texto
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Pega el texto de tu volante"
        description="Solo llenamos lo que está vacío. Nada se publica hasta que tú quieras."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button
              disabled={reading.length === 0}
              loading={reader.pending}
              loadingText="Leyendo…"
              onClick={() => void reader.run()}
            >
              Llenar el formulario
            </Button>
          </>
        }
      >
        <TextArea
          label="Texto"
          rows={7}
          maxLength={MAX_FLYER_LENGTH}
          placeholder={'Tour al volcán\nSábados 6:00 am a 2:00 pm\n$25 por persona. Incluye: guía, desayuno'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {reading.length > 0 && (
          <section aria-label="Lo que leímos" className="mt-5">
            <h3 className="font-semibold">Esto leímos</h3>
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-[0.9375rem]">
              {reading.map(([label, value]) => (
                <div key={label} className="contents">
                  <dt className="text-tinta-suave">{label}</dt>
                  <dd className="line-clamp-3 wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {text.trim() !== '' && reading.length === 0 && (
          <Notice tone="warning" className="mt-5">
            No encontramos nada que llenar. Pega el texto completo, con precio y horas.
          </Notice>
        )}
      </Dialog>
    </div>
  )
}
