import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'

/** A search form that goes to its page without loading everything anew; empty fields stay out of the address. */
export function useSearchSubmit() {
  const router = useRouter()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value.trim() : ''
      return text ? [[name, text]] : []
    })
    const query = new URLSearchParams(filled).toString()
    void router.navigate({ href: query ? `/search?${query}` : '/search' })
  }
}
