import { pageHead } from '../head/page.head.ts'

export const homeHead = () =>
  pageHead({
    title: 'Torogoz: experiencias con gente de El Salvador',
    description:
      'Volcanes, surf, café, pueblos y cocina con anfitriones locales. Reserva en línea y paga en efectivo al llegar.',
    path: '/',
  })
