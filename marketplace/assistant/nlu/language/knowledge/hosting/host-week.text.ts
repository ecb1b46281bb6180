// What hosts ask in an ordinary week: what a publication needs, groups that come smaller, two outings at once.
import type { KnowledgeRow } from '../knowledge-row.text.ts'

export const hostWeekRows: readonly KnowledgeRow[] = [
  {
    topic: 'host-to-publish',
    say: `(que|cuales) (mas)? (cosas|datos|requisitos)? (necesito|se necesita|ocupo|piden|hace falta|hacen falta|falta|me falta|le falta|tengo que (poner|tener|llenar)|debo (poner|tener|llenar)) (todavia|aun)? (para|pa) (poder)? (publicar*|que (se|me|la|lo) (publi*|salga|aprueb*|apareci*|aparezca)) / no (me|lo|la)? (deja|permite|puedo) (lo|la)? publicar* ... (falta*|necesit*) / requisitos (para|de) publicar`,
    unless: 'cuenta / ser anfitrion / hacerme anfitrion',
    english: `(what|anything) ... (need|needed|missing|required) (to|before|for) (i)? publish* / (cant|can not|cannot|wont let me|not able to) publish`,
    examples: ['qué necesito para publicar mi experiencia', 'what do I need to publish my experience'],
    answer: {
      es: 'Para publicarse, una experiencia necesita: título, descripción, precio, cuántas personas caben, al menos una foto, el lugar en el mapa y una fecha por venir (o un enlace, si se vende en otra página). También tu correo tiene que estar confirmado. En «Editar» ves qué le falta a la tuya.',
      en: 'To be published an experience needs: a title, a description, a price, how many people fit, at least one photo, the place on the map and a coming date (or a link, if it is sold on another page). Your email must be confirmed, too. Under «Editar» you see what yours still lacks.',
    },
  },
  {
    topic: 'guest-brings-fewer',
    say: `(solo|solamente|nada mas|nomas|al final) (vienen|vinieron|llegan|llegaron|van a (venir|llegar|ser)|son|seran|fueron) (solo)? # ... (cobr*|pag*|cuanto|comision|precio) / (vienen|vinieron|llegan|llegaron) (solo|solamente|nada mas|nomas) # ... (cobr*|pag*|cuanto|comision|precio) / (vienen|vinieron|llegan|llegaron|falt*) menos (personas|gente|de los que) / (reserv*|apart*|eran|iban a ser) ... # ... (solo|solamente) (vienen|vinieron|llegan|llegaron) #`,
    unless: 'mi reserva / reserve / apartamos / reservamos / llegamos / vamos / somos',
    english: `(only|just) # (people|of them)? (came|come|showed up|show up|are coming|arrived) / fewer (people|guests)? (came|come|showed up|are coming|than)`,
    examples: ['reservaron para 4 y solo llegaron 3, cuánto les cobro', 'they booked for 4 but only 3 came'],
    answer: {
      es: 'El total de la reserva es por las personas que pusieron, y no se edita: si vienen menos, tú decides qué les cobras. Si lo saben antes, pueden cancelarla y reservar de nuevo con los que sí van, mientras haya cupo. En tus ganancias y en la comisión cuenta el total de la reserva.',
      en: 'The total of a booking is for the people they put, and it is not edited: if fewer come, you decide what you charge. If they know before, they can cancel it and book again for those who do come, while there are places. Your earnings and the commission count the total of the booking.',
    },
  },
  {
    topic: 'host-two-at-once',
    say: `dos (tours|salidas|experiencias|paseos|talleres|grupos|fechas) ... (misma hora|mismo horario|mismo tiempo|mismo rato) / (cruz*|choc*|junt*|traslap*) ... (dos|mis) (tours|salidas|experiencias|paseos|talleres|grupos|fechas) ... (hora|horario|dia)?`,
    unless: 'calendario / google / mis reservas / reserve',
    english: `two (tours|experiences|dates|groups) ... (same time|same hour|at once)`,
    examples: ['puedo ofrecer dos tours a la misma hora', 'can I run two tours at once'],
    answer: {
      es: 'De una misma experiencia hay una sola fecha a cada hora: si te caben más, súbele los cupos. Dos experiencias distintas sí pueden tener fecha a la misma hora, así que ofrece solo lo que puedas atender; cuando una se reserve, puedes cerrar la otra en el editor, con «Cerrar fecha».',
      en: 'One experience has a single date at each hour: if you have room for more, raise its places. Two different experiences may have a date at the same hour, so offer only what you can attend to; when one is booked you can close the other in the editor, with «Cerrar fecha».',
    },
  },
]
