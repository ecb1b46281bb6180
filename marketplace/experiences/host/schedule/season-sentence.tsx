import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import {
  MAX_SENTENCE,
  missingParts,
  readSeason,
  type SeasonReading,
} from '../../availability/schedule/sentence/season-sentence.rules.ts'
import { OUTSIDE_FORM } from './add-date.tsx'
import { useDictation } from './use-dictation.ts'

const listed = new Intl.ListFormat('es', { type: 'conjunction' })

type SeasonSentenceProps = { today: string; onRead: (fields: Omit<SeasonReading, 'excepts'>) => void }

/** A season in one sentence, typed or dictated: it fills the fields below and creates nothing. */
export function SeasonSentence({ today, onRead }: SeasonSentenceProps) {
  const [sentence, setSentence] = useState('')
  const [message, setMessage] = useState('')
  const read = (sentence: string) => {
    const reading = readSeason(sentence, today)
    const missing = missingParts(reading)
    if (Object.keys(reading).length === 0)
      return setMessage('No encontré días, horas ni fechas en esa frase. Dila de otro modo, o llena los campos.')
    const { excepts, ...fields } = reading
    onRead(fields)
    const review =
      missing.length > 0
        ? `Listo. Revisa abajo: no dijiste ${listed.format(missing)}.`
        : 'Listo. Revisa abajo antes de crear.'
    setMessage(excepts ? `${review} Los días que exceptúas quítalos tú, tocándolos en el calendario.` : review)
  }
  const { state, problem, returned, start, stop } = useDictation((text) => {
    setSentence(text.slice(0, MAX_SENTENCE))
    read(text)
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (returned) box.current?.scrollIntoView({ block: 'center' })
  }, [returned])
  return (
    <div ref={box} className="grid gap-3 rounded-control bg-lino p-4">
      <TextArea
        {...OUTSIDE_FORM}
        label="Dila en una frase"
        hint="Por ejemplo: sábados y domingos a las 8, de diciembre a abril, 12 personas."
        maxLength={MAX_SENTENCE}
        rows={2}
        autoComplete="off"
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          read(sentence)
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" disabled={!sentence.trim()} onClick={() => read(sentence)}>
          Llenar los campos
        </Button>
        {state !== 'missing' && (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={state === 'listening'}
            onClick={state === 'listening' ? stop : start}
          >
            {state === 'listening' ? 'Te escucho… toca para terminar' : 'Dictar'}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-tinta-suave empty:hidden">
        {problem || message || (returned && 'Ya puedes dictar: toca el botón otra vez.')}
      </p>
    </div>
  )
}
