import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { checkInText } from '../../check-in/check-in.text.ts'
import { asCode } from '../../check-in/code.rules.ts'
import { offlineText } from '../../check-in/offline/offline-guest-list.text.ts'
import { CodeField, markWrong, typedCode } from '../../public/check-in/code-field.tsx'
import { cameraAllowed, SCAN_HASH } from './camera.view.ts'

const ScanDialog = lazy(() => import('./scan-dialog.tsx'))

type Entry = { entered: string; scanned: boolean }
type FeedbackMessage = { text: string; tone: 'success' | 'warning' | 'danger'; isQueued?: boolean | undefined }
/** `isQueued`: noted on the device, and not sent yet. `already`: somebody with this code has arrived before. */
export type Entered =
  | { ok: true; data: { words: string; isQueued?: boolean; already?: boolean } }
  | { ok: false; refusal: { message: string } }

type CheckInDeskProps = {
  onCode: (code: string) => Promise<Entered>
  /** Whether something noted on the device is still to be sent. */
  waiting: boolean
}

/** Entry of codes, typed or scanned, so that nobody has to be searched in the list first. */
export function CheckInDesk({ onCode, waiting }: CheckInDeskProps) {
  const hydrated = useHydrated()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [feedback, setFeedback] = useState<FeedbackMessage | null>(null)
  const [scanning, setScanning] = useState(false)
  // This page was reloaded to get permission for the camera.
  useEffect(() => {
    if (location.hash !== SCAN_HASH) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setScanning(true)
  }, [])

  const checking = useAction({
    send: ({ entered }: Entry) => onCode(entered),
    done: ({ words, isQueued, already }, { scanned }) => {
      showFeedback({ text: words, tone: already ? 'warning' : 'success', isQueued }, scanned)
      // Cleared for the next guest's code.
      if (input.current) input.current.value = ''
      if (!scanned) input.current?.focus()
    },
    failed: ({ message }, { scanned }) => {
      showFeedback({ text: message, tone: 'danger' }, scanned)
    },
  })
  function showFeedback(message: FeedbackMessage, scanned: boolean) {
    setFeedback(message)
    if (scanned)
      toast({
        title: message.text,
        ...(message.isQueued && { description: offlineText.kept }),
        tone: message.tone === 'warning' ? 'neutral' : message.tone,
      })
    else if (message.tone === 'danger') markWrong(input)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const entered = typedCode(input)
    if (!entered) return showFeedback({ text: checkInText.codeEmpty, tone: 'danger' }, false)
    void checking.run({ entered, scanned: false })
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
        <CodeField
          look="row"
          place={input}
          className="sm:max-w-80"
          label="Código de quien llega"
          hint="Está en su comprobante, en letras y en QR. El pago lo confirmas aparte, cuando lo recibas."
          error={feedback?.tone === 'danger' ? feedback.text : undefined}
        />
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button
            type="submit"
            icon="check"
            disabled={!hydrated}
            loading={checking.pending}
            className="flex-auto sm:flex-none"
          >
            Registrar llegada
          </Button>
          <Button
            variant="secondary"
            icon="scan"
            disabled={!hydrated || checking.pending}
            onClick={scan}
            className="flex-auto sm:flex-none"
          >
            Escanear QR
          </Button>
        </div>
        <p
          role="status"
          className={`mt-1.5 text-sm font-semibold ${feedback?.tone === 'warning' ? 'text-maiz-deep' : 'text-success-deep'}`}
        >
          {feedback && feedback.tone !== 'danger' && feedback.text}
          {feedback?.isQueued && waiting && `. ${offlineText.kept}.`}
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
