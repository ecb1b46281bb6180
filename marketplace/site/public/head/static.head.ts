// What the fixed pages tell search engines and link previews. Loaded with such a page, so that no other page carries it.
import type { PageHead } from './page.head.ts'

export const staticHeads = {
  about: {
    title: 'Sobre Nosotros',
    description:
      'Torogoz nació en 2020 para que lo mejor de un viaje por El Salvador sea su gente. Misión, valores, historia y equipo.',
    path: '/about',
  },
  contact: {
    title: 'Contacto',
    description: 'Escríbenos: respondemos de lunes a viernes de 9:00 a 18:00 y los sábados de 10:00 a 14:00.',
    path: '/contact',
  },
  howItWorks: {
    title: 'Cómo funciona',
    description:
      'Busca, elige, reserva y disfruta: cómo se reserva en Torogoz, cómo se paga en efectivo y cómo se cancela.',
    path: '/how-it-works',
  },
  hostWithUs: {
    title: 'Sé anfitrión en Torogoz',
    description: 'Publica tu experiencia gratis, pon tus fechas y tu precio, y cobra en efectivo a quien recibes.',
    path: '/host-with-us',
  },
  careers: {
    title: 'Trabaja con nosotros',
    description: 'Cómo trabajamos en Torogoz, qué buscamos cuando abrimos una plaza y cómo presentarte.',
    path: '/careers',
  },
  helpCenter: {
    title: 'Centro de ayuda',
    description: 'Ayuda para reservar, pagar en efectivo, cancelar, llegar y hablar con tu anfitrión en Torogoz.',
    path: '/help-center',
  },
  faq: {
    title: 'Preguntas frecuentes',
    description:
      'Respuestas cortas sobre reservas, pago en efectivo, cancelación, código, chat y tu cuenta en Torogoz.',
    path: '/faq',
  },
  terms: {
    title: 'Términos y condiciones',
    description:
      'Cómo funcionan las reservas en Torogoz: pago en efectivo al anfitrión y cancelación gratis hasta 24 horas antes.',
    path: '/terms-and-conditions',
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué datos guarda Torogoz, para qué, quién los ve y cómo pedir que los corrijamos o los borremos.',
    path: '/privacy-policy',
  },
} as const satisfies Record<string, PageHead>

export type StaticPage = keyof typeof staticHeads
