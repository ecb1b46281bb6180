import { useEffect, useRef } from 'react'

/** Pictures that are pasted anywhere on the page. */
export function usePastedImages(onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      // Text copied from a document brings a picture along: inside of a field the text is meant.
      const typing = (event.target as HTMLElement).closest?.('input, textarea, [contenteditable]')
      if (files.length === 0 || (typing && event.clipboardData?.types.includes('text/plain'))) return
      event.preventDefault()
      latest.current(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
