import { type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { useMeetingPlace } from './use-meeting-place.ts'

type PlaceSearchProps = Pick<ReturnType<typeof useMeetingPlace>, 'busy' | 'message' | 'search' | 'locate' | 'dismiss'>

/** Finds the point by its address, a map link, figures or the position of the device, and says what was found. */
export function PlaceSearch({ busy, message, search, locate, dismiss }: PlaceSearchProps) {
  const [query, setQuery] = useState('')
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would submit the form around it.
    event.preventDefault()
    void search(query)
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-2 sm:flex-row sm:items-end">
        <TextField
          label="Busca una dirección o un lugar"
          icon="search"
          placeholder="Parque central, Suchitoto"
          hint="También puedes pegar un enlace de Google Maps o las coordenadas."
          maxLength={2000}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            if (message?.tone === 'bad') dismiss()
          }}
          onKeyDown={enter}
          className="flex-1"
        />
        <div className="flex gap-2">
          <Button
            variant="secondary"
            loading={busy === 'search'}
            loadingText="Buscando…"
            onClick={() => void search(query)}
            className="min-h-12 max-sm:flex-1"
          >
            Buscar
          </Button>
          <Button
            variant="secondary"
            icon="locate"
            loading={busy === 'position'}
            loadingText="Buscando tu ubicación…"
            onClick={() => void locate()}
            className="min-h-12 shrink-0"
          >
            Mi ubicación
          </Button>
        </div>
      </div>
      <div role="status">
        {message && (
          <p className={`flex gap-2 text-[0.9375rem] ${message.tone === 'good' ? 'text-success' : 'text-danger'}`}>
            <Icon name={message.tone === 'good' ? 'check' : 'alert'} size="sm" className="mt-1" />
            <span className="min-w-0 wrap-anywhere">
              <strong>{message.title}</strong>
              {message.detail && <span className="block text-tinta-suave">{message.detail}</span>}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
