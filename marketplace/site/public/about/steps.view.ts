import type { IconName } from '#ui/icons/icon.tsx'
import type { SmallPictureName } from './small-picture.tsx'

/** The four steps from search to the day itself, in this order (HOME-03, STAT-03). */
export const steps: { title: string; short: string; icon: IconName; picture: SmallPictureName }[] = [
  {
    title: 'Busca',
    icon: 'search',
    picture: 'search',
    short: 'Di qué te gustaría hacer, qué día y con cuántas personas. Ves solo lo que de verdad tiene cupo.',
  },
  {
    title: 'Elige',
    icon: 'heart',
    picture: 'choose',
    short: 'Fotos, lo que incluye, qué llevar, dónde se encuentran y quién te recibe. Sin letra pequeña.',
  },
  {
    title: 'Reserva',
    icon: 'ticket',
    picture: 'book',
    short:
      'Apartas tus cupos en una pantalla, sin tarjeta. Recibes un código y el total exacto para llevar en efectivo.',
  },
  {
    title: 'Disfruta',
    icon: 'sun',
    picture: 'enjoy',
    short: 'Llegas, muestras tu código y pagas en efectivo a tu anfitrión. Lo demás es el día.',
  },
]
