import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { guestName } from '../../attendees/attendee.rules.ts'
import type { StartedBooking } from '../../check-in/check-in.contract.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import { asCode } from '../../check-in/code.rules.ts'
import { cameraAllowed, SCAN_HASH } from './camera.view.ts'

const ScanDialog = lazy(() => import('./scan-dialog.tsx'))

type CheckInDeskProps = {
  dateId: string
  /** Somebody was noted as here: the list is read again, and they are shown. */
  onArrived: (booking: StartedBooking) => unknown
}

/** Whoever arrives says their code, or shows it: nobody has to be looked for in the list first. */
export function CheckInDesk({ dateId, onArrived }: CheckInDeskProps) {
  const queryClient = useQueryClient()
  const alive = useHydrated()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ words: string; wrong: boolean } | null>(null)
  const [scanning, setScanning] = useState(false)
  // This page was loaded anew to be allowed the camera.
  useEffect(() => {
    if (location.hash !== SCAN_HASH) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setScanning(true)
  }, [])

  /** @returns what to say about the code, and whether it was one of this date */
  async function send(entered: string) {
    if (!entered) return { words: checkInText.codeEmpty, wrong: true }
    setBusy(true)
    const answer = await hostApi.marks.checkIn({ params: { id: dateId }, body: { code: entered } })
    setBusy(false)
    if (!answer.ok) {
      whenSignedOut(queryClient, answer.refusal)
      const { code: kind, fields, message } = answer.refusal
      return { words: fields?.code ?? (kind === 'INVALID' ? checkInText.codeWrong : message), wrong: true }
    }
    const { alreadyStarted, guests } = answer.data
    const words = `${alreadyStarted ? checkInText.alreadyStarted : checkInText.arrivalNoted}: ${guestName(answer.data)}, ${peopleText(guests)}`
    await onArrived(answer.data)
    return { words, wrong: false }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // A press of Enter in the field while the code is on its way.
    if (busy) return
    const result = await send(code)
    setSaid(result)
    if (result.wrong) {
      input.current?.focus()
      input.current?.select()
    } else {
      setCode('')
      input.current?.focus()
    }
  }

  async function scanned(text: string) {
    setScanning(false)
    const result = await send(asCode(text))
    setSaid(result)
    toast({ title: result.words, tone: result.wrong ? 'danger' : 'success' })
  }

  function scan() {
    if (cameraAllowed()) return setScanning(true)
    location.hash = SCAN_HASH
    location.reload()
  }

  return (
    <section aria-labelledby={`${id}-title`} className="card mt-6 p-4 md:p-6">
      <h2 id={`${id}-title`} className="text-subheading">
        Registrar llegadas
      </h2>
      <form method="post" noValidate onSubmit={submit} className="mt-3">
        <label htmlFor={id} className="text-sm font-semibold">
          Código de quien llega
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2.5">
          <input
            ref={input}
            id={id}
            name="code"
            value={code}
            onChange={({ currentTarget }) => setCode(asCode(currentTarget.value))}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            aria-invalid={said?.wrong === true}
            aria-describedby={`${id}-words`}
            className="tabular min-h-12 w-full min-w-0 rounded-control border border-control bg-papel px-3.5 text-lg font-semibold tracking-widest uppercase focus:border-turquesa focus:ring-3 focus:ring-focus/35 focus:outline-none aria-invalid:border-danger sm:max-w-60"
          />
          <Button type="submit" icon="check" disabled={!alive} loading={busy} className="flex-auto sm:flex-none">
            Registrar llegada
          </Button>
          <Button
            variant="secondary"
            icon="scan"
            disabled={!alive || busy}
            onClick={scan}
            className="flex-auto sm:flex-none"
          >
            Escanear QR
          </Button>
        </div>
        <p
          id={`${id}-words`}
          role={said?.wrong ? 'alert' : 'status'}
          className={`mt-1.5 text-sm ${said?.wrong ? 'text-danger' : said ? 'font-semibold text-success-deep' : 'text-tinta-suave'}`}
        >
          {said?.words ?? 'Está en su comprobante, en letras y en QR. El pago lo confirmas aparte, cuando lo recibas.'}
        </p>
      </form>
      {scanning && (
        <Suspense>
          <ScanDialog onCode={(text) => void scanned(text)} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </section>
  )
}
