// About those who come along and what they carry; rows as in trip.text.ts.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const peopleRows: readonly KnowledgeRow[] = [
  {
    topic: 'price-per-person',
    say: `(maestr*|profe*|docente*|adult*|acompanante*|papas|padres|motorista|chofer) ... (pagan|paga|cobran|cobra)$ / (precio*|tarifa*|costo*|cobran|cobra|es) (son|es)? por (persona|cabeza|grupo) (o|u)? / por persona o por grupo / por grupo o por persona`,
    english: `(price*|cost|is it|charge) ... per (person|group) (or)? / per person or per group`,
    examples: ['los precios son por persona o por grupo', 'is the price per person or per group'],
    answer: {
      es: 'Los precios son por persona. Donde hay precio para niños, la página lo dice con la edad. Dime cuántos van y de cuál hablas, y te digo el total.',
      en: 'Prices are per person. Where there is a price for children, the page says so with the age. Tell me how many go and which one, and I will tell you the total.',
    },
  },
  {
    topic: 'what-to-bring',
    say: `(hay|tengo|tenemos|debo|toca|necesito) (que)? llevar (agua|comida|almuerzo|toalla|repelente|bloqueador|dui|documento*|identificacion|algo) / (llevo|llevamos) (agua|comida|toalla|repelente|bloqueador|dui)`,
    english: `(should|do|must) (i|we) (need to|have to)? bring (water|food|a towel|towels|sunscreen|lunch|id|my passport|anything)`,
    examples: ['hay que llevar agua?', 'tengo que llevar DUI?', 'should I bring water'],
    answer: {
      es: 'Cada experiencia tiene su lista en «Qué llevar», y «Qué incluye» dice si el agua o la comida las pone el anfitrión. Agua, gorra, protector y el efectivo justo nunca sobran. Dime de cuál hablas y te la leo.',
      en: 'Each experience lists what to bring, and «Qué incluye» tells whether water or food are provided. Water, a cap, sunscreen and the exact cash are never too much. Tell me which one and I will read it to you.',
    },
  },
  {
    topic: 'do-children-pay',
    say: `hasta que edad ... (nin[oa]*|precio|paga*|cobr*) / desde que edad ... (precio|paga*|cobr*) / (nin[oa]*|hij[oa]*|bebe*|menor*|niet*|sobrin*|cipot*|bich*) ... (paga*$|pagan|gratis|cobran|cobra|cuentan|cuenta|ocupan|valen) / (el|ella|ellos|ellas) tambien paga* / tambien (paga|pagan|cobran) (por)? (el|ella|ellos|ellas) / (pagar|pago|pagan|cobran|cuesta|vale|precio) (por|de|para) (cada|los|las|un|una|mi|mis|el)? (nin[oa]*|hij[oa]s|bebe*|menor*|niet*|sobrin*|cipot*|bich*) / (paga|pagan|cobran|cobra) ... (nin[oa]*|hij[oa]*|bebe*|menor*|niet*|sobrin*|cipot*|bich*)`,
    unless: `descuento* / (busco|hay|quiero|algo|tours|experiencias)`,
    english: `(do|does) (kids|children|my son|my daughter|my kid|my baby|babies) pay / (kids|children) free / price for (kids|children)`,
    examples: ['mi hija de 3 años paga?', 'los niños pagan?', 'do kids pay'],
    answer: {
      es: 'Depende de la experiencia: si el anfitrión tiene un precio para niños, la página lo dice con la edad, y al reservar eliges cuántos adultos y cuántos niños van. Si no dice nada, cada persona paga lo mismo; por un bebé, pregúntale antes.',
      en: 'It depends on the experience: if the host has a price for children, the page says so with the age, and when booking you choose how many adults and children go. If it says nothing, everybody pays the same; for a baby, ask first.',
    },
  },
  {
    topic: 'print-the-ticket',
    say: `(hay|tengo|debo|necesito) (que)? (imprimir|impreso|llevar impreso)`,
    english: `(need|have) to print / print (the|my) (ticket|voucher|code)`,
    examples: ['tengo que imprimir el boleto?', 'do I have to print the ticket'],
    answer: {
      es: 'No hace falta: basta tu código en el celular, y el comprobante que abriste una vez se ve también sin internet. Si quieres papel, «Ver comprobante» en tu reserva tiene el botón «Imprimir».',
      en: 'No need: the code on your phone is enough, and a ticket you opened once can be seen without internet, too. If you like paper, «Ver comprobante» on your booking has the button «Imprimir».',
    },
  },
  {
    topic: 'two-in-a-day',
    say: `(dos|varias|2|mas de una) (cosas|experiencias|tours|actividades) (en)? (el mismo|un|un solo) dia`,
    english: `(two|several|2) (things|tours|experiences|activities) (in|on) (one|the same|a) day`,
    examples: ['se pueden hacer dos experiencias en el mismo día?', 'can we do two things in one day'],
    answer: {
      es: 'Sí, si las horas y la distancia dan: mira cuándo termina la primera y cuánto se tarda en llegar a la otra. Dime el día y el lugar y te muestro las que empiezan en la mañana y las de la tarde.',
      en: 'Yes, if hours and distance allow: look when the first one ends and how long it takes to the other. Tell me the day and the place, and I will show what starts in the morning and what in the afternoon.',
    },
  },
  {
    topic: 'older-and-fit',
    goesWithWishes: true,
    say: `(tengo|tiene|soy de|de) (65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80) (anos)? (y|pero) (estoy|esta|soy|es|camino|camina) (muy)? (san[oa]|fuerte|bien|activ[oa]|much[oa])`,
    examples: ['tengo 65 y estoy sano, quiero aventura'],
    answer: {
      es: 'La edad no cierra ninguna puerta. Donde el anfitrión las puso, la página dice la «Dificultad» y la «Caminata»; lo demás lo sabe él: cuéntale tu edad y tu condición antes de reservar.',
      en: 'Age closes no door. Where the host stated them, the page tells how hard it is («Dificultad») and how much walking there is («Caminata»); the host knows the rest: tell them your age and condition before booking.',
    },
  },
]
