// Questions about how the product works, and questions about one experience. Each row has one answer; topics are ids of the
// frequent questions (marketplace/site/faq), aspects are facts of an experience.

type TopicRow = { topic: string; say: string; unless?: string; examples: string[] }

export const topicRows: readonly TopicRow[] = [
  {
    topic: 'cancela-anfitrion',
    say: `si (se enferma|no puede|no llega|le pasa algo|cancela) (el|la|al|a la|mi) (guia|anfitri*|host) / (anfitrion|guia|host|ustedes) (me|nos)? cancel* / (si)? (me|nos) (la)? cancel* / si (lo|la)? cancela / cancela* (es)? (el|la|mi|por parte del) (guia|anfitri*|host) / (el|la) que cancela*`,
    examples: ['¿qué pasa si me cancelan?'],
  },
  {
    topic: 'lluvia',
    say: `llueve* / (amanec*|sigue|siga|este|estuviera) lloviendo / lluvia* / llover / lloviera / mal (clima|tiempo) / tormenta* / temporal / clima`,
    unless:
      'clima (mas)? (fresco|fresca|frio|rico|agradable|caliente|templado) / aunque / que clima / dia* de lluvia / dia* lluvioso* / bajo techo / techado / (algo|que|donde) ... (hacer|ir|hago|hacemos) ... (con|si|cuando) (hay|esta)? (lluvia|llueve|lloviendo) / (manana|hoy|sabado|domingo|viernes) si llueve / me recomiend* ... llueve',
    examples: ['¿y si llueve?'],
  },
  {
    topic: 'puedo-cancelar',
    say: `(cuanto|cuantas|que|con) ... (antes|anticipacion) ... cancel* / cancel* ... (sin|para que no) (me|nos)? (pagar|cobr*|costo) / (puedo|podria|se puede|como|hasta cuando|hay que|donde|debo|quiero|costo por|multa|penalidad|cobran por|pasa si|si) ... cancel* /
      cancelacion* / politica* de cancelacion / (cuanto|que) tiempo ... cancel* / cancelar$ / reembols* / devolucion* / devuelven / devolver`,
    unless:
      'me cancel* / si (me)? cancela*? (el|ella|ellos)$ / anfitrion cancel* / cancela* (es)? (el|la|mi|por parte del) (guia|anfitri*|host)',
    examples: ['¿hasta cuándo puedo cancelar?', '¿hay reembolsos?', 'cancelar'],
  },
  {
    topic: 'cambiar-reserva',
    say: `(pasar|correr|adelantar|atrasar|cambiar|mover|cambio) (lo|la|mi|el) ... (para|al) (el|#|otro|la|otra|enero|febrero|marzo|diciembre|noviembre) / (cambiar|modificar|mover|editar|cambio|correr|posponer|aplazar|adelantar|atrasar) ... (fecha|reserva*|personas|dia|hora) / reprogramar / reagendar /
      (me equivoque|equivoque) ... (fecha|dia|hora|personas) / (fecha|dia|hora) equivocad[oa] /
      (fecha|dia) (se|lo|la)? (puede|puedo|podemos|podria*) (cambiar*|mover*|correr*|pasar*) / agregar (una)? personas? (a)? (mi|la) reserva`,
    examples: ['puedo cambiar la fecha de mi reserva?'],
  },
  {
    topic: 'deposito',
    say: `deposit[eo]* / anticipo* / adelantad[oa] / por adelantado / fraude / transferencia* / pagar antes`,
    examples: ['me piden un depósito'],
  },
  { topic: 'cambio', say: 'cajero* / billete* / vuelto / sencillo', examples: ['¿tienen vuelto?'] },
  {
    topic: 'como-se-paga',
    say: `(como|donde|cuando|con que|puedo|se puede|hay que|aceptan|acepta|reciben|forma|formas|metodos|tengo que) ... (pag*|tarjeta*|bitcoin|efectivo|chivo wallet) /
      tarjeta* / bitcoin / pago / formas? de pago / en efectivo`,
    unless:
      'cuanto pago / cuanto ... pagar / pag* (tanto|mucho) / no pag* / (maximo|mas de|menos de) ($)?# / por (persona|pareja|cabeza)',
    examples: ['¿cómo se paga?', '¿aceptan tarjeta?'],
  },
  {
    topic: 'comision',
    say: `comision* / (cuanto|que porcentaje|cuanto es lo que) (me)? (cobran|cobra|se queda*|se llevan|quita*|descuenta*|agarra*|rebaja*) (ustedes|torogoz|el sitio|la (pagina|app|plataforma)|de comision)`,
    examples: ['¿cuánto cobran ustedes de comisión?'],
  },
  {
    topic: 'cargos',
    say: `(cuanto|me|nos|que) (cuesta|cobran|cobra|vale) (algo)? (por)? (usar|reservar|torogoz|la app|la pagina|el servicio|esta app|esta pagina) / (es gratis|gratis) (reservar|usar|la app|la pagina|torogoz) / cargo* / impuesto* / costo* (extra|adicional*|oculto*) / cobran (algo)? (mas|extra)`,
    examples: ['¿hay cargos ocultos?'],
  },
  {
    topic: 'codigo',
    say: 'para que (es|sirve) (el|un|mi)? (codigo|numero de confirmacion|numero de reserva) / que es el codigo / (es|sera) (obligatorio|necesario) (el|mi|un)? codigo / (necesito|hace falta|ocupo) (el|mi|un) codigo',
    examples: ['¿para qué sirve el código?'],
  },
  {
    topic: 'despues-de-reservar',
    say: `si (reserv[oe]|apart[oe]|reservamos|apartamos) ... (confirm*|acept*|respond*) / (confirma*) (al instante|de un solo|de inmediato|luego luego|rapido) / si (el|la|mi)? (anfitri*|guia|host|nadie) (nunca|no|jamas) (me|nos)? (acept*|confirm*|contest*|respond*) / (y)? si no (me|nos)? (la|lo|las|me|nos) (acept*|confirm*|aprueb*|contest*|respond*) / (que pasa|que sigue) ... (despues|luego|al reservar|reservar) / (cuant[oa]s horas|cuanto tiempo|hasta cuando) ... (respond*|contest*|confirm*|acept*) / (cuanto|cuando|tardan) ... (confirm*|respond*|contest*) /
      no me (han)? (confirm*|respond*|contest*) / nadie (me|nos)? (respond*|contest*) / (me|nos) (respond*|contest*) alguien / que (significa|quiere decir) (eso de)? pendiente / pendiente ... (significa|quiere decir|por que|eso) / (diferencia|distinto) ... (pendiente|confirmada)`,
    examples: ['no me han confirmado', '¿cuánto tardan en confirmar?'],
  },
  {
    topic: 'necesito-cuenta',
    say: 'necesito (crear|abrir|hacer|tener)? (una)? cuenta / (crear|abrir|hacer|tener) (una)? cuenta / sin cuenta / registrarme',
    examples: ['¿necesito una cuenta?', 'tengo que crear una cuenta'],
  },
  { topic: 'informativa', say: '(experiencia)? informativa', examples: ['¿qué es una experiencia informativa?'] },
  { topic: 'horas', say: 'zona horaria / hora de el salvador', examples: ['¿es hora de El Salvador?'] },
  {
    topic: 'chat',
    say: `(como|puedo|quiero|donde)? (hablo|hablar|contact*|comunic*|escribo|escribir|escribirle|chat*) ... (anfitrion|guia|host|ellos) /
      como funciona el chat`,
    unless: '(escribile|escribele|mandale)',
    examples: ['cómo hablo con mi anfitrión'],
  },
  {
    topic: 'resenas',
    say: `(me|nos) (encanto|fascino|gusto mucho) (todo|el|la|nuestro|su)? (tour|experiencia|paseo|guia|anfitrion|recorrido|taller) / la pasamos (muy|bien|super)? (bien|chivo|genial|lindo|alegre) /
      como (le|les)? (pongo|doy|dejo|hago|escribo) ... (estrella*|resena*|opinion*|calificacion*) / (donde|como|por donde) (le|les|lo)? (dejo|dejarle|escribo|pongo|hago|doy|califico) (una|la|mi|su)? (resena*|opinion*|calificacion*|comentario*|# estrellas|estrellas) / (dejarle|ponerle|darle|escribirle|hacerle) (una|la|mi|unas|sus|#|las)? (resena*|opinion*|calificacion*|comentario*|estrella*) /
      (dejar*|escrib*|hacer*|poner*|publicar|dar*) (una|la|mi)? (resena*|opinion*|calificacion*|comentario*) / calificar / resenar / escribir una resena /
      quien* puede* resenar`,
    examples: ['¿cómo dejo una reseña? quiero dejar una reseña', 'me encantó el tour'],
  },
  {
    topic: 'mis-datos',
    say: `(elimin*|borr*|cerrar|cierren|quit*|descarg*|baja) ... (cuenta|datos|informacion|perfil) / privacidad / mis datos`,
    examples: ['quiero borrar mi cuenta', 'borren mi cuenta'],
  },
  { topic: 'contrasena', say: 'contrasena / clave / no puedo entrar', examples: ['olvidé mi contraseña'] },
  {
    topic: 'ser-anfitrion',
    say: `(ser|trabajar de|trabajar como|meterme de) (guia|anfitri*|host) / requisito* ... (publicar|anfitrion*|guia*|ofrecer|vender) / que (piden|necesito|ocupo|se necesita|hay que tener) para (publicar|ser|ofrecer|vender|anunciar) / ser anfitrion* / (me hago|hacerme|volverme|me vuelvo|convertirme|meterme|registrarme|inscribirme|soy) (en|de|como|a|un|una)? (anfitri*|guia|host) (como)? / (poner|publicar|anunciar|meter|subir|registrar) (mi|mis|nuestra|nuestro) (finca|tour|tours|negocio|experiencia|casa|rancho|lancha|taller) /
      (tengo|tenemos) un* (finca|lancha|rancho|taller|restaurante|negocio) (y|que) ... (ofrecer|publicar|poner|anunciar|vender) / quiero publicar / publicar (una|mi) / ofrecer (una|mi|mis) / vender (mi|mis) / trabajar con ustedes /
      (yo|nosotros)? (doy|damos|hago|hacemos|ofrezco|ofrecemos|organizo|organizamos) (tour|tours|paseos|clases|talleres|caminatas|recorridos|giras) / publicar (el mio|lo mio|los mios|lo nuestro|el nuestro)`,
    examples: ['quiero ser anfitrión', 'yo doy tours en Juayúa, cómo hago para publicar el mío'],
  },
  {
    topic: 'sin-senal',
    say: 'sin (senal|internet|datos|conexion|bateria|saldo|carga) / offline / no hay senal / (descarg*|apag*|acab*|muere|murio) (el|mi|la) (cel|celular|telefono|tel|bateria|carga)',
    examples: ['¿puedo ver mi reserva sin internet?'],
  },
  {
    topic: 'tarde',
    say: `(voy|llego|llegar|si llego|llegamos|vamos) ... tarde / no (llego|llegamos|alcanzo a llegar|vamos a llegar) a tiempo / si no (llego|llegamos|voy|vamos|me presento|asisto) / atrasad[oa]* / retraso`,
    unless: '(en|por|de) la tarde / donde / a que hora',
    examples: ['voy tarde'],
  },
  { topic: 'asistencia', say: 'confirmar (mi)? asistencia', examples: ['¿qué es confirmar asistencia?'] },
  {
    topic: 'sin-correo',
    say: `(no me (llego|llega|ha llegado|llegaron|llegan)|no recibi|no he recibido) ... (correo*|email*|confirmacion|mensaje*) / (correo|email) ... no (llego|llega)`,
    examples: ['no me llegó el correo', 'no me llega el correo de confirmación'],
  },
  { topic: 'avisos', say: 'notificaciones / avisos / spam / suscripcion', examples: ['quitar las notificaciones'] },
  {
    topic: 'quien-recibe',
    say: `(es|sera|seran|son) (esto|esta|ustedes)? (seguro|confiable*) / (confiable|confianza|segur[oa]|real|verdad) o (es)? (una)? (estafa|fraude|mentira) / (son|parecen) (seguros|seguras|confiables) / (tours|experiencias|paseos|algo|lugares) (mas)? segur[oa]s? / (sola|mujer|mujeres) ... segur[oa]s? / confianza / seguridad / es de fiar`,
    unless:
      '(segur[oa]|peligros[oa]) (andar|montar|subir|hacer|ir al|bucear|surfear|tirarse) / para (mi|mis|ninos|el|la) / (para|con) (una|un) (persona|bebe|nino|nina) / (segur[oa]|peligros[oa]) (nadar|banarse|meterse|entrar)',
    examples: ['¿hay tours más seguros?'],
  },
  {
    topic: 'reservar',
    say: `(reservar|reservan|reserve|apartar|apartan) (ustedes)? (por|al|en) (telefono|whatsapp|llamada|persona) / como (se)? (reservo|reserva|reservar|hago una reserva) / como (le)? hago (yo)? para (reservar|apartar) / como (es|esta|va|anda) (la|el) (onda|cosa|movida|jugada|asunto|rollo|proceso) (para|de|con|en) (lo de)? (reservar|apartar|las reservas) / como (se)? (aparta|aparto) / (puedo|se puede|hay que|tengo que|toca) (ir|llegar|llegar nada mas)? (sin)? reservar (antes|con tiempo|con anticipacion|primero)?$ /
      (con)? (cuanta|cuantos dias|cuanto tiempo) (de)? (anticipacion|antes) / sin (reserva|reservacion|reservar)$ / como (se)? (hace|hacer|hago) (una)? (reserva|reservacion)`,
    unless: 'cancel*',
    examples: ['¿cómo reservo?'],
  },
]

