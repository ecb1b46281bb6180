// Questions about the day and the country that come up on the way; rows as in trip.text.ts.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const lifeRows: readonly KnowledgeRow[] = [
  {
    topic: 'no-sightings',
    say: `si no (se)? (vemos|veo|ven|vieramos|miramos|miro|miran|salen|sale|aparece*|llega*|encontramos|hay) (a)? (ni una|ni uno|ningun*|nada|ballena*|delfin*|tortuga*|ave*|pajaro*|animal*|cocodrilo*|lagarto*|mono*|quetzal*|torogoz) / (garantiz*|asegur*|segur[oa] que|garantia) ... (ver|vemos|se ven|veamos|salen|salgan) ... (ballena*|delfin*|tortuga*|ave*|pajaro*|animal*|cocodrilo*|lagarto*|mono*|quetzal*) / (ballena*|delfin*|tortuga*|ave*|animal*) ... (garantiza*|seguro que se ven|se ven siempre|siempre se ven)`,
    unless:
      'reserva* / mensaje* / correo / anfitri* / guia / cupo* / lugar* / (ningun|ninguna) (tour|experiencia|fecha|aviso)',
    english: `if (we|i|you) (see|spot|find) (no|not any|none|nothing|zero) / if (we|i) (dont|do not|didnt) (see|spot) (any|a|one|anything|them|whales?|turtles?|dolphins?|birds?) / (guarantee*|sure) ... (see|sighting*|spot) ... (whales?|turtles?|dolphins?|birds?|animals?|any)`,
    examples: ['si no vemos ninguna ballena devuelven el dinero', 'what if we see no turtles'],
    answer: {
      es: 'Verlos no lo puede asegurar nadie: son animales libres. Si la salida se hizo como está publicada, se paga aunque no aparezcan; pregúntale antes a tu anfitrión qué ofrece en ese caso. Si la salida no se hace, por el mar o el tiempo, no pagas nada.',
      en: 'Nobody can promise that you see them: they are free animals. If the outing took place as published, it is paid even if none appear; ask your host before what they offer in that case. If it does not take place, because of the sea or the weather, you pay nothing.',
    },
  },
  {
    topic: 'speak-spanish',
    goesWithWishes: true,
    say: `(no|poco) (hablo|hablamos|habla|hablan|entiendo) (nada de|mucho|bien|el)? (espanol|castellano) / (hay que|tengo que|necesito|es necesario) (saber|hablar) (espanol|castellano)`,
    english: `(need|have|required) to (speak|know) spanish / (do not|dont|does not|doesnt) (speak|know) (any|much)? spanish / only (speak|speaks) english / spanish required`,
    examples: ['no hablo español, ¿hay problema?', 'do I need to speak spanish'],
    answer: {
      es: 'Cada experiencia dice en qué idiomas se ofrece, así que no hace falta hablar español en todas. Dime «en inglés», y un lugar o un día, y te busco las que lo ofrecen.',
      en: 'Each experience tells the languages it is offered in, so Spanish is not needed for all of them. Say «in English», and a place or a day, and I will look for those.',
    },
  },
  {
    topic: 'about-el-salvador',
    say: `(cuentame|dime|hablame|contame) (algo|mas)? (de|del|sobre) (el salvador|el pais|tu pais) / (que|por que) ... (visitar|conocer|famoso|bonito|especial) ... (el salvador|el pais)`,
    unless: `experiencia / tour / suchitoto / ataco`,
    english: `(tell me|what) ... (about|special|famous) ... el salvador / why (visit|go to|come to) el salvador`,
    examples: ['contame algo de El Salvador', 'tell me about El Salvador'],
    answer: {
      es: 'Es un país pequeño: en un mismo día caben un volcán, un lago y el mar. Hay olas para surfear, pueblos de café y de artesanías, ruinas mayas y pupusas en cada esquina. Dime qué se te antoja y te digo quién te lleva.',
      en: 'It is a small country: a volcano, a lake and the sea fit into one day. There are waves to surf, towns of coffee and crafts, Mayan ruins, and pupusas at every corner. Tell me what you fancy and I will tell you who takes you.',
    },
  },
  {
    topic: 'repellent-and-sun',
    say: `(zancudo*|mosquito*|repelente|dengue|insecto*|bloqueador|protector solar)`,
    unless: `alergi* / incluye / (sin|no haya|menos) (los|tantos|muchos)? (zancudo*|mosquito*|insecto*)`,
    english: `mosquito* / (insect|bug|mosquito) repel* / bug spray / dengue`,
    examples: ['hay muchos zancudos?', 'do I need mosquito repellent'],
    answer: {
      es: 'En manglares, ríos, playas y montes conviene llevar repelente, sobre todo al atardecer y en época de lluvias; y con el sol de aquí, protector siempre. La lista de cada experiencia está en su página, en «Qué llevar».',
      en: 'In mangroves, rivers, at beaches and in the woods take repellent, above all at dusk and in the rainy season; and with the sun here, always sunscreen. The list of each experience is on its page.',
    },
  },
  {
    topic: 'toilets',
    say: `(donde|hay donde|se puede|lugar para) ... cambi* ... panal* / (hay|tienen|donde hay|habra|encuentro) (algun|un)? (bano|banos|sanitario*|servicio sanitario|vestidor*|regadera*|ducha*) / donde (cambiarse|cambiarme|cambiarnos|banarse despues)`,
    unless: `tiene bano / quiero banarme`,
    english: `(toilets?|bathrooms?|restrooms?|showers?)`,
    examples: ['hay baños en el camino?', 'are there toilets'],
    answer: {
      es: 'Cada experiencia dice en «Servicios» si hay baños, duchas o vestidores en el lugar; del camino sabe el anfitrión. Dime cuál y te leo lo que tiene.',
      en: 'Each experience says under «Servicios» whether there are toilets, showers or changing rooms; the host knows about the way. Tell me which one and I will read you what it has.',
    },
  },
  {
    topic: 'luggage',
    say: `(maleta*|equipaje*|valija*) / (donde|puedo) (dejo|dejar|guardo|guardar) (mi|mis|la|las|el)? (mochila*|cosas|bolso*|pertenencias)`,
    unless: `perdi / olvide / se me quedo`,
    english: `(luggage|suitcases?|bags?) / (leave|store) (my|our) (things|stuff|backpacks?)`,
    examples: ['dónde dejo mi equipaje', 'can I leave my luggage'],
    answer: {
      es: 'Eso depende del lugar y del transporte: pregúntale al anfitrión antes de reservar. Donde hay casilleros, la página lo dice en «Servicios».',
      en: 'That depends on the place and the transport: ask the host before booking. Where there are lockers, the page says so under «Servicios».',
    },
  },
  {
    topic: 'what-is-included-general',
    say: `que incluyen (los|las) (tours|experiencias|paseos|recorridos) / que (trae|viene) ... (precio|paquete)$`,
    unless: `esa / ese / esta / este`,
    english: `what (is|do) (usually|tours) include*`,
    examples: ['qué incluyen los tours'],
    answer: {
      es: 'Cambia de una a otra: la página de cada experiencia lo dice en «Qué incluye» y «No incluye». Dime cuál y te lo leo, o dime «con almuerzo» o «con transporte» y te busco.',
      en: 'It differs: the page of each experience tells what is included and what is not. Tell me which one and I will read it to you, or say «with lunch» or «with transport» and I will look.',
    },
  },
  {
    topic: 'how-early',
    say: `puedo llegar (mas)? (antes|temprano) / (cuanto tiempo|cuantos minutos|con cuanto tiempo|con cuanta anticipacion|que tan temprano) (antes)? (debo|tengo que|hay que|conviene)? (llegar|llego|llegamos|estar|presentar*) / cuanto (tiempo)? antes (debo|hay que|tengo que)? (lleg*|estar)`,
    unless: 'cancel* / reserv* / apart* / agend*',
    english: `how early (should|do) (i|we) (arrive|come|be there)`,
    examples: ['cuánto tiempo antes debo llegar', 'how early should I arrive'],
    answer: {
      es: 'La hora de tu reserva es la del inicio: llega unos minutos antes para saludar, mostrar tu código y pagar. Tu código funciona desde 3 horas antes. Si el anfitrión pide llegar con más tiempo, lo dice en la página.',
      en: 'The hour on your booking is the start: arrive some minutes earlier to say hello, show your code and pay. Your code works from 3 hours before. If the host wants you earlier, the page says so.',
    },
  },
  {
    topic: 'receipt-missing',
    say: `pag* ... (no|sin) (me|nos)? ... (recibo|comprobante) / (no me|no) (dieron|dio|llego|aparece|sale|mandaron) (el|un|mi)? recibo / falta (el|mi) recibo / (donde|quiero|como|mandame|necesito) ... recibo`,
    unless: `factura / fiscal / imprimir`,
    english: `(no|get|where is my|need a|my) receipt`,
    examples: ['pagué y no me dieron recibo', 'dónde está mi recibo'],
    answer: {
      es: 'El recibo sale en tu reserva, en «Mis reservas», a los pocos minutos de que tu anfitrión anota el pago. Si ya pagaste y no está, pídele por el chat que lo anote; y si no responde, dínoslo con «Avisar de un problema».',
      en: 'The receipt is on your booking, in «Mis reservas», a few minutes after your host notes the payment. If you have paid and it is not there, ask the host in the chat to note it; and if there is no answer, tell us with «Avisar de un problema».',
    },
  },
  {
    topic: 'host-does-not-answer',
    say: `no (me|nos) (ha|han) (escrito|contestado|respondido|hablado|llamado|dicho) (nada|todavia|aun) / (anfitrion|anfitriona|guia|senor|senora|muchach[oa]|don|dona|doctora?) no (me|nos)? (ha|a)? (contest*|respond*|lee|escribe) / (le|les) (escribi|mande|hable|pregunte|llame|he escrito|he hablado|deje mensaje) ... (nada|ni caso|no (me)? (contesta*|respond*|lee)|en visto) / no (me|nos) (contesta*|responde*) (el|la|mi|un)? (anfitrion|guia|mensaje*|chat) / (me dejo|me tiene) en visto / no (me|nos) (contest*|respond*) desde`,
    unless: `solicitud / reserva pendiente / confirm*`,
    english: `(host|guide) (is not|isnt|does not|doesnt|wont|has not|hasnt) (answer*|repl*|respond*)`,
    examples: ['el anfitrión no me contesta el mensaje', 'the host does not answer'],
    answer: {
      es: 'Dale unas horas: muchos están en el campo sin señal. Si ya casi es la hora, ve al punto de encuentro a tiempo: no pagas nada hasta verse. Si tu reserva no está confirmada, tiene hasta 48 horas para responder; si no, se cancela sola y no debes nada. Ya confirmada, ves su teléfono en ella si eligió mostrarlo, y si aun así no hay respuesta, dínoslo ahí con «Avisar de un problema». Cancelar es gratis hasta 24 horas antes.',
      en: 'Give it some hours: many are out in the field without a signal. If it is almost time, be at the meeting point in time: you pay nothing before you meet. If your booking is not confirmed, the host has up to 48 hours to answer; otherwise it is cancelled by itself and you owe nothing. Once it is confirmed, the phone is on it if the host chose to show it, and if there is still no answer, tell us there with «Avisar de un problema». Cancelling is free until 24 hours before.',
    },
  },
]
