import type { AlertDigest } from '#marketplace/alerts/alert.mail.tsx'
import { ID, start } from './sample-booking.factory.ts'

/** An awaited date, and two results of a saved search. */
export const sampleNews: AlertDigest = {
  dates: [{ id: ID, title: 'Amanecer en el lago de Suchitlán', nextDate: start }],
  searches: [
    {
      words: '«café» · 2 personas',
      href: '/search?q=caf%C3%A9&guests=2',
      matches: [
        { id: ID, title: 'Añil & telares' },
        { id: `${ID.slice(0, -1)}9`, title: 'Ruta del café en Ataco' },
      ],
    },
  ],
}

/** Experiences whose host is asked whether they still offer them. */
export const sampleSilent = ['Añil & telares', 'Taller de máscaras'].map((title) => ({
  title,
  url: 'https://torogoz.example/w/x',
}))
