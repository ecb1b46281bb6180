import { useEffect, useRef, useState } from 'react'

type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }>> }
type Recognition = {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  onresult: ((heard: Heard) => void) | null
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

/** The browser's speech recognition; null without one, or where this document may not use the microphone. */
function recogniser(): (new () => Recognition) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Speaking
  const policy = (document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }).featurePolicy
  if (policy && !policy.allowsFeature('microphone')) return null
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

const problems: Record<string, string> = {
  'not-allowed': 'Tu navegador no da permiso al micrófono. Escríbela, o permítelo en sus ajustes.',
  'service-not-allowed': 'Tu navegador no da permiso al micrófono. Escríbela, o permítelo en sus ajustes.',
  'no-speech': 'No se oyó nada. Inténtalo otra vez.',
  network: 'El dictado necesita internet. Escríbela.',
}

/**
 * Dictation in Salvadoran Spanish by the browser's speech recognition; our server gets no audio.
 * @param onHeard a complete utterance
 */
export function useDictation(onHeard: (text: string) => void) {
  const [state, setState] = useState<'missing' | 'ready' | 'listening'>('missing')
  const [problem, setProblem] = useState('')
  const running = useRef<Recognition | null>(null)
  useEffect(() => {
    if (recogniser()) setState('ready')
    return () => running.current?.abort()
  }, [])
  const start = () => {
    const Recogniser = recogniser()
    if (!Recogniser) return
    setProblem('')
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
  return { state, problem, start, stop: () => running.current?.stop() }
}
