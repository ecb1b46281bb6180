import { useEffect, useRef, useState } from 'react'

type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }>> }
type Recognition = {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: Heard) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
type Speaking = typeof window & {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

/** The page reloads with this hash to get permission for the microphone. */
export const DICTATION_HASH = '#dictar'

/** The browser's speech recognition; null without one. */
function recogniser(): (new () => Recognition) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Speaking
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

/**
 * Whether this document may ask for the microphone: pages other than the editor forbid it, and a document keeps the policy it
 * was loaded with, also after navigation inside the application.
 */
const microphoneAllowed = () =>
  (document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }).featurePolicy?.allowsFeature(
    'microphone',
  ) ?? true

const problems: Record<string, string> = {
  'not-allowed': 'Tu navegador no da permiso al micrófono. Escríbela, o permítelo en sus ajustes.',
  'service-not-allowed': 'Tu navegador no da permiso al micrófono. Escríbela, o permítelo en sus ajustes.',
  'no-speech': 'No se oyó nada. Inténtalo otra vez.',
  network: 'El dictado necesita internet. Escríbela.',
}

/**
 * Dictation in Salvadoran Spanish by the browser's speech recognition; our server gets no audio.
 * @param onHeard a complete utterance
 * @returns `returned`: the page was just reloaded for the microphone, so the host has to press once more
 */
export function useDictation(onHeard: (text: string) => void) {
  const [state, setState] = useState<'missing' | 'ready' | 'listening'>('missing')
  const [problem, setProblem] = useState('')
  const [returned, setReturned] = useState(false)
  const running = useRef<Recognition | null>(null)
  useEffect(() => {
    if (recogniser()) setState('ready')
    if (location.hash === DICTATION_HASH) {
      history.replaceState(history.state, '', location.pathname + location.search)
      setReturned(true)
    }
    return () => running.current?.abort()
  }, [])
  const start = () => {
    const Recogniser = recogniser()
    if (!Recogniser) return
    setProblem('')
    if (!microphoneAllowed()) {
      if (returned) return setProblem(problems['not-allowed']!)
      location.hash = DICTATION_HASH
      return location.reload()
    }
    const one = new Recogniser()
    Object.assign(one, { lang: 'es-SV', interimResults: false, maxAlternatives: 1 })
    one.onresult = ({ results }) => onHeard(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '))
    one.onerror = ({ error }) => {
      if (error !== 'aborted') setProblem(problems[error] ?? 'El dictado falló. Escríbela.')
    }
    one.onend = () => setState('ready')
    running.current = one
    setState('listening')
    one.start()
  }
  return { state, problem, returned, start, stop: () => running.current?.stop() }
}
