import { useEffect, useRef, useState } from 'react'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type Detector, NoDetector, openScanner } from './camera.view.ts'

type DetectorClass = { new (options: { formats: ['qr_code'] }): Detector; getSupportedFormats: () => Promise<string[]> }

/** Pause between two scans of the picture. */
const LOOK_MS = 150

async function findDetector(): Promise<Detector> {
  const native = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = (await native?.getSupportedFormats().catch(() => [])) ?? []
  if (native && formats.includes('qr_code')) return new native({ formats: ['qr_code'] })
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}

/** Why there is no picture, and what to do about it. */
const cameraProblem = (error: unknown) => {
  if (error instanceof NoDetector) return 'No pudimos cargar el lector de QR. Revisa tu conexión, o escribe el código.'
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'Da permiso a la cámara en tu navegador, o escribe el código.'
  return ['NotFoundError', 'OverconstrainedError'].includes(name) || !navigator.mediaDevices
    ? 'No encontramos una cámara en este dispositivo. Escribe el código.'
    : 'No pudimos abrir la cámara. Quizá otra aplicación la usa: ciérrala, o escribe el código.'
}

/** Shows the camera's picture until it contains a QR code; the picture never leaves the device. */
export default function ScanDialog({ onCode, onClose }: { onCode: (text: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const latestOnCode = useRef(onCode)
  latestOnCode.current = onCode
  const [failed, setFailed] = useState<string | null>(null)

  useEffect(() => {
    let stopped = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    const stop = () => {
      stopped = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    async function watch() {
      const scanner = await openScanner(findDetector, navigator.mediaDevices)
      const { detector } = scanner
      stream = scanner.stream
      if (stopped || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      const scanFrame = async () => {
        const [code] = await detector.detect(video.current!).catch(() => [])
        if (stopped) return
        if (code) {
          stop()
          latestOnCode.current(code.rawValue)
        } else timer = setTimeout(() => void scanFrame(), LOOK_MS)
      }
      await scanFrame()
    }
    watch().catch((error) => {
      stop()
      setFailed(cameraProblem(error))
    })
    return stop
  }, [])

  return (
    <Dialog open onClose={onClose} title="Escanear QR" description="Apunta al QR del comprobante de quien llega.">
      {failed ? (
        <Notice tone="warning" title={failed} />
      ) : (
        <video
          ref={video}
          muted
          playsInline
          aria-label="Lo que ve la cámara"
          className="aspect-square w-full rounded-card bg-black object-cover"
        />
      )}
    </Dialog>
  )
}
