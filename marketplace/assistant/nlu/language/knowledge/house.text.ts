// General answers about Torogoz: what it is, what it does not sell, accounts and mail.
import type { KnowledgeRow } from './knowledge-row.text.ts'

export const houseRows: readonly KnowledgeRow[] = [
  {
    topic: 'what-is-torogoz',
    say: `que (es|hace|hacen|significa|son) (esto|torogoz|esta pagina|esta app|esta aplicacion|este sitio|ustedes) / de que (es|se trata|va) (torogoz|esta pagina|esta app|esto) /
      como funciona (torogoz|esto|la pagina|la app|el sitio|esta pagina) / para que (es|sirve) (torogoz|esta pagina|esta app|esto)`,
    english: `what (is|does) (torogoz|this|this (site|app|page|website)) / whats torogoz / whats torogoz / how does (this|it|torogoz|the (site|app)) work`,
    examples: ['¿qué es Torogoz?', 'cómo funciona esta página', 'what is torogoz'],
    answer: {
      es: 'Torogoz es un mercado de experiencias locales en El Salvador: las ofrece gente de aquí, tú las buscas, comparas y reservas sin pagar en línea, y pagas en efectivo a tu anfitrión cuando se encuentran. Dime qué se te antoja y te busco algo.',
      en: 'Torogoz is a marketplace of local experiences in El Salvador: local people offer them, you search, compare and book without paying online, and you pay your host in cash when you meet. Tell me what you fancy and I will look.',
    },
  },
  {
    topic: 'who-is-behind',
    say: `(es|son) (de aqui|de el salvador|salvadoren[oa]*|gring[oa]*|extranjer[oa]*|nacional*|de afuera) (o|la|esta)? / quien* son (ustedes|uds|los de torogoz) / (ustedes|uds|torogoz) (de)? (donde|que pais) (son|es|estan|esta)$ / quien* (esta|estan) (detras|a cargo) / quien* (es el dueno|son los duenos|hizo|creo|invento) (de)? (esto|torogoz|la pagina|la app|esta pagina|esta app) /
      (es|son) (una)? empresa* (salvadorena|registrada|formal|seria) / donde (estan|quedan|esta) (las|sus|la)? oficina* / tienen oficina*`,
    english: `who (is behind|owns|runs|made|created) (this|torogoz|the (site|app)) / where (is|are) your offices?`,
    examples: ['¿quién está detrás de Torogoz?', 'tienen oficinas?', 'who owns torogoz'],
    answer: {
      es: 'Quiénes somos está en «Sobre Nosotros», y en la página de contacto puedes escribirle al equipo; contesta una persona.',
      en: 'The page «Sobre Nosotros» tells who we are, and the contact page reaches the team; a person answers.',
    },
  },
  {
    topic: 'permits',
    say: `(tienen|tiene|cuentan con|quien* (les|le)? (da|dio)) ... (permiso*|licencia*|certificado*|certificacion*) / (guia|guias|anfitrion) (certificad[oa]*|autorizad[oa]*|con licencia|profesional*) /
      estan (autorizad[oa]s|certificad[oa]s|registrad[oa]s)`,
    unless: 'licencia de (conducir|manejar) / permiso de (conducir|trabajo)',
    english: `(are|is) (the|your)? (guides?|hosts?|they) (certified|licensed|official|registered) / (licensed|licenced) / certified`,
    examples: ['¿quién les da permiso?', 'los guías están certificados?', 'are the guides certified'],
    answer: {
      es: 'Cada anfitrión responde por sus permisos. En su página ves quién es, desde cuándo recibe y qué escribieron quienes ya fueron; antes de reservar puedes preguntarle por sus permisos: en la página de la experiencia, con «Preguntar antes de reservar».',
      en: 'Each host is responsible for their own permits. Their page shows who they are, since when they host and what guests wrote; before booking you can ask about certificates with «Preguntar antes de reservar».',
    },
  },
  {
    topic: 'insurance',
    goesWithWishes: true,
    say: `(tienen|hay|incluye*|trae*|dan|llevan) (un|algun)? seguro (por si|si|en caso) / segur[oa] (de (viaje|accidente*|vida|viajero)|incluid[oa]|contra accidente*) / (tienen|hay|incluye|incluyen|trae|dan|llevan) (un|algun)? seguro$ / el seguro$ / (que|quien) (pasa|responde|cubre|paga) ... (accidente|me (lastimo|golpeo|quiebro)|nos pasa algo|me pasa algo) / si ... (cae|caigo|caemos|golpea|golpeo|lastim*|quiebr*|accident*|fractur*) ... (que pasa|quien (paga|responde|cubre)|hay seguro|me cubre*) / que pasa si ... se (me)? (cae|golpea|lastima|quiebra|accidenta|corta|quema) (de|del|en|con)? (el|la|las|un|una)? (caballo|lancha|kayak|volcan|sendero|tabla|bici*|tirolesa*|canopy|moto|cuatrimoto|cerro|camino|gradas|recorrido|tour|mar|rio)?`,
    unless: '(codigo|celular|telefono|pagina|internet|sistema|reserva|cupo|senal)',
    english: `insurance / insured / (what|who) (happens|pays|covers)? if (i|we|someone) (get|gets|am|is)? (hurt|injured)`,
    examples: ['¿incluye seguro de accidentes?', 'qué pasa si me lastimo', 'is there insurance'],
    answer: {
      es: 'Torogoz no vende seguros. Algunos anfitriones incluyen uno: mira «Qué incluye» en la experiencia o pregúntale antes de reservar. Si vienes de fuera, un seguro de viaje es buena idea. Ante una emergencia, llama al 911.',
      en: 'Torogoz sells no insurance. Some hosts include one: look at «Qué incluye» or ask before booking. Coming from abroad, travel insurance is a good idea. In an emergency call 911.',
    },
  },
  {
    topic: 'invoice',
    say: `factura* / credito fiscal / comprobante fiscal / (a nombre de|para) (mi|la|una|nuestra) empresa / iva / nit / recibo (fiscal|de pago|por el pago)`,
    english: `invoice / receipt for (my|the) (company|taxes) / tax receipt`,
    examples: ['necesito factura', 'me dan crédito fiscal?', 'can I get an invoice'],
    answer: {
      es: 'Cuando tu anfitrión anota tu pago, tu reserva guarda un recibo, que es constancia y no factura. La factura la da el anfitrión, que es quien cobra: pregúntale antes de reservar si puede hacértela y con qué datos.',
      en: 'Once your host has noted the payment, your booking keeps a receipt; it is a record and no tax invoice. The invoice comes from the host, who is the one paid: ask before booking whether they can give you one.',
    },
  },
  {
    topic: 'gift',
    goesWithWishes: true,
    say: `tarjeta* de regalo / (regal[aeo]*|regalarle|regalarles|sorprender a) (a|un|una|le|les|esto|eso|algo|de|tour|experiencia|para|mi|mama|papa) / de regalo / (reservar|reservo|comprar|compro|pagar) (para|a nombre de) (otra persona|alguien mas|un amigo|una amiga|mi (mama|papa|hij[oa]|herman[oa]|jefa|novi[oa]|espos[oa]))`,
    english: `gift (card|voucher|certificate)? / as a (gift|present) / book for (someone else|a friend|my (mom|mother|dad|father|parents))`,
    examples: ['quiero regalarle un tour a mi mamá', 'puedo reservar para otra persona?', 'do you sell gift cards'],
    answer: {
      es: 'Tarjetas de regalo no hay, pero puedes reservar tú y poner en el contacto el nombre y el teléfono de quien va; después, con «Compartir con mi grupo» en tu reserva, le mandas una tarjeta con la hora, el lugar y qué llevar. El pago es en efectivo al encontrarse: dale el total a quien vaya. Dime qué le gusta, qué día y cuánto, y te busco opciones.',
      en: 'There are no gift cards, but you can book and put the name and phone of whoever goes as the contact; then «Compartir con mi grupo» on your booking sends a card with the hour, the place and what to bring. It is paid in cash at the meeting: hand them the total. Tell me what they like, the day and a price, and I will look.',
    },
  },
  {
    topic: 'where-is-the-app',
    say: `(tienen|hay|descargo|descargar|bajar|instalar) ... (app|aplicacion) / (app|aplicacion) para (android|iphone|celular|telefono)`,
    english: `(is there|do you have) an app / download the app / (android|iphone) app`,
    examples: ['¿tienen aplicación?', 'is there an app'],
    answer: {
      es: 'No hace falta instalar nada: Torogoz funciona en el navegador de tu celular. Si quieres, desde el menú del navegador puedes agregarlo a tu pantalla de inicio.',
      en: 'There is nothing to install: Torogoz works in the browser of your phone. From the browser menu you can add it to your home screen.',
    },
  },
  {
    topic: 'cannot-sign-in',
    say: `no (he|hemos)? (podido|pude|pudimos|logro|logre) (entrar|ingresar|acceder|iniciar) / no puedo (entrar|ingresar|iniciar sesion|acceder|loguearme) / no me deja (entrar|ingresar|iniciar|registrarme|registrar) / (como|donde) (inicio|inicio de) sesion / (me)? (sale|dice) que (mi)? (correo|contrasena|usuario) (no|es|esta|ya)`,
    english: `(cannot|can not|cant) (log|sign) in / cant (log|sign) in / cant (log|sign) in`,
    examples: ['no puedo iniciar sesión', 'no me deja entrar', "I can't log in"],
    answer: {
      es: 'Revisa que el correo sea el de tu cuenta y que el teclado no haya puesto una mayúscula o un espacio. Si olvidaste la contraseña, en «Iniciar sesión» está «¿Olvidaste tu contraseña?»: el enlace llega a tu correo. Si entraste con Google o Facebook, sigue por ahí. Si nada sirve, escríbenos desde la página de contacto.',
      en: 'Check that the address is the one of your account and that no capital letter or blank slipped in. If you forgot the password, «Iniciar sesión» has «¿Olvidaste tu contraseña?»: the link arrives by mail. If you came in with Google or Facebook, go on that way. If nothing helps, write to us from the contact page.',
    },
  },
  {
    topic: 'verify-mailbox',
    say: `(verificar|confirmar|validar|verifico|confirmo) (mi|el)? (correo|email|cuenta) / (correo|enlace|link) de (verificacion|confirmacion de (correo|cuenta))`,
    english: `(verify|confirm) my (email|mail|account) / verification (mail|email|link)`,
    examples: ['cómo verifico mi correo', 'no veo el enlace de verificación'],
    answer: {
      es: 'Te mandamos un enlace al crear la cuenta: ábrelo y tu correo queda confirmado. Si no lo ves, busca en no deseados. Mientras falte, en «Mi perfil» hay un aviso con el botón «Enviar el enlace otra vez».',
      en: 'We sent you a link when you created the account: open it and your address is confirmed. If you do not see it, look in the spam folder. Until then «Mi perfil» has a note with the button «Enviar el enlace otra vez».',
    },
  },
  {
    topic: 'change-mail',
    say: `(cambiar|cambio|actualizo|actualizar|editar|corregir|modificar) (mi|el|la|de)? (direccion de)? (correo|email) / (otro|nuevo) (correo|email) ... cuenta / (correo|email) (esta|quedo|lo puse)? (equivocado|viejo|mal|mal escrito) / (ya|yo)? no (tengo|uso|existe|abro|puedo abrir|puedo entrar|me acuerdo de) (mas|a|en|al)? (ese|aquel|el mismo|mi) (correo|email) / (perdi|sin|hackearon|robaron) (el|mi)? (acceso (a|al))? (mi|ese|el)? (correo|email)$`,
    english: `(change|update|edit) my (email|mail|e mail) / (lost|no|dont have) access to (my|that) (email|mail|address)`,
    examples: ['quiero cambiar mi correo', 'I want to change my email'],
    answer: {
      es: 'El correo de tu cuenta no lo puedes cambiar tú, porque es con el que inicias sesión. Escríbele al equipo desde la página de contacto, con el correo de ahora y el nuevo, y una persona te contesta.',
      en: 'You can not change the address of your account yourself, because you sign in with it. Write to the team from the contact page, with the present address and the new one, and a person answers.',
    },
  },
  {
    topic: 'change-profile',
    say: `(pongo|poner|subo|subir|agrego|agregar|quito|quitar) ... (foto|nombre|telefono|imagen) ... perfil / (cambiar|cambio|actualizo|actualizar|editar|corregir|modificar) (mi|el|la)? (telefono|numero|nombre|foto|contrasena|clave|perfil)`,
    english: `(change|update|edit) my (phone|number|name|photo|password|profile)`,
    examples: ['cómo cambio mi número de teléfono', 'quiero cambiar mi foto'],
    answer: {
      es: 'Tu nombre, teléfono y foto los cambias en «Mi perfil», y tu contraseña en «Configuración», con la actual a mano.',
      en: 'You change your name, phone and photo in «Mi perfil», and your password in «Configuración», with the current one at hand.',
    },
  },
  {
    topic: 'no-lodging',
    say: `(donde|en que parte|un lugar para|sitio para) ... (dormir|quedarme|quedarnos|hospedarme|hospedarnos|alojarme) / hotel* / hostal* / airbnb / alojamiento* / hospedaje* / cabana*`,
    unless: `(estoy|estamos|estare|estaremos|hospedad[oa]s?|alojad[oa]s?|me hospedo|nos hospedamos|me quedo|nos quedamos|me estoy quedando|nos estamos quedando|ando|andamos) en (un|una|el|mi|nuestro)? (hotel|hostal|airbnb|cabana) / (staying|stay|stayed|sleeping|based) (at|in) (a|an|the|my|our)? * (hotel|hostel|airbnb) / (staying|stay|stayed|sleeping|based) (at|in) (a|an|the|my|our)? (hotel|hostel|airbnb) / staying (hotel|hostal|airbnb) / (from|near|to|at|pick ... at) (my|our|the) (hotels?|hostels?|airbnb) / (recog*|recoj*|devolver*|devuelv*|regres*|dejar*|busc*|pas* por|transporte|llev*|traslado) ... (hotel|hostal|airbnb|hospedaje) / (cerca|antes|despues|lejos|camino|desde) (de|del|al|el|mi)? (la|el|mi|nuestro)? (hotel|hostal|airbnb) / (mi|nuestro|el) (hotel|hostal|airbnb) (esta|queda) / carpa* / acamp* / camping / fogata*`,
    english: `hotels? / hostels? / airbnb / where (to|can (i|we)|should (i|we)) (stay|sleep) / accommodation`,
    examples: ['hoteles en San Salvador', 'dónde puedo dormir en Suchitoto', 'where to stay in el tunco'],
    answer: {
      es: 'Torogoz no ofrece alojamiento: ofrece experiencias. Las de varios días dicen en «Qué incluye» si traen dónde dormir; dime «experiencias de dos días» y te las busco.',
      en: 'Torogoz offers no lodging, only experiences. Those of several days tell under «Qué incluye» whether there is a place to sleep: say «experiences of two days» and I will look.',
    },
  },
  {
    topic: 'no-restaurants',
    say: `(restaurante*|pupuseria*|cafeteria*|comedor*|bar|bares|discoteca*) (buen[oa]*|barat[oa]*|ric[oa]*|para (comer|cenar|almorzar)|en|cerca) / (recomiend*|recomendame|conoces|sabes de) (un|una|algun|alguna)? (buen|buena)? (restaurante|pupuseria|cafeteria|comedor|bar|discoteca) / donde (puedo|podemos)? (comer|cenar|almorzar|desayunar|como|ceno|almuerzo)`,
    unless: 'tour / clase / experiencia / taller / ruta / incluye / quiero aprender / algo / tipic*',
    english: `restaurants? / where (to|can (i|we)|should (i|we)) (eat|dine|have (dinner|lunch|breakfast)) / bars? (in|near) / nightclubs?`,
    examples: ['recomendame una pupusería en San Miguel', 'dónde puedo cenar', 'where can we eat'],
    answer: {
      es: 'De restaurantes y comedores no llevo lista. Lo que sí hay aquí son experiencias para comer y cocinar con gente local: talleres de pupusas, rutas de comida, catas de café. Dime «comida» y el lugar, y te las busco.',
      en: 'I keep no list of restaurants. What I do have are experiences of eating and cooking with local people: pupusa workshops, food walks, coffee tastings. Say «food» and a place, and I will look.',
    },
  },
  {
    topic: 'no-flights',
    say: `vuelo* (barato*|a|para|desde|hacia) / (comprar|buscar|reservar|venden) (un)? vuelo* / aerolinea* / boleto* de avion / pasaje* de avion`,
    unless: `(mi|nuestro) (vuelo|avion) / (antes|despues) (de|del) ... (vuelo|avion)`,
    english: `flights? (to|from) / plane tickets? / airlines?`,
    examples: ['vuelos a El Salvador', 'boletos de avión baratos'],
    answer: {
      es: 'Vuelos no vendemos. Cuando sepas tus fechas, dime cuándo llegas y qué te gusta, y te busco qué hacer.',
      en: 'We sell no flights. Once you know your days, tell me when you arrive and what you like, and I will look for things to do.',
    },
  },
  {
    topic: 'how-it-picks',
    say: `por que me (mostras*|muestras|recomend*|recomiend*|salen|diste|pusiste|das) (es[aeo]*|solo|est[aeo]*|primero) / te pagan por (recomendar|mostrar) / (anuncios|publicidad|patrocinad[oa]*) / como (escoges|eliges|escoge*|ordenas|decidis) (cual*|que|las|los)`,
    english: `why (are you showing|did you show|do you recommend) (me)? (these|those|this|that) / (are these|is this) (ads|sponsored) / do they pay you`,
    examples: ['¿por qué me mostrás esas y no otras?', '¿te pagan por recomendar?'],
    answer: {
      es: 'Te muestro las publicadas que cumplen lo que me dijiste y tienen cupo, en el mismo orden que la búsqueda del sitio; a mí nadie me paga por recomendar. Si quieres otras, dime «más opciones» o qué cambio: el lugar, el día, el precio o el tipo de plan.',
      en: 'I show the published ones that fit what you told me and have places, in the same order as the search of the site; nobody pays me to recommend. For others, say «more options» or what to change: the place, the day, the price or the kind of plan.',
    },
  },
  {
    topic: 'car-rental',
    say: `(rento|alquilo|rentar|alquilar|renta de|alquiler de|rentan|alquilan) ... (carro*|auto*|vehiculo*|moto*|bicicleta*|bici*|cuadrimoto*)`,
    english: `(rent|hire) (a)? (car|bike|scooter|motorbike) / car rental / where (can|do) (i|we) rent`,
    examples: ['dónde alquilo un carro', 'rentan bicicletas?', 'where can I rent a car'],
    answer: {
      es: 'Torogoz no alquila vehículos. Si prefieres no manejar, dime «con transporte» y te muestro las experiencias que lo incluyen.',
      en: 'Torogoz rents no vehicles. If you would rather not drive, say «with transport» and I will show the experiences that include it.',
    },
  },
  {
    topic: 'flirting',
    say: `(quieres|queres) (salir conmigo|ser mi (novi[oa]|amig[oa])) / (tienes|tenes) novi[oa] / casate conmigo / (eres|sos|estas) (soltera|soltero|guapa|guapo|rica|rico)`,
    english: `(will you|do you want to) (marry|date) me / are you single / do you have a (boyfriend|girlfriend)`,
    examples: ['tenés novia?', 'querés salir conmigo'],
    answer: {
      es: 'Soy un programa, pero de salidas sí sé. ¿Qué plan hacemos: playa, montaña, café o comida?',
      en: 'I am a program, but outings I know. What shall it be: beach, mountains, coffee or food?',
    },
  },
  {
    topic: 'joke',
    say: `(cuenta*|cuente*|dime|deci*|conta*|di) (me)? (algo|una cosa) (chistos*|gracios*|divertid*|alegre) / (cuenta*|cuente*|dime|di|sabes|echate|cuantame) (me)? (un|unos|algun)? chiste* / hazme reir`,
    english: `(tell me)? a joke / jokes?`,
    examples: ['contame un chiste', 'tell me a joke'],
    answer: {
      es: 'Los chistes los dejo a los guías, que los cuentan mejor. ¿Te busco algo divertido para este fin de semana?',
      en: 'I leave jokes to the guides, who tell them better. Shall I look for something fun for this weekend?',
    },
  },
  {
    topic: 'chat-is-free',
    say: `(cobr*|cuesta*|gratis) (por)? (ayudar|preguntar|responder|este chat|usarte) / (vos|tu|usted) cobras`,
    english: `(is|does) this chat (free|cost)`,
    examples: ['¿vos cobrás por ayudar?'],
    answer: {
      es: 'Nada: preguntarme es gratis. Solo pagas tu experiencia, en efectivo y a tu anfitrión.',
      en: 'Nothing: asking me is free. You only pay for your experience, in cash and to your host.',
    },
  },
]