type AspectRow = { aspect: string; say: string; unless?: string; examples: string[] }

/** Questions about one experience. The first match decides. */
export const aspectRows: readonly AspectRow[] = [
  {
    aspect: 'safety',
    say: `(es|sera|seria|esta) (muy)? (segur[oa]|peligros[oa]|riesgos[oa]|dificil|duro|dura|cansado|cansada|pesad[oa]) (para)? /
      le (sirve|conviene|queda bien) / (puede|podra|podria|pueden|aguanta|aguantara) (ir|hacerl[oa]|con|subir)? (con)? (mi|una|un|el|la)? (mama|papa|abuel*|esposa|embarazada|viejit*|suegra) /
      apt[oa] para (mi|una|un|personas|gente|alguien) / (es|son|sirve|apt[oa]) para principiantes / (nunca he|no he|sin experiencia|primera vez) / que tan (segur[oa]|pesad[oa]|yuca|paloma|fuerte|extrem[oa]|dificil|dur[oa]|cansad[oa]|lejos se camina|empinad[oa]|peligros[oa]|facil) / es facil / hay que caminar (mucho|bastante) / (es|hay) mucha caminata / se camina (mucho|bastante) / cuanto (hay que|se|toca|nos toca|vamos a)? camin* / cuanta caminata / nivel de dificultad / dificultad / (hay|tiene|tengo|tenemos) que (estar|ser|tener) (en|muy|buena|bien)? (buena)? (forma|condicion|fisico|deportista|fuerte|entrenad[oa]) / (buena)? condicion fisica / cualquiera (sube|puede|lo hace|aguanta|la hace) / (cuanto|mucho) se camina /
      (hay|tiene|tienen|lleva|trae) (much[oa]s)? (gradas|subidas|escaleras|escalones|cuestas) / sirve para (mi|una|un|alguien|gente)`,
    unless: `recomiend* / recomendas / puedo (cancel*|reserv*|pagar|llevar|ir solo|cambiar) /
      (puede|puedo|puedes|pueden|podria|podemos) (ser|hacer|dar|decir|ayudar|ver)`,
    examples: ['¿es peligroso?', '¿es muy difícil?'],
  },
  {
    aspect: 'book',
    say: `(me|lo|la|nos)? (quiero|puedes|podrias|quisiera|queremos|vamos a|ayudame a|deseo)? (reserva|reservame|reservar|reservalo|reservala|reservarla|reservarlo|reservamela|reservamelo|reservanos|reservemos|reservarme) /
      (aparta|apartame|apartar|apartamela|apartala|apartalo|apartarla|agendame|inscribeme|inscribirme|apuntame|anotame) /
      me apunto / (lo|la) quiero$ / me quedo con`,
    unless:
      'como (se)? reserv* / antes de (reservar|apartar) / mi reserva / (en|de|para|a|con) (la|esa|otra|una|esta) reserva / (la|una|esa) reserva (que|sigue|esta|todavia|ya|aun|pendiente|de)',
    examples: ['resérvamelo', 'la quiero reservar'],
  },
  {
    aspect: 'price',
    say: `cuanto (por|para) / (y)? cuanto$ / cuanto (gastari*|gastaremos|gastamos|pagari*|pagaremos|pagamos|saldria*|costari*|nos sale|nos saldria|nos cuesta|nos cobran) / cuanto (cuesta|vale|cobran|cobra|sale|saldria|cuestan|es|seria|hay que pagar|pago|me cuesta|nos cuesta|me sale|nos sale|me saldria|nos saldria|costaria) / precio /
      costo / tarifa / a como`,
    unless: 'comision* / cuanto es # / no importa ... precio / sin importar / no me fijo en el precio',
    examples: ['¿cuánto vale?'],
  },
  {
    aspect: 'duration',
    say: `(hasta|a) que hora* (es|termina*|acaba*|dura|llega)$ / (hasta|a) que hora* (termina*|acaba*|regresa*|se termina) / (cuanto|que tanto) (se)? (dura|tiempo|tarda*|demora*) / duracion / cuantas horas / cuantos dias /
      hasta que hora (es|dura|llega)? / (hay|toca|tengo|tenemos|tendria|tendriamos) que (quedarse|quedarnos|quedarme) (a)? (dormir|la noche|esa noche) / (hay que|toca|tengo que|tenemos que) dormir (ahi|alli|alla)$ / (se|uno se)? (duerme|amanece|queda uno a dormir) (ahi|alli|alla)$ / (es|son) (de)? (dos dias|varios dias|un solo dia|de un dia para otro) / (a|hasta) que hora (termina*|acaba*|regresa*|vuelve*|volvemos|se acaba|es la vuelta|salimos de ahi)`,
    examples: ['¿cuánto dura?', '¿hay que quedarse a dormir?'],
  },
  {
    aspect: 'languages',
    say: `(en)? (que|cuales) idioma* / hablan / habla (ingles|espanol) / es en (ingles|espanol) / idiomas?`,
    examples: ['¿en qué idiomas es?'],
  },
  {
    aspect: 'included',
    say: `(llevo|llevamos|llevar|hay que llevar|tenemos que llevar) (la|el|nuestra|mi)? (comida|almuerzo|agua|equipo|tabla|casco|bebida*|refrigerio) ... o (ahi|alli|nos|ustedes|ellos|ya|les)? (dan|da|ponen|prestan|venden|incluye*|va|viene|hay) / (dan|prestan|ponen|incluye*|traen) ... o (hay|toca|tengo|tenemos) que (llevar*|traer*|andar*) / (hay|venden|tienen|dan) (algo)? (donde|que|de|para) (comer|tomar) (ahi|alli|alla)? / (ahi|alli) (hay|dan|venden) (donde|que)? (comida|comer) / (que|no)? (incluye|incluyen|trae|esta incluido|viene incluido|va incluido) / incluid[oa]s? / que (nos|les|le|te|me)? dan$ / (ya)? va todo$ / dan (comida|almuerzo|agua) / (lleva|trae|viene con|va con) (el|la|algo de|algun|alguna)? (almuerzo|desayuno|cena|comida*|refrigerio|bebida*|agua|transporte|equipo|seguro|fotos)$ / (tiene|hay|cuenta con|tienen) (bano|banos|ducha*|sombra|agua|casillero*|vestidor*)`,
    examples: ['¿qué incluye?', 'dan la tabla o hay que llevarla'],
  },
  {
    aspect: 'bring',
    say: `que (me|nos)? (hay que|debo|tengo que|puedo|necesito)? (llevar|llevo|ponerme|vestir|me pongo) / que (llevamos|llevaremos|llevariamos|nos ponemos)$ / (llevo|llevamos|hay que llevar|tenemos que llevar) algo$ / (llevo|llevamos) algo (o|y) / como (voy|ir) vestid[oa] /
      (se puede|puedo|podemos) (ir)? (en|con) (sandalia*|chancleta*|tenis|short*|falda|tacon*|jeans) / que (zapatos|ropa)`,
    unless: 'llevo (a|un|una|mi|mis|dos|tres|ninos|nino) / es que llevo',
    examples: ['¿qué hay que llevar?', 'ok y qué llevamos'],
  },
  {
    aspect: 'meeting',
    say: `y (en)? donde$ / (donde|a donde) (me|nos)? (tengo|tenemos|debo|debemos|hay|toca) (que)? (presentar*|llegar|estar|ir|esperar*) / (donde|a donde) (es|queda|esta|nos (vemos|encontramos|juntamos)|se (juntan|encuentran|sale)|sale|empieza|hay que (ir|llegar)|se ubica) /
      punto de (encuentro|reunion|salida|partida) / direccion / ubicacion / como (llego|se llega|llegamos|llegar)`,
    unless: '(sin|no tengo) (carro|auto|vehiculo) / en bus',
    examples: ['¿dónde nos vemos?', '¿cómo llego?'],
  },
  {
    aspect: 'dates',
    say: `(en)? (que|cuales) (mes|meses|temporada|epoca) (hay|es|son|sale|salen|se puede|lo hacen|la hacen|run|corre|funciona|abre|abren|operan) / a que hora* (empieza*|comienza*|inicia*|arranca*) / (hay|tiene|tienen|queda|quedan|tendra|habra|tienes) ... (cupo|cupos|espacio|espacios|lugar|disponibilidad|campo|fecha|fechas) /
      cupos? / disponible* / disponibilidad / que (fecha|fechas|dias|dia) (hay|tiene|tienen|sale|salen|es|son|esta*)? /
      cuando (hay|es|sale|salen|puedo ir|empieza|toca) / (solo|solamente|nada mas) (es|hay|sale|salen|lo hacen|la hacen|se hace)? (en|los|el|las|por|de) (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fines de semana|fin de semana|noches|mananas|tardes)$ / (y)? para cuando (hay|es|seria|tiene*)? / horario* / a que hora / esta abiert[oa] / abre / abren / cierran / proximas? fechas? / fechas / (es|hay|sale|salen|lo hacen|la hacen) todos los dias / que dias (lo|la)? (hacen|dan)`,
    examples: ['¿tiene cupo?', '¿a qué hora sale?', '¿es solo en diciembre?'],
  },
  {
    aspect: 'host',
    say: `quien (es|da|imparte|dirige|lleva|ofrece|la da|lo da|guia|nos lleva|organiza|lo organiza|la organiza) / (el|la|su) anfitrion`,
    examples: ['¿quién la organiza?'],
  },
  {
    aspect: 'group',
    say: `(aceptan|reciben|admiten|caben) (grupos|escuelas|excursiones|colegios) ... (grande*)? / para cuant[oa]s (hay|tiene*|queda*) (cupo|cupos|espacio|lugar) / cuant[oa]s (personas|caben|pueden|gente|van|entran|vamos|participan) / maximo de personas / tamano del grupo / grupo maximo / para cuant[oa]s (es|son|personas|caben)`,
    examples: ['¿cuántos caben?'],
  },
  {
    aspect: 'children',
    say: `edad minima / (minimo|limite) de edad / (desde|a partir de) que edad / (solo)? (es|son)? (para|pa) (mayores|menores) de edad /
      (pueden ir|puede ir|puedo llevar|puedo ir con|sirve para|apto para|aptas? para|se puede con|admite*|acepta*|recibe*|dejan|llevar a) ... (nino|ninos|nina|ninas|hijo|hijos|hija|hijas|bebe|bebes) /
      (nin[oa]s?|hij[oa]s?|niet[oa]s?|sobrin[oa]s?|bebes?) (de # (anos)?)? (si|tambien|ya)? (pueden|puede|podria*|podra*) (ir|hacer*|subir*|entrar|montar*|andar|participar|tirar*)`,
    examples: ['¿pueden ir niños?', '¿desde qué edad?'],
  },
  {
    aspect: 'pets',
    say: `(puedo llevar|llevar|aceptan|acepta|admiten|admite|permiten|permite|puedo ir con) ... (perr[oa]*|mascota*|gato*)`,
    examples: ['¿puedo llevar a mi perro?'],
  },
  {
    aspect: 'access',
    say: 'silla de rueda* / (es|son)? accesible* / bano* ... (adaptad[oa]*|amplio*|para silla)',
    examples: ['¿es accesible?'],
  },
  {
    aspect: 'all',
    say: `(cuentame|dime|hablame|info|informacion|detalle*|descripcion|saber) (mas)? (de|sobre|del|acerca de) /
      mas (info|informacion|detalles) / que es (el|la|un|una|eso|esa|ese) / de que (se)? trata / (es[ao])? que es$ /  como es / que se hace (ahi|alli|en (esa|ese|esta))?$ / en que consiste / que hacen$ / cuentame mas`,
    examples: ['¿de qué se trata?', 'más información'],
  },
]
