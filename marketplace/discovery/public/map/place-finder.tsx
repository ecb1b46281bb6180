import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { geocodingText } from '#marketplace/locations/geocoding/geocoding.text.ts'
import { isInElSalvador, type Point } from '#marketplace/locations/location.rules.ts'
import { positionAdvice, positionErrors } from '#marketplace/locations/location.text.ts'
import { findPosition } from '#marketplace/locations/public/map/find-position.view.ts'
import { IconButton, Spinner } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useAction } from '#ui/use-action.ts'

type Message = { tone: 'good' | 'bad'; title: string; detail?: string }
type FinderProps = {
  /** Called with the place to show; `isOwn` when it is the person's position. */
  onFound: (point: Point, isOwn: boolean) => void
  children?: ReactNode
}

/** Moves the map to a place by name, or to the person's position (GEO-05 to GEO-16). */
export function PlaceFinder({ onFound }: FinderProps) {
  const [text, setText] = useState('')
  const [message, setMessage] = useState<Message | null>(null)

  const find = useAction({
    send: (q: string) => api.geocoding.forward({ query: { q } }),
    done: ({ features, inServiceArea }) => {
      const { center, place_name } = features[0]!
      onFound({ lng: center[0], lat: center[1] }, false)
      setMessage({
        tone: inServiceArea ? 'good' : 'bad',
        title: inServiceArea ? geocodingText.found : geocodingText.outside,
        detail: place_name,
      })
    },
    failed: ({ code, fields, message: words }) =>
      setMessage(
        code === 'PLACE_NOT_FOUND'
          ? { tone: 'bad', title: words }
          : { tone: 'bad', title: geocodingText.failed, detail: fields?.q ?? words },
      ),
  })
  const locate = useAction({
    send: async () => {
      const position = await findPosition()
      if (!position.ok)
        return { ok: false, refusal: { message: positionErrors[position.why], detail: positionAdvice[position.why] } }
      const { lat, lng } = position
      if (!isInElSalvador({ lat, lng }))
        return {
          ok: false,
          refusal: { message: geocodingText.outside, detail: 'El mapa se queda en El Salvador.' },
        }
      onFound({ lat, lng }, true)
      const response = await api.geocoding.reverse({ query: { lat, lng } })
      return { ok: true, data: response.ok ? response.data.features[0]?.place_name : response.refusal.message }
    },
    done: (place) => setMessage({ tone: 'good', title: geocodingText.found, ...(place && { detail: place }) }),
    failed: ({ message: title, detail }) => setMessage({ tone: 'bad', title, detail }),
  })
  const busy = find.pending || locate.pending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    if (!busy && q !== '') void find.run(q)
  }

  return (
    <div className="absolute top-3 left-3 z-10 flex w-72 max-w-[calc(100%-var(--spacing)*20)] flex-col items-start gap-2">
      <form
        onSubmit={submit}
        className="flex w-full items-center rounded-pill border border-hairline bg-papel/95 shadow-float"
      >
        <input
          type="text"
          aria-label="Ir a un lugar"
          placeholder="Ir a un lugar…"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setMessage(null)
          }}
          className="min-h-11 min-w-0 flex-1 rounded-pill bg-transparent pl-4 outline-none"
        />
        <IconButton type="submit" icon="arrow-right" label="Ir al lugar" className="rounded-pill" />
        <IconButton
          icon="locate"
          label="Mi ubicación"
          onClick={() => busy || void locate.run()}
          className="rounded-pill text-turquesa-deep"
        />
      </form>
      <div role="status">
        {busy && (
          <p className="flex items-center gap-2 rounded-pill bg-papel px-3 py-1.5 text-sm shadow-float">
            <Spinner className="size-4" />
            {locate.pending ? 'Buscando tu ubicación…' : 'Buscando…'}
          </p>
        )}
        {!busy && message && (
          <div className="flex items-start gap-2 rounded-control bg-papel py-1 pr-1 pl-3 text-sm shadow-float">
            <Icon
              name={message.tone === 'good' ? 'check' : 'alert'}
              size="sm"
              className={`mt-2.5 ${message.tone === 'good' ? 'text-success' : 'text-danger'}`}
            />
            <div className="min-w-0 py-1.5">
              <p className="font-semibold">{message.title}</p>
              {message.detail && <p className="text-tinta-suave wrap-anywhere">{message.detail}</p>}
            </div>
            <IconButton icon="close" label="Cerrar aviso" size="sm" onClick={() => setMessage(null)} />
          </div>
        )}
      </div>
    </div>
  )
}
