// A host's questions about their own dates, money and reviews; rows as in intents.text.ts.
import type { IntentRow } from '../intents.text.ts'

export const hosting: IntentRow[] = [
  {
    intent: 'hosting',
    value: 'answer',
    say: `(aceptame*|aceptale*|aceptala*|aceptalo*|aceptaselo|aceptasela|aceptenme*|confirmamela*|confirmamelo*|confirmala|confirmalo|confirmalas|confirmalos|confirmale*|rechazame*|rechazala*|rechazalo*|rechazale*|rechazasela|declinala*|declinalo*|apruebala*|aprobala*|apruebamela*|aprobamela*) / (dile|diles|digale|digales|decile|deciles|contestale|contestales|respondele|respondeles|avisale|avisales) que (no|si|ya no|claro|esta lleno|ya estoy lleno|estoy lleno|esta bien) / (acepta|rechaza|confirma|aprueba|declina) (tu|vos)? (la|a la|las|los|todas|todos|esa|ese|todo) (solicitud*|peticion*|primer*|segund*|tercer*|otr*|ultim*|de|dos|tres|que|reserva)? / (puedes|podrias|puede|podes) (tu|vos)? (aceptar*|rechazar*|contestar*|responder*) (la|las|los|lo|me|le|esa|ese|eso|por mi|tu|vos) / (acepta*|rechaza*|contesta*|responde*) ... por mi / quiero que (la|las|le|les|lo|los)? (aceptes|rechaces|confirmes|contestes)`,
    unless:
      'como / donde / se acepta* / instantane* / automatic* / inmediat* / tarjeta / perro* / nin* / que pasa / resena* / pregunta*',
    english: `^(please|can you|could you|just|go ahead and)? (accept|decline|reject|approve|confirm) (the|it|them|that|this|all|both|her|his|him) / tell (him|her|them|the (first|second|other|last) (one)?) (no|yes|that i|i cant|im full|its full)`,
    examples: ['acéptame la primera', 'decile que no a la segunda', 'can you accept the first one'],
  },
  {
    intent: 'hosting',
    value: 'messages',
    say: `(mensaje*|chat*|conversacion*) (nuev[oa]*|sin (leer|contestar|responder|ver|abrir)|pendiente*|que no he (leido|visto|contestado|abierto)) / (tengo|hay|llego|llegaron|cayo|entro|cuantos) (algun|un|unos|nuevos|mas)? (mensaje*|chat*) / (alguien|quien*) (me|nos)? (ha|han)? (escrito|escribio|escribieron|mando mensaje|hablo por chat|dejo mensaje)`,
    unless:
      'como / donde / no encuentro / no hallo / por donde / solicitud* / resena* / mand* (un|el|los)? mensaje* a / automatic* / limite',
    english: `(any|new|unread|unanswered) (messages?|chats?) / (messages?|chats?) (unread|waiting|pending) / who (wrote|messaged|texted) (to)? me / (has|did) (anyone|anybody|somebody|someone) (write|wrote|written|message|messaged|text|texted) (to)? me`,
    examples: ['¿tengo mensajes sin leer?', '¿quién me escribió?', 'any unread messages'],
  },
  {
    intent: 'hosting',
    value: 'next',
    say: `(quien*|cuant[oa]s|que gente|cuanta gente|que personas) (es|son|me|nos)? (viene*|va|van|trae|toca*|llega*|tengo|espero|hay|son|esta*|apuntad[oa]s|anotad[oa]s|los que vienen) ... (mi|el|la|al) (proxim[oa]|siguiente) (tour|salida|grupo|fecha|experiencia|taller|paseo|reserva|viaje)? / (los|la gente|las personas|nombres|lista) (de|del|que (vienen|van)) (a|en|para)? (mi|el|la|al)? (proxim[oa]|siguiente) (tour|salida|grupo|fecha|experiencia|taller|paseo)`,
    unless: 'semana / mes / dia / cupo* / lugares / lunes / martes / miercoles / jueves / viernes / sabado / domingo',
    english: `(who|how many people|how many) ... (on|in|to|for|at) (my|the) next (tour|group|departure|trip|experience|date|workshop) / who is next`,
    examples: ['¿quién viene a mi próximo tour?', 'who is coming on my next tour'],
  },
  {
    intent: 'hosting',
    value: 'confirmed',
    say: `cuant[oa]s (reserva*|reservacion*) ... (tengo|hay|llevo|van|estan|quedan) ... (confirmad[oa]*|aceptad[oa]*|segur[oa]*|por venir|apartad[oa]*|en total) / cuant[oa]s (reserva*|reservacion*) (confirmad[oa]*|aceptad[oa]*|por venir)? (tengo|hay|me quedan|vienen)$ / cuant[oa]s (reserva*|reservacion*) (confirmad[oa]*|aceptad[oa]*|por venir) / cuant[oa]s (tengo|hay|llevo) (ya)? (confirmad[oa]*|aceptad[oa]*)`,
    unless:
      'pendiente* / sin (responder|contestar|leer|confirmar) / por (responder|contestar|confirmar) / nuev[oa]s / cancel* / complet* / pagad[oa]* / comision',
    english: `how many (confirmed|accepted|upcoming) (bookings|reservations) / how many (bookings|reservations) (do i have|are confirmed|are accepted)`,
    examples: ['¿cuántas reservas tengo confirmadas?', 'how many confirmed bookings do I have'],
  },
  {
    intent: 'hosting',
    value: 'prices',
    say: `(cuanto|que|menos|lo mismo|igual|tambien) ... (pagan|paga|cobro|cobran|cuesta*|valen|sale) ... (nin*|cipot*|menor*|bebe*|bich*) / (nin*|cipot*|menor*|bebe*|bich*) ... (pagan|paga|les cobro|le cobro) (menos|lo mismo|igual|algo|la mitad|tambien|cuanto|completo|entrada)? / (tengo|hay|puse) precio* (de|para) (nin*|cipot*|menor*) / (a)? (cuanto|como) (tengo|esta|estan|doy|vendo) (puesto)? (el precio)? (de)? (mi|mis) (experiencia*|tour*|taller*|paseo*)$ / (que|cuales son mis|mis|que tengo de) precio* (tengo|tengo puestos|cobro)?$`,
    unless:
      'como (le|les)? (pongo|cambio|agrego) / manana / hoy / (el|del) (lunes|martes|miercoles|jueves|viernes|sabado|domingo) / vienen / traen / quien*',
    english: `(how much|what) (do|does) (kids|children|a child) (pay|cost) / (do|does) (kids|children) pay (less|the same|anything|half) / (my|the) (child|childrens|kids) price / my prices`,
    examples: ['¿los niños pagan menos en mi tour?', 'cuánto pagan los niños conmigo', 'do kids pay less'],
  },
  {
    intent: 'hosting',
    value: 'prepare',
    say: `(que|cuanto) (mas)? (tengo|hay|debo|necesito|toca|me toca|ocupo|tenemos) (que)? (preparar*|alistar*|tener list[oa]|dejar list[oa]|comprar|hacer|arreglar|llevar) (yo)? (para|pa|manana|hoy|el|la) / (que|como) (me)? (preparo|alisto) (para|pa|manana|hoy|el|la) / (hay|tengo) (algo)? (que)? (preparar|alistar) / para cuant[oa]s (personas|gente)? (preparo|alisto|cocino|compro|hago|tengo que preparar)`,
    unless: 'publicar / subir / foto* / anfitrion / experiencia nueva / cuenta / pagina',
    english: `what (do|should|must) i (need to|have to)? (prepare|get ready|buy|bring) / (how|what) to prepare (for)? (tomorrow|today)`,
    examples: ['qué tengo que preparar para mañana', 'what do I have to prepare for tomorrow'],
  },
  {
    intent: 'hosting',
    value: 'returning',
    say: `(quien*|alguien|alguno|cual*|clientes|gente|viajer*|huesped*) ... (ya)? (ha|han|habia*)? (venido|vino|vinieron|estado|visitado) (antes|otra vez|mas de una vez|dos veces|mas veces|conmigo antes|ya conmigo) / (quien*|alguien|alguno) (ya)? (ha|han|habia*) (venido|estado) (antes|conmigo|aqui)? / (quien*|alguien|cual*|clientes|gente|viajer*|huesped*) (que|me|han|ha)? (repite*|repetido|regresa*|vuelve*|volvieron|volvio) (conmigo|otra vez|a venir)? / (clientes|viajeros|huespedes|gente) (frecuente*|recurrente*|fieles)`,
    unless: 'pagar / dinero / resena* / a que hora / cuando',
    english: `(returning|repeat|regular) (guests?|customers?|clients?|travelers?|visitors?) / (who|anyone|anybody|somebody|someone) ... (been|come|came|visited|back) (here)? (before|again|twice|more than once)`,
    examples: ['¿quién ya ha venido antes conmigo?', 'any returning guests?'],
  },
  {
    intent: 'hosting',
    value: 'accepting',
    say: `(cupo*|lugar*|espacio*|campo*|queda*|sobra*|lleno|llena|caben) ... si (les)? (acepto|confirmo|apruebo|digo que si) / si (les)? (acepto|confirmo|apruebo|digo que si) ... (cupo*|lugar*|espacio*|campo*|queda*|sobra*|lleno|llena|caben|alcanza*)`,
    unless: 'comision / me pagan / gano',
    english: `(spots|places|seats|left) ... if i (accept|confirm|approve) / if i (accept|confirm|approve) ... (spots|places|seats|left)`,
    examples: ['¿cuántos cupos me quedan si acepto todo lo pendiente?', 'how many seats are left if I accept everyone'],
  },
  {
    intent: 'hosting',
    value: 'replies',
    say: `(quien*|alguien|alguno|cual*) ... no (me|nos) (ha|han)? (contest*|respond*|dicho|escrito|avisado) / quien* (me|nos)? falta* (de|por)? (contestarme|responderme|avisarme|escribirme) / (espero|esperando) (la)? respuesta de (quien*|alguien)`,
    english: `who (has|have|did)? (not|nt|hasnt|didnt|havent|doesnt) (yet)? (answer*|repl*|respond*|got back)`,
    examples: ['¿quién no me ha contestado?', "who hasn't answered me"],
  },
  {
    intent: 'hosting',
    value: 'expected',
    say: `(cuanto|que) (dinero|pisto)? (mas|todavia|aun)? (me|nos)? (falta|queda|resta) (todavia|aun)? (por|de|para) (ganar|recibir|entrar*|hacer) / cuanto (dinero|pisto)? (mas|todavia)? (me)? (voy a|va a|vamos a|puedo|podria|iria a) (ganar|sacar|hacer|caer*|entrar*|quedar*) / cuanto (mas)? (gan*|sac*) (todavia|de aqui a|hasta fin de|con lo reservado) / (con cuanto|en cuanto) (cierro|termino|acabo) (el|este)? mes / ganancia* (que)? (faltan|vienen|esperad*|por venir)`,
    unless: 'comision / debo / siendo / si me hago / de anfitrion / subo / bajo',
    english: `(how much|what) (more|else)? (will|can|could|should|am|do) (i) (still|going to)? (earn|make|get) / (expected|future|upcoming) (earnings|income)`,
    examples: ['¿cuánto me falta por ganar este mes?', 'how much will I still earn this month'],
  },
  {
    intent: 'hosting',
    value: 'each',
    say: `cuanto (le|les|me)? (cobro|cobrar|toca|debo|tengo que|voy a|paga|pagan|debe|deben|tiene que|tienen que) (cobrar|cobrarle|cobrarles|pagar)? (a|por)? (cada (uno|una|quien|cliente|grupo|reserva|familia|persona|viajero)|c u) / cuanto (paga|pone|debe) cada (uno|una|quien|cliente|grupo|reserva)`,
    unless: 'comision / torogoz / precio / subir / bajar',
    english: `how much ... (each (of them|one|guest|group|booking|person)|per (guest|booking|group))`,
    examples: ['¿cuánto le cobro a cada uno?', 'how much does each of them pay'],
  },
  {
    intent: 'hosting',
    value: 'busiest',
    say: `(que|cual) (es el)? dia* ... mas (gente|reservas|personas|clientes|grupos|gentio) / (cuando|que dia*) ... mas (gente|reservas|personas|clientes|grupos) / dia mas (llen[oa]|cargad[oa]|fuerte|ocupad[oa])`,
    unless: 'como / para que / vend*',
    english: `(busiest|fullest) (day|date) / (which|what) (day|date) ... (most) (people|guests|bookings|reservations)`,
    examples: ['¿qué día tengo más gente este mes?', 'what is my busiest day'],
  },
  {
    intent: 'hosting',
    value: 'experiences',
    say: `(cual|cuales|que) (de)? (mis|mi) (experiencia*|tour*|paseo*|taller*|salida*) ... (mas|menos|mejor|peor) / (compar*|diferencia) ... (mis) (experiencia*|tour*|paseo*|taller*) / (mis) (experiencia*|tour*|paseo*|taller*) ... (mas|menos) (vendid[oa]*|reservad[oa]*|pedid[oa]*|popular*) / (cual|cuales) (es|son) (la|el|las|los)? (mia|mio|mias|mios)? ... (que)? (mas|menos) (se)? (vende*|reserva*|piden|vendid[oa]*|reservad[oa]*|pedid[oa]*)`,
    unless: 'precio / subir / bajar / editar / cupo*',
    english: `which (one)? (of)? my (experiences?|tours?) ... (most|best|more|less|least|worst) / compare my (experiences?|tours?) / my (best selling|most popular|most booked) (experience|tour)`,
    examples: ['¿cuál de mis experiencias se vende más?', 'which of my tours sells best'],
  },
  {
    intent: 'hosting',
    value: 'attendance',
    say: `quien* (falta|faltan)? (no)? (me)? (ha|han|haya|van a)? (confirm*|asegur*) (que)? (viene*|asistencia|su)? / (ya)? (confirm*|aseguraron) (todos|los|la gente|que vienen|su asistencia|que viene) / (los|la gente|el grupo|ellos) ... (ya)? confirm* (que)? (viene*)? / van a venir (todos|seguro)`,
    unless: 'solicitud* / reserva* / (por|sin) confirmar / me falta confirmar',
    english: `who (has|have|did)? (not|nt|hasnt|didnt|havent) confirm* / (has|have|did) (everyone|everybody|they|all) confirm*`,
    examples: ['¿quién no ha confirmado?', '¿ya confirmaron que vienen?'],
  },
  {
    intent: 'hosting',
    value: 'children',
    say: `(algun[oa]|alguien|traen|trae|vienen|viene|hay|cuant[oa]s|llevan) ... (nin[oa]*|cipot*|menor*|bebe*|bichit*|hij[oa]*)`,
    unless: 'acept* / busc* / precio / cobr* / edad / puedo / como / para ninos / pagan',
    english: `(any|bring|bringing|with) (kids|children|babies|child)`,
    examples: ['¿alguno trae niños?'],
  },
  {
    intent: 'hosting',
    value: 'details',
    say: `(el|la|los|las|quien*|cual|alguien|alguno|hay|que|trae*|viene*) ... (alergi*|vegetarian*|vegan*|celiac*|peticion* especial*|discapacidad*) / (telefono*|numero*|celular*|contacto*|whatsapp|correo*) (de|del) (los|la|mi*|el) (de|cliente*|gente|viajer*|huesped*|grupo|turista*|manana|hoy|que viene*) / (como|donde) (contacto|llamo|localizo|le hablo|les hablo|le escribo|les escribo) (a)? (los|al|a la|mi*)? (cliente*|viajer*|huesped*|gente|grupo|turista*|de manana|de hoy) / (tienen|traen|hay|alguien|alguno) ... (alergia*|alergic*|vegetarian*|vegan*|discapacidad*|peticion*|especial*|enferm*|diet*) / (pidieron|piden|escribieron|pusieron) algo (especial)? / peticiones`,
    unless:
      '(mi|un) (hij[oa]|sobrin[oa]|espos[oa]|marido|herman[oa]|herman|ayudante|amig[oa]) ... (ayud*|contest*|respond*|atiend*)',
    english: `(phone|number|contact|email) ... (guests?|clients?|them|people) / (any|have) ... (allerg*|special requests|vegetarian*|vegan*)`,
    examples: ['dame el teléfono de los de mañana', '¿tienen alergias los de mañana?'],
  },
  {
    intent: 'hosting',
    value: 'reviews',
    say: `(peor*|mejor|mas (baj*|alt*)) (resena*|calificacion*|opinion*|comentario*) / (resena*|calificacion*|opinion*|comentario*|nota) ... (peor|mejor|mas (baj*|alt*|fe*|bonit*)|(con)? (menos|mas) estrellas) / (resenas|opiniones|comentarios|calificaciones) (mal*|negativ*|positiv*|buenas|feas) (tengo|hay|me|que)? / que (opinan|dicen|piensan|escribieron|comentan|dijeron) (de|sobre) (mi|mis|nosotros|lo que) / (mis|ultimas|nuevas) (resenas|opiniones|comentarios|calificaciones|estrellas) / (me) (dejaron|pusieron|escribieron|hicieron|calificaron) ... (resena*|opinion*|comentario*|estrella*|calific*)? / (como|cuanto) (me|nos) (califican|calificaron|puntuan) / (que|cual es mi) (nota|calificacion|puntaje|promedio) / cuantas (estrellas|resenas) tengo`,
    unless: 'respond* / contest* / borr* / quitar / mal* resena / (falsa|injusta|mentira*)',
    english: `my (worst|best|lowest|highest|latest|newest) (reviews?|ratings?) / (worst|best|lowest|highest) (reviews?|ratings?) / my (reviews|rating|ratings|stars) / what (do|are) (people|guests|they) (say|saying|think|write) / reviews (of|about) me`,
    examples: ['¿qué opinan de mí los clientes?', 'mis reseñas'],
  },
  {
    intent: 'hosting',
    value: 'owed',
    say: `(me toca|tengo que|hay que|debo) pagar* (algo|les)? ... (torogoz|ustedes|comision|este mes) / (cuanto|que) (le|les)? (debo|adeudo|tengo que pagar* (les|le)?|he de pagar) (yo)? (a)? (torogoz|ustedes|la pagina|la plataforma|de comision)? / (debo|adeudo) (yo)? (algo)? (a)? (torogoz|ustedes|comision) / (me debe*|yo a ustedes|le debo algo) / comision* (que)? (debo|pendiente*|por pagar|llevo|me toca) / (mi)? estado de cuenta`,
    unless:
      'me (deben|tienen que|van a) pagar / quien* / me deben los / cuanto me deben / (cuando|como|donde|hasta cuando) (les|le)? (tengo que|debo|hay que|me toca) pagar* / (donde|como|descarg*|baj*|imprim*|sac*|mand*|necesito|ocupo) ... estado* de cuenta / estado* de cuenta de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) / where ... statement* / download*',
    english: `(how much|what) (do|must|should) i owe / commission (do i)? owe / my statement`,
    examples: ['¿cuánto les debo a ustedes?', '¿cuánta comisión debo?'],
  },
  {
    intent: 'hosting',
    value: 'free',
    say: `(que|cual) dia* ... descans* / (que|cual|cuales|algun*) dia* ... (libre*|desocupad[oa]*|sin (nadie|gente|reserva*|grupo*|clientes)) / (dia*|fecha*) libre* / (tengo|estoy|ando|quedo) (algo|algun dia|un dia)? libre / cuando (descanso|estoy libre|no tengo (gente|nadie|grupo*|nada|reserva*)) / que dia* no (tengo|hay|viene*) (nada|nadie|gente|grupo*|reserva*)`,
    english: `(which|what|any) (days?) ... (free|off|empty) / day off / when am i free`,
    examples: ['¿qué día de la otra semana tengo libre?'],
  },
  {
    intent: 'hosting',
    value: 'dates',
    say: `(esta*|va*|anda|tengo|sigue) (ya)? (llen[oa]*|complet[oa]*|vaci[oa]*|a medias|llenito) / (ya)? (se)? (lleno|llenaron|agoto|agotaron) / (hay|queda*|tengo|me queda*|sobra*) (un|algun|mas|aun|todavia)? (cupo*|espacio*|lugar*|campo*) / (cupo*|espacio*|lugar*|campo*) (me)? (queda*|hay|tengo|sobran) / que tan (lleno|llena|vacio) / (cuanto|cuantos) falta* ... llen* / que dia (hay|tengo|viene|vienen|esta) (mas|menos) (gente|lleno|personas|cupo*) / (mis|mi|cuales son mis|que) (proxim[oa]*|siguiente*) (fecha*|salida*|tour*|dia*|experiencia*) / (cuant[oa]s|que) (cupos|lugares|espacios|campos) (me)? (quedan|hay|tengo|sobran|faltan) / (mis)? fechas (abiertas|publicadas|disponibles|que tengo) / cuando (es|tengo) (mi|la|el) (proxim[oa]|siguiente) (fecha|salida|tour|grupo)? / cupos (libres|disponibles|que quedan)`,
    unless: 'como / cambi* / subir / bajar',
    english: `how full / my (next|upcoming) (dates?|departures?|tours?|groups?)$ / (spots|places|seats) (left|free|available)`,
    examples: ['mis próximas fechas', '¿cuántos cupos quedan?'],
  },
  {
    intent: 'hosting',
    value: 'coming',
    say: `quien* (lleva|trae|viene con|reservo) mas (gente|personas) / tengo (algo|alguien|gente|grupo*) (el|para|este|la|hoy|manana|en) / quien* (es|son) (el|la|ese|esa|un|una|don|dona|senor|senora)? * (y|de|que)?$ / (como se llaman|quienes son|nombres|los nombres) (ellos|los|de los)? / cuant[oa]s ... (venir|llegar|vienen|llegan|visitan) / cuant[oa]s (son|vienen|llegan|seran)$ / (que|cuant[oa]s|cuales) (reserva*|salida*|grupo*|fecha*|tour*) (tengo|hay|me tocan) (para|apuntad[oa]s|ya)? / (a que hora|cuando) (empieza|es|salimos|sale|llegan) (lo de|lo|el grupo|la gente) / (quien*|cuant[oa]s|cuanta gente|que gente) (me|nos)? (viene*|llega*|toca*|cae*|visita*|tengo|va a venir|van a venir|recibo|atiendo) /
      (cuant[oa]s|cuanta|que) (personas|gente|viajer[oa]*|turistas|clientes)? (tengo|vienen|viene|llegan|esperamos|espero|me tocan) (para|el)? (manana|hoy|pasado)? /
      (mis|los|el) (viajer[oa]*|huespedes|clientes|grupos|grupo|turistas|gente|gentes) (de|para)? (manana|hoy) / (tengo|hay|llega|viene) (gente|grupo|grupos|clientes|alguien|turistas) (para)? (manana|hoy) / que (tengo|hay) (para)? (manana|hoy) /
      mi (agenda|dia)`,
    unless:
      '(llegan|vienen|llegaron|vinieron|venir|llegar|son|seran) (solo|solamente|nomas) # / (solo|solamente|nomas) (llegan|vienen|llegaron|vinieron|son|seran) # / pendiente* / responder / contestar / sin leer / factura* / credito fiscal / (como|donde|puedo|por donde) (les|le)? (aviso|mando|envio|digo|pido*|pedir*|decir*|mandar*|avisar*) / (me)? (pide*|exige*|quiere*) (que|una|un|factura|su) / sin (su|el)? codigo / internet / senal / que (mi|un|una|otra|el) * (pueda|vea|sepa)',
    english: `who (has|have)? (booked|reserved) (for|on) / (do|will) i have (any)? (guests|people|groups|clients|anyone|someone) / who (is|s|are) coming / how many (people|guests|are|clients) ... (coming|come|expect|have|booked)? (today|tomorrow|on|this|next)? / (my|any) (guests|groups|clients|people) (today|tomorrow|this|on) / my (schedule|agenda)`,
    examples: ['¿quién viene mañana?', '¿cuánta gente tengo hoy?'],
  },
  {
    intent: 'hosting',
    value: 'paid',
    say: `(ya)? (me)? (pago|pagaron) (algun[oa]|algun[oa]s|alguien|tod[oa]s) / (ya|todos|si|ya todos)? (me|nos)? (pagaron|han pagado)$ / quien* (ya)? (me|nos)? (pago|pagaron|ha pagado|han pagado) / (ya|me) (pagaron) (los|las|todos|todas|es[oa]s|ell[oa]s|esa) / (alguien|quien*) ... (no|sin|falta*) ... pag*`,
    unless: 'comision / torogoz',
    english: `(have|has|did) (they|everyone|everybody|anyone) (already)? (pay|paid) / who (has|have)? (not)? paid`,
    examples: ['¿ya pagaron?', '¿quién ya pagó?'],
  },
  {
    intent: 'hosting',
    value: 'collect',
    say: `cuanto (va a ser|es|seria|sera) (de|en) (dinero|efectivo) / cuanto (es|seria|hay|sera) (en total)?$ / cuanto (es|seria|hay|sera) (en|de) efectivo / (ya)? (me)? (pago|pagaron) (la gente|los|el grupo|el cliente|la de|el de) / cuanto (dinero|efectivo)? (voy a|tengo que|debo|hay que|me toca|toca|puedo) (cobrar|recibir|recoger|juntar|agarrar) / (efectivo|dinero) (a|por|que) (cobrar|recibir|recoger|voy a recibir) /
      cuanto (les|le)? (cobro|recibo|recojo) / cuanto me (van a|tienen que|deben|deben de)? (pagar|pagan|dan|dar|traen|traer) / por cobrar / (alguien|quien*|gente) (que)? (aun|todavia)? no (me)? (ha|han)? (pagado|pago|pagaron) / quien* (me)? (debe|deben|falta pagar|no ha* pagado)`,
    unless:
      'cada (cuanto|cuando) / me (deben|tienen que) pagar (antes|despues) / (llegan|vienen|llegaron|vinieron|venir|llegar|son|seran) (solo|solamente|nomas) # / (solo|solamente|nomas) (llegan|vienen|llegaron|vinieron|son|seran) #',
    english: `how much ... (collect|receive|cash|get paid|charge) / who (owes|has not paid|hasnt paid)`,
    examples: ['¿cuánto voy a cobrar mañana?', '¿quién me debe?'],
  },
  {
    intent: 'hosting',
    value: 'unanswered',
    say: `quien* (me)? falta* (de|por)? (confirmar|responder|contestar|aceptar) / tengo pendiente* (algo)?$ / tengo (algo|cosas) pendiente* / (que|cuant[oa]s|cuales|tengo|hay) (solicitud*|peticion*|reserva*|pregunta*) ... (pendiente*|sin (responder|contestar|leer|ver)|por (responder|contestar|confirmar)|nuev[oa]*) /
      solicitudes (pendientes|sin (responder|contestar|leer)|nuev[oa]s) / sin (responder|contestar|respuesta) / (a)? quien* (no)? (le|les)? (he|falta|debo|tengo que) (respondido|contestado|responder|contestar) / (tengo|hay) (algo|alguien|gente) (que|por|sin) ... (responder|contestar|aceptar|confirmar|respuesta|pendiente) / (tengo|hay) (algo|alguien|gente) pendiente /
      que me falta (responder|contestar|confirmar|por responder|por contestar|por confirmar) / pendiente* (de|por) (contestar|responder|confirmar) / solicitudes`,
    english: `(pending|unanswered|new|open) (requests?|bookings?) / (requests?|someone) ... (waiting|unread|answer)`,
    examples: ['¿qué solicitudes tengo sin responder?'],
  },
  {
    intent: 'hosting',
    value: 'earnings',
    say: `(cuanto|que) (he|llevo|hemos|me ha*)? (gan*|vend*|ingres*|factur*|quedado) / cuanto (dinero|pisto)? (hice|hicimos|llevo|voy|saque|me entro|entro|cayo|fue) (este|en el|el|en|yo)? (mes|ano|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|total)? / (este|el) mes (pasado)? cuanto (llevo|hice|fue|gane|va) / (como) (voy|va|vamos|ando) ... (mes|ganancia*|venta*) / mis (ganancias|ingresos|ventas) /
      ganancias`,
    unless: 'gasta* / de comision / debo / declar* / impuesto* / hacienda',
    english: `(how much|what) ... (earn*|make|made|income|revenue) / my (earnings|income|revenue|sales)`,
    examples: ['¿cuánto he ganado este mes?', 'mis ganancias'],
  },
]
