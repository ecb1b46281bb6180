// Heads stay in the first load of every page, so they live apart from the pages they describe.
import { pageHead } from './page-head.ts'

export const homeHead = () =>
  pageHead({
    title: 'Torogoz: experiencias con gente de El Salvador',
    description:
      'Volcanes, surf, café, pueblos y cocina con anfitriones locales. Reserva en línea y paga en efectivo al llegar.',
    path: '/',
  })

export const howItWorksHead = () =>
  pageHead({
    title: 'Cómo funciona',
    description:
      'Busca, elige, reserva y disfruta: cómo se reserva en Torogoz, cómo se paga en efectivo y cómo se cancela.',
    path: '/how-it-works',
  })

export const termsHead = () =>
  pageHead({
    title: 'Términos y condiciones',
    description:
      'Cómo funcionan las reservas en Torogoz: pago en efectivo al anfitrión y cancelación gratis hasta 24 horas antes.',
    path: '/terms-and-conditions',
  })

export const privacyHead = () =>
  pageHead({
    title: 'Política de privacidad',
    description: 'Qué datos guarda Torogoz, para qué, quién los ve y cómo pedir que los corrijamos o los borremos.',
    path: '/privacy-policy',
  })
