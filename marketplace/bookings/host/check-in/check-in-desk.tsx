import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { hostApi } from '#marketplace/client.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { StartedBooking } from '../../check-in/check-in.contract.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import { asCode } from '../../check-in/code.rules.ts'
import { guestName } from '../../contact/guest-name.rules.ts'
import { cameraAllowed, SCAN_HASH } from './camera.view.ts'

const ScanDialog = lazy(() => import('./scan-dialog.tsx'))

type Entry = { entered: string; scanned: boolean }
type Said = { words: string; wrong: boolean }

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
  const [said, setSaid] = useState<Said | null>(null)
  const [scanning, setScanning] = useState(false)
  // This page was loaded anew to be allowed the camera.
  useEffect(() => {
    if (location.hash !== SCAN_HASH) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setScanning(true)
  }, [])

  const checking = useAction({
    send: ({ entered }: Entry) => hostApi.marks.checkIn({ params: { id: dateId }, body: { code: entered } }),
    done: async (booking, { scanned }) => {
      const words = `${booking.alreadyStarted ? checkInText.alreadyStarted : checkInText.arrivalNoted}: ${guestName(booking)}, ${peopleText(booking.guests)}`
      await onArrived(booking)
      tell({ words, wrong: false }, scanned)
      // The next one may say theirs at once.
      setCode('')
      if (!scanned) input.current?.focus()
    },
    failed: (refusal, { scanned }) => {
      whenSignedOut(queryClient, refusal)
      const { code: kind, fields, message } = refusal
      tell({ words: fields?.code ?? (kind === 'INVALID' ? checkInText.codeWrong : message), wrong: true }, scanned)
    },
  })
  function tell(what: Said, scanned: boolean) {
    setSaid(what)
    if (scanned) toast({ title: what.words, tone: what.wrong ? 'danger' : 'success' })
    else if (what.wrong) {
      input.current?.focus()
      input.current?.select()
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!code) return tell({ words: checkInText.codeEmpty, wrong: true }, false)
    void checking.run({ entered: code, scanned: false })
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
          <Button
            type="submit"
            icon="check"
            disabled={!alive}
            loading={checking.pending}
            className="flex-auto sm:flex-none"
          >
            Registrar llegada
          </Button>
          <Button
            variant="secondary"
            icon="scan"
            disabled={!alive || checking.pending}
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
          <ScanDialog
            onCode={(text) => {
              setScanning(false)
              void checking.run({ entered: asCode(text), scanned: true })
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
