import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_traveler/')({ component: HomePage })

function HomePage() {
  return (
    <main>
      <h1>Torogoz</h1>
    </main>
  )
}
