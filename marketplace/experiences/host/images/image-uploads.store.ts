// Running uploads: two at a time, each with preview, progress, cancel and retry.
import { useEffect, useRef, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { transportWithProgress } from '#platform/http/client/call-with-progress.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { imageProblem, isHeic } from '../../images/image.rules.ts'
import { heicProblem, imageProblems, imageText } from '../../images/image.text.ts'
import type { UploadedPicture } from '../../images/upload.contract.ts'
import { shrinkPhotograph } from './shrink-photograph.view.ts'

/** As many as the server decodes at once; more would only slow each other down on a phone's connection. */
const PARALLEL_UPLOADS = 2

type UploadError = { title: string; text?: string; retryable: boolean; offline?: boolean }
export type Upload = {
  /** Increases in the order of choosing. */
  key: number
  file: File
  /** Object URL of the file, for an immediate preview; null when it is no picture. */
  preview: string | null
  state: 'waiting' | 'preparing' | 'sending' | 'failed'
  /** Share of the file that has been sent, 0 to 1. */
  share: number
  trouble: UploadError | null
}

const showError = ({ title, text }: UploadError) => toast({ title, ...(text && { description: text }), tone: 'danger' })

/** @param onUploaded gets the stored picture and the key of its upload; uploads may finish out of order */
export function useUploads(onUploaded: (uploaded: UploadedPicture, key: number) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const list = useRef<Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const count = useRef(0)
  const latest = useRef(onUploaded)
  latest.current = onUploaded

  const change = (next: Upload[]) => {
    list.current = next
    setUploads(next)
  }
  const patch = (key: number, part: Partial<Upload>) =>
    change(list.current.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const drop = (key: number) => {
    const dropped = list.current.find((upload) => upload.key === key)
    if (dropped?.preview) URL.revokeObjectURL(dropped.preview)
    change(list.current.filter((upload) => upload.key !== key))
  }

  async function run({ key, file }: Upload) {
    const ending = new AbortController()
    running.current.set(key, ending)
    patch(key, { state: 'preparing', share: 0, trouble: null })
    const fail = (trouble: UploadError, isPicture = true) => {
      patch(key, { state: 'failed', trouble, ...(!isPicture && { preview: null }) })
      showError(trouble)
    }
    const body = await shrinkPhotograph(file)
    const { signal } = ending
    if (signal.aborted) return
    const problem = imageProblem(body)
    if (problem) fail({ ...(isHeic(file) ? heicProblem : imageProblems[problem]), retryable: false }, !isHeic(file))
    else {
      patch(key, { state: 'sending' })
      const transport = transportWithProgress((share) => patch(key, { share }), signal)
      const answer = await hostApi.pictures.upload({ file: body }, { transport })
      if (signal.aborted) return
      if (answer.ok) {
        drop(key)
        latest.current(answer.data, key)
        toast({ title: imageText.uploaded, tone: 'success' })
      } else {
        const { code, message } = answer.refusal
        if (code === 'TOO_LARGE' || code === 'WRONG_FILE')
          fail({ ...imageProblems[code], retryable: false }, code === 'TOO_LARGE')
        else {
          const text = message === imageText.failed ? undefined : message
          fail({ title: imageText.failed, ...(text && { text }), retryable: true, offline: code === 'OFFLINE' })
        }
      }
    }
    running.current.delete(key)
    next()
  }
  function next() {
    while (running.current.size < PARALLEL_UPLOADS) {
      const pending = list.current.find(({ state }) => state === 'waiting')
      if (!pending) return
      void run(pending)
    }
  }

  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      const key = ++count.current
      // The size is checked after the photograph has been made smaller.
      const problem = isHeic(file) ? null : imageProblem({ type: file.type, size: 0 })
      const trouble = problem && { ...imageProblems[problem], retryable: false }
      if (trouble) showError(trouble)
      const preview = trouble ? null : URL.createObjectURL(file)
      return { key, file, preview, state: trouble ? 'failed' : 'waiting', share: 0, trouble }
    })
    change([...list.current, ...added])
    next()
  }
  const cancel = (key: number) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    drop(key)
    next()
  }
  const retry = (key: number) => {
    patch(key, { state: 'waiting', share: 0, trouble: null })
    next()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything it touches is a reference
  useEffect(() => {
    const back = () => {
      for (const { key, trouble } of list.current) if (trouble?.offline) retry(key)
    }
    const stay = (event: BeforeUnloadEvent) => running.current.size > 0 && event.preventDefault()
    addEventListener('online', back)
    addEventListener('beforeunload', stay)
    return () => {
      removeEventListener('online', back)
      removeEventListener('beforeunload', stay)
      for (const ending of running.current.values()) ending.abort()
      running.current.clear()
      for (const { preview } of list.current) if (preview) URL.revokeObjectURL(preview)
      list.current = []
    }
  }, [])

  return { uploads, add, cancel, retry }
}
