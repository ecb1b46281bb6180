// The way to the meeting, the cash in the hand, and whoever is late or ill: what travelers ask on the day itself.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const meetingRows: readonly KnowledgeRow[] = [
  {
    topic: 'lost-on-the-way',
    say: `(me perdi|nos perdimos|ando perdid[oa]|andamos perdid[oa]s)$ / si (me|nos|uno|se) (me)? (pierdo|perdemos|pierde|extravio|extraviamos|equivoco|equivocamos) (de (camino|calle|lugar))? (llegando|yendo|de camino|en el camino|en la calle|para llegar|al llegar|alla|que (hago|hacemos|pasa))?$ / si (me|nos|uno|se) (pierdo|perdemos|pierde|extravio) (llegando|yendo|de camino|en el camino|en la calle|para llegar|al llegar|antes de llegar|buscando) / si no (encuentro|encontramos|hallo|hallamos|doy con|damos con) (el|la|donde es|como)? (lugar|punto|direccion|casa|finca|parque|entrada|es|llegar)`,
    unless: 'volcan / cerro / monte / montana / bosque / mar / selva / noche / grupo',
    english: `(get|am|are) lost (on the way|getting there|going there|trying to find|driving) / if (i|we) (cant|can not|cannot|dont|do not) find (the|it) (place|meeting point|address|house)?`,
    examples: ['si me pierdo llegando, ¿qué hago?', 'what if we get lost on the way'],
    answer: {
      es: 'Tu reserva tiene un botón que abre la ruta al punto de encuentro en la aplicación de mapas de tu teléfono. Si te pierdes, escríbele a tu anfitrión por el chat de esa reserva, abierto hasta una hora después del inicio; si eligió mostrar su teléfono, ahí lo ves para llamarle. Si te sientes en peligro, llama al 911.',
      en: 'Your booking has a button that opens the way to the meeting point in the map app of your phone. If you get lost, write to your host in the chat of that booking, open until one hour after the start; if the host chose to show a phone, you see it there to call. If you feel in danger, call 911.',
    },
  },
  {
    topic: 'will-they-wait',
    say: `(me|nos|lo|la) (espera*|aguantan|aguardan|dejan) (o se van|o (me|nos) dejan|si (llego|llegamos|voy|vamos|me atraso)|un rato|unos minutos|siempre) / (cuanto|hasta cuanto|que tanto) (tiempo|rato|minutos)? (me|nos|lo) (espera*|aguantan) / si (llego|llegamos|voy|vamos|me atraso|nos atrasamos) ... (tarde|minutos|atrasad[oa]s?)? ... (me|nos) (espera*|dejan|aguantan) / se van sin (mi|nosotros) / (llego|llegamos|voy|vamos) ... (tarde|atrasad*|atraso) ... (pierdo|perdemos|pierde|me dejan|nos dejan|me quedo|nos quedamos)`,
    unless: 'confirm* / respuesta / contest* / respond* / (llega|atrasa|tarda) (el|la) (guia|anfitrion*)',
    english: `(will|do|would) (they|he|she|the (host|guide)) wait / (wait|leave) without (me|us) / how long (will|do) (they|he|she) wait`,
    examples: ['¿me esperan o se van si llego tarde?', 'will they wait for us'],
    answer: {
      es: 'Cuánto se espera lo decide tu anfitrión; Torogoz no fija los minutos, y a veces el grupo no puede esperar. Avísale cuanto antes por el chat de la reserva, abierto hasta una hora después del inicio; si eligió mostrar su teléfono, lo ves ahí. Si al final no llegas puede anotarlo como «No asistió»: no hay multa.',
      en: 'How long to wait is up to your host; Torogoz sets no minutes, and sometimes the group can not wait. Tell them as soon as you can in the chat of the booking, open until one hour after the start; if the host chose to show a phone, you see it there. If you do not come in the end it may be noted as «No asistió»: there is no fine.',
    },
  },
  {
    topic: 'no-exact-change',
    say: `no (ando|andamos|traigo|traemos|tengo|tenemos|llevo|llevamos|cargo|completo|ajusto|junto) ... (cabal|exact[oa]|just[oa]|complet[oa]|sencillo|cambio|feria|suelto) / (da*|tiene*|anda*|trae*|lleva*|van a dar) (el)? (vuelto|cambio|sencillo) / (pago|pagar|pagarle|llevo|llevar|ando) ... billete* (grande*|de) / (falta*|faltaran) ... (para ajustar|para completar) / (dinero|efectivo|pisto|billete*) (cabal|exact[oa]|just[oa]|complet[oa])`,
    unless: 'cambio de (ropa|fecha|planes|hora) / cajero / tarjeta / cuando / por que / cuanto',
    english: `(exact|right) (amount|change|cash|money) / (have|has|give|gives|carry) change / (dont|do not|wont) have (enough|the exact|all the) (cash|money|change)`,
    examples: ['si no ando cabal el dinero', 'does the guide have change'],
    answer: {
      es: 'El total se paga completo, en efectivo y en dólares, cuando se encuentran. Si no andas el billete cabal, pregúntale antes por el chat de tu reserva si puede darte vuelto: no todos andan cambio. Si te falta dinero, sácalo antes de salir, porque en muchos lugares no hay cajero. Tu reserva dice el total y con qué billetes se arma justo.',
      en: 'The total is paid in full, in cash and in dollars, when you meet. If you do not have the exact amount, ask before in the chat of your booking whether they can give change: not every host carries it. If money is missing, draw it before you leave, because many places have no cash machine. Your booking tells the total and which notes make it up.',
    },
  },
  {
    topic: 'mail-never-came',
    say: `(tampoco|ni) (esta|llego|sale|aparece|hay (nada)?)? (en|a|al)? (el|la|los)? (spam|no deseados|no deseado|correo no deseado|basura) / (ya)? (revise|busque|mire|vi) (en|el|la|los)? (spam|no deseados|no deseado|todas las carpetas) (y)? (no|nada|tampoco)?`,
    english: `(not|nothing|isnt|neither) in (my|the)? (spam|junk) / (checked|looked in) (my|the)? (spam|junk)`,
    examples: ['ni en spam está', 'it is not in my spam'],
    answer: {
      es: 'La reserva no depende del correo: en «Mis reservas» la ves con su estado, su código y su chat. Mira en «Configuración» que el correo de tu cuenta esté bien escrito; si lo está y no te llega ninguno, cuéntaselo al equipo desde la página de contacto.',
      en: 'The booking does not depend on the mail: «Mis reservas» shows it with its state, its code and its chat. Check under «Configuración» that the address of your account is right; if it is and no mail comes at all, tell the team from the contact page.',
    },
  },
  {
    topic: 'left-without-me',
    say: `(si)? (ya)? (se fueron|se van|se fue|arrancaron|salieron|empezaron|me dejaron|nos dejaron) (sin (mi|nosotros)|ya|todos)? ... (pag*|cobr*|debo|multa|dinero) / (pag*|cobr*) ... (se fueron|se van|me dejaron|nos dejaron|salieron|empezaron) sin (mi|nosotros)`,
    unless: 'sin pagar',
    english: `(left|leave|leaves|go|went|started) without (me|us) ... (pay|charge*|money|owe) / (pay|charge*|owe) ... (left|leave|leaves|went) without (me|us)`,
    examples: ['si ya se fueron sin mí, ¿igual me toca pagar?', 'do I pay if they left without me'],
    answer: {
      es: 'No: se paga en efectivo al encontrarse, así que si no llegaste a encontrarte con tu anfitrión no pagas nada y no hay multa. Puede anotarlo como «No asistió»; escríbele por el chat de la reserva, abierto hasta una hora después del inicio, por si todavía puedes alcanzarlos.',
      en: 'No: it is paid in cash when you meet, so if you did not meet your host you pay nothing, and there is no fine. It may be noted as «No asistió»; write in the chat of the booking, open until one hour after the start, in case you can still join.',
    },
  },
  {
    topic: 'nobody-came',
    say: `(ya)? (lo|la|le|les) (llame|llamamos|escribi|escribimos|marque|hable|mande) ... (no (me|nos)? (contest*|respond*|sale|agarra)|nada|no hay respuesta) ... (esperando|punto|plantad*|aqui|no llega*) / (me|nos) (dejo|dejaron) (plantad[oa]s?|esperando|bailando) / (el|la) (guia|anfitri*|senor*|don|dona) (nunca|jamas|no) (llego|aparecio|vino|se presento)`,
    unless: 'si (no|el|la|nunca) / cliente* / viajer*',
    english: `(host|guide|nobody|they|he|she) (never|didnt|did not) (came|come|show|showed|turn|turned) / stood (me|us) up`,
    examples: ['me dejaron plantada', 'the guide never showed up'],
    answer: {
      es: 'Qué pena. No pagas nada, porque se paga al encontrarse. Dínoslo con «Avisar de un problema», en esa reserva: una persona del equipo lo ve. Si ya no quieres esperar, puedes irte; y si buscas otra cosa para hoy, te ayudo.',
      en: 'I am sorry. You pay nothing, because it is paid at the meeting. Tell us with «Avisar de un problema», on that booking: a person of the team looks at it. If you do not want to wait any longer, you can leave; and if you look for something else for today, I will help.',
    },
  },
  {
    topic: 'ticket-without-phone',
    say: `(basta|alcanza|sirve|llega|entro|entrar|paso|pasar) (con|solo con|dando|diciendo) (el|mi|dar|decir)? (nombre|dui|cedula|documento) / (solo|nada mas) (doy|digo|dar|decir|con) (el|mi) nombre / (descarg*|apag*|muere|murio|acab*|roba*|perd*|olvid*) (el|mi|la)? (cel*|telefono|tel|bateria) ... (codigo|nombre|boleto|entrar|entro|dejan|hago) / (codigo|boleto) ... (sin|no ando|no llevo) (el)? (cel*|telefono)`,
    unless:
      'anfitrion que / soy anfitrion / (robaron|robo|perdi|perdio|quebro|arruino) ... como (entro|ingreso|abro|inicio)',
    english: `(just|only) (my|the|give my|say my) name / is my name enough / phone (dies|is dead|runs out|battery) ... (code|ticket|name|get in)`,
    examples: ['si se me descarga el cel, ¿basta con el nombre?', 'is my name enough if my phone dies'],
    answer: {
      es: 'Tu anfitrión tiene en su lista el nombre con el que reservaste y tu mismo código, así que te puede ubicar. Lo más seguro es andar el código apuntado o el boleto impreso desde «Ver comprobante»: basta con leérselo en voz alta.',
      en: 'Your host has the name you booked with and the same code on the list, so they can find you. The safest is to carry the code on paper, or the ticket printed from «Ver comprobante»: reading the code out loud is enough.',
    },
  },
]
