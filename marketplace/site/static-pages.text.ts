// The pages that are the same for everybody and change only with a release. Their routes, the sitemap and their metadata are
// derived from this list. Loaded with such a page only, so that no other page carries it.

type Page = {
  title: string
  description: string
  path: `/${string}`
  file: `${string}-page.tsx`
}

export const staticPages = {
  about: {
    title: 'Sobre Nosotros',
    description:
      'Torogoz nació en 2020 para que lo mejor de un viaje por El Salvador sea su gente. Misión, valores, historia y equipo.',
    path: '/about',
    file: 'about/about-page.tsx',
  },
  contact: {
    title: 'Contacto',
    description: 'Escríbenos: respondemos de lunes a viernes de 9:00 a 18:00 y los sábados de 10:00 a 14:00.',
    path: '/contact',
    file: 'contact/contact-page.tsx',
  },
  howItWorks: {
    title: 'Cómo funciona',
    description:
      'Busca, elige, reserva y disfruta: cómo se reserva en Torogoz, cómo se paga en efectivo y cómo se cancela.',
    path: '/how-it-works',
    file: 'about/how-it-works-page.tsx',
  },
  hostWithUs: {
    title: 'Sé anfitrión en Torogoz',
    description: 'Publica tu experiencia gratis, pon tus fechas y tu precio, y cobra en efectivo a quien recibes.',
    path: '/host-with-us',
    file: 'about/host-with-us-page.tsx',
  },
  careers: {
    title: 'Trabaja con nosotros',
    description: 'Cómo trabajamos en Torogoz, qué buscamos cuando abrimos una plaza y cómo presentarte.',
    path: '/careers',
    file: 'about/careers-page.tsx',
  },
  helpCenter: {
    title: 'Centro de ayuda',
    description: 'Ayuda para reservar, pagar en efectivo, cancelar, llegar y hablar con tu anfitrión en Torogoz.',
    path: '/help-center',
    file: 'faq/help-center-page.tsx',
  },
  faq: {
    title: 'Preguntas frecuentes',
    description:
      'Respuestas cortas sobre reservas, pago en efectivo, cancelación, código, chat y tu cuenta en Torogoz.',
    path: '/faq',
    file: 'faq/faq-page.tsx',
  },
  terms: {
    title: 'Términos y condiciones',
    description:
      'Cómo funcionan las reservas en Torogoz: pago en efectivo al anfitrión y cancelación gratis hasta 24 horas antes.',
    path: '/terms-and-conditions',
    file: 'legal/terms-page.tsx',
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué datos guarda Torogoz, para qué, quién los ve y cómo pedir que los corrijamos o los borremos.',
    path: '/privacy-policy',
    file: 'legal/privacy-page.tsx',
  },
} as const satisfies Record<string, Page>

export type StaticPage = keyof typeof staticPages
