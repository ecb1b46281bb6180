// Questions about an account, the waiting list and the own reservation; rows as in trip.text.ts.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const accountRows: readonly KnowledgeRow[] = [
  {
    topic: 'second-factor',
    say: `(verificacion|autenticacion|paso|pasos|factor) (en|de)? (dos|2|doble) (pasos|factores|factor)? / (dos|2|doble|segundo) (pasos|factor|factores|verificacion|autenticacion) / 2fa / (app|aplicacion) (de)? (autenticacion|authenticator) / codigos de recuperacion`,
    english: `(two|2) (factor|step) / 2fa / authenticator`,
    examples: ['cómo activo la verificación en dos pasos', 'quiero 2fa'],
    answer: {
      es: 'En «Configuración», en la parte de seguridad, activas el segundo paso con una aplicación de códigos y guardas tus códigos de recuperación. Si perdiste el teléfono y los códigos, escríbele al equipo desde la página de contacto.',
      en: 'In «Configuración», in the part about security, you switch the second step on with an app for codes and keep your recovery codes. If you lost phone and codes, write to the team from the contact page.',
    },
  },
  {
    topic: 'leave-waiting-list',
    say: `(salir*|quitar*|borrar*|sacar*|sac*|quit*|cancelar|ya no (quiero)? (estar|esperar)) ... lista de espera / ya no (quiero )?esperar / (donde|como) (veo|miro) ... lista de espera`,
    english: `(leave|off) the (waiting list|waitlist)`,
    examples: ['me quiero salir de la lista de espera', 'ya no quiero estar en la lista de espera'],
    answer: {
      es: 'En la página de la experiencia, junto a la fecha que esperas, toca «Ya no esperar».',
      en: 'On the page of the experience, beside the date you wait for, press «Ya no esperar».',
    },
  },
  {
    topic: 'already-booked',
    say: `ya (tengo|tenia|tienes) una reserva (para|en|de|con)? (esa|esta|la misma|ese|el mismo)? (fecha|dia)? / (dice|sale|aparece|marca) que ya (tengo|reserve|tienes)`,
    english: `already have a (booking|reservation) (for|on)`,
    examples: ['no me deja reservar, dice que ya tengo una reserva para esa fecha'],
    answer: {
      es: 'Para una misma fecha de una experiencia se hace una sola reserva. Si van más personas, cancela la que tienes en «Mis reservas» y reserva otra vez con el total; antes mira que haya cupo. Si es otra fecha, elígela en el calendario.',
      en: 'There is one booking per person for a date of an experience. If more people go, cancel the one you have in «Mis reservas» and book again with the total; check before that there are places. If it is another date, choose it in the calendar.',
    },
  },
  {
    topic: 'send-me-the-place',
    say: `(mandar*|enviar*|pasar*|mand*|envi*|pas*) (me|nos)? ... (ubicacion|direccion|mapa|pin|localizacion)`,
    unless: `por si / ya me`,
    english: `send (me|us) (the|your) (location|address|pin)`,
    examples: ['pueden mandarme la ubicación por WhatsApp', 'me pasan el pin'],
    answer: {
      es: 'Tu reserva tiene el lugar exacto con un botón que abre la ruta en tu aplicación de mapas, y la página de la experiencia tiene el mapa. Con «Compartir con mi grupo» se lo mandas a los demás. Dime cuál y te digo dónde es.',
      en: 'Your booking has the exact place with a button that opens the way in your maps app, and the page of the experience has the map. «Compartir con mi grupo» sends it to the others. Tell me which one and I will tell you where it is.',
    },
  },
  {
    topic: 'if-the-host-does-not-come',
    say: `si (el|la|mi|un)? (guia|anfitrion) (no|nunca) (llega|aparece|viene|esta|se presenta|responde|contesta)`,
    english: `if the (host|guide) (does not|doesnt|never) (show|come|appear)`,
    examples: ['qué pasa si el guía no llega', 'y si el anfitrión no aparece quién responde'],
    answer: {
      es: 'No pagas nada, porque se paga al encontrarse. Escríbele en el chat de tu reserva, abierto hasta una hora después del inicio; y si no aparece, dínoslo con «Avisar de un problema», en tu reserva: una persona del equipo lo ve.',
      en: 'You pay nothing, because it is paid at the meeting. Write in the chat of your booking, open until one hour after the start; and if nobody comes, tell us with «Avisar de un problema», on your booking: a person of the team looks at it.',
    },
  },
  {
    topic: 'alerts',
    say: `(avis*|alerta*|notific*) ... (experiencia*|tour*|fecha*|nuev[oa]*|salga*|haya|publiquen) / (guardar|guardo) (una|la|mi|esta)? busqueda / (crear|crea|quiero|poner) (una)? alerta*`,
    unless: `cupo / lista de espera / al (guia|anfitrion)`,
    english: `(alert|notify|tell) me (when|about) new / save (a|my|this) search`,
    examples: ['avisame cuando haya experiencias nuevas en Suchitoto', 'puedo guardar una búsqueda'],
    answer: {
      es: 'En «Explorar», haz tu búsqueda y toca «Avísame de nuevas experiencias»: te llega un correo al día como máximo, y solo si hay algo nuevo.',
      en: 'Under «Explorar» make your search and press «Avísame de nuevas experiencias»: you get one mail a day at most, and only if there is something new.',
    },
  },
  {
    topic: 'devices',
    say: `(cerrar|cierro) (la|mi|mis|todas las)? sesion* ... (otro*|todos|celular|telefono|dispositivo*|compu*) / (alguien|otra persona) (entro|usa|esta usando|tiene acceso) ... (cuenta|sesion) / (hackearon|jaquearon|robaron) ... cuenta / (donde|que) (dispositivos|sesiones)`,
    english: `(log|sign) out (of|on) (all|other) / (hacked|someone is using) my account`,
    examples: ['cómo cierro sesión en otros dispositivos', 'me hackearon la cuenta'],
    answer: {
      es: 'En «Configuración» ves los dispositivos donde está abierta tu cuenta y cierras los que no conozcas. Cambia también tu contraseña ahí mismo: eso cierra tus otras sesiones. Si ya no puedes entrar, escríbele al equipo desde la página de contacto.',
      en: 'In «Configuración» you see the devices where your account is open and close those you do not know. Change your password there, too: that closes your other sessions. If you can not get in, write to the team from the contact page.',
    },
  },
  {
    topic: 'compare',
    say: `(comparar|comparo|comparacion) ... (experiencias|tours|dos|tres|varias|opciones) / como comparo`,
    unless: `cual es mejor / (el|la) ... o (el|la)`,
    english: `compare (two|three|several|experiences|tours)`,
    examples: ['cómo comparo experiencias'],
    answer: {
      es: 'Toca «Comparar» en hasta tres experiencias y las ves lado a lado: precio, duración, qué incluye y más. Si me dices cuáles, te cuento yo las diferencias principales.',
      en: 'Press «Comparar» on up to three experiences and you see them side by side: price, length, what is included and more. Tell me which ones and I will tell you the main facts.',
    },
  },
  {
    topic: 'my-standing',
    say: `si (no|ya no) (llego|voy|vamos|llegamos|asisto|me presento) ... (cobran|cobra|pago|pagamos|multan|debo|multa) / (mi|que) (confiabilidad|historial de asistencia|puntaje|reputacion|calificacion) / (que|me) (pasa|hacen|penalizan|castigan|multan) si (falto|no voy|no llego|no asisto|no me presento) / (hay|cobran) (multa|penalidad|penalizacion) (por|si) no (ir|voy|llego|asistir|presentar*)`,
    english: `(what happens|penalty) if i (do not|dont) (show up|come|go) / no show fee`,
    examples: ['qué pasa si no me presento', 'hay multa si no voy'],
    answer: {
      es: 'No hay multa, pero tu anfitrión se queda esperando y lo anota como «No asistió». Si faltas a varias, el día antes te pediremos confirmar que vas. Si ya sabes que no irás, cancela en «Mis reservas»: es gratis hasta 24 horas antes, y después tampoco se cobra.',
      en: 'There is no fine, but your host waits for you and notes it as «No asistió». If you miss several, we ask you the day before to confirm that you come. If you know that you will not go, cancel in «Mis reservas»: free until 24 hours before, and nothing is charged after that, either.',
    },
  },
  {
    topic: 'late-at-night-return',
    say: `(a que hora|cuando) (regresamos|volvemos|estamos de vuelta|es el regreso|es la vuelta)`,
    english: `what time (do we|will we) (get|come) back`,
    examples: ['a qué hora regresamos'],
    answer: {
      es: 'La hora de inicio está en la fecha y la página dice cuánto dura; el regreso hasta tu casa depende del camino. Dime cuál y te digo a qué hora empieza y cuánto dura.',
      en: 'The date has the hour of the start and the page tells how long it takes; the way back depends on the road. Tell me which one and I will tell you when it starts and how long it takes.',
    },
  },
  {
    topic: 'change-people',
    say: `(solo|nada mas)? (llegamos|vamos|van|llegan|somos) (solo)? (la mitad|menos (gente|personas)?|una parte) (del grupo|de los que)? / (un|uno|una|alguien|alguno|dos) (de|del) (nosotros|grupo|los que) (no|ya no) (va|viene|puede|van|llega) / (puedo|podemos) llevar (a)? (mi|un|una|otro|otra) (herman[oa]|prim[oa]|amig[oa]|espos[oa]|novi[oa]|mama|papa|ti[oa]|hij[oa]) (a (esa|ese|eso|mi reserva)|tambien|conmigo) / llevar (a)? (una|otra|dos|tres|#|unas) (persona|personas|amig[oa]*) mas / (agregar|sumar|quitar|meter|incluir|anadir|llevar) (a)? (una|un|otra|otro|mas|dos|tres|#|a alguien|menos)? (persona*|amig[oa]*|gente|acompanante*|cupo*) (mas)? (a|en|de) (mi|la|esa|esta) reserva / (somos|vamos|iremos|seremos) (uno|una|dos|#)? (mas|menos) (de|que) (lo|los) (que)? reserv* / (se sumo|se suma|se agrego|llevo a|va) (otra|otro|una|un|alguien) (persona|amig[oa])? (mas)? / cambiar (el)? numero de personas`,
    english: `(add|remove) (a|one|another|more)? (person|people|guest|guests|friend) (to|from) (my|the) (booking|reservation)`,
    examples: ['quiero agregar una persona más a mi reserva', 'se sumó otra persona'],
    answer: {
      es: 'Una reserva no se edita: mira que la fecha tenga cupo, cancela la que tienes en «Mis reservas» y reserva de nuevo con el total de personas. Si falta muy poco, escríbele antes a tu anfitrión en el chat.',
      en: 'A booking is not edited: check that the date has places, cancel the one you have in «Mis reservas» and book again with all people. If it is very soon, write to your host in the chat first.',
    },
  },
  {
    topic: 'language-of-site',
    say: `(pagina|sitio|app) (esta)? (en|a) (ingles|otro idioma|frances|aleman) / (cambiar|poner) (el|de)? idioma / idioma de la (pagina|app)`,
    unless: `tour / guia / experiencia / anfitrion`,
    english: `(is there|site|page|website) (an english version|in english)`,
    examples: ['pueden poner la página en inglés'],
    answer: {
      es: 'El sitio está en español; conmigo puedes escribir en inglés. Cada experiencia dice en qué idiomas se ofrece: dime «en inglés» y te las busco.',
      en: 'The site is in Spanish; with me you can write in English. Each experience tells its languages: say «in English» and I will look for those.',
    },
  },
]
