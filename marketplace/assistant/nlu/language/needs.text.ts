// Who travels and their limitations. Each need lists the published facts it requires, the categories to exclude, and what is
// not published: the answer says so and suggests asking the host, because safety is more important than many results.

type NeedRow = {
  need: string
  say: string
  /** All of these must be published for an experience. They are never dropped to get more results. */
  amenities: string[]
  /** Never suggested to these people. */
  withoutCategories: string[]
  withoutThings: string[]
  /** How the answer repeats it. */
  told: { es: string; en: string }
  /** What is not published and must be asked; null when the facts above decide it. */
  unknown: { es: string; en: string } | null
  examples: string[]
}

export const needRows: readonly NeedRow[] = [
  // 'no puedo andar en el sol' is not about walking.
  {
    need: 'roof',
    say: `bajo techo / techad[oa] /  (nada de|sin|no|ni) (tanto|mucho|el)? sol (fuerte)? / dia* (de lluvia|lluvios[oa]*) / (con|si hay|para) lluvia$ / (si|cuando) (llueve|esta lloviendo|hay lluvia)$ / no (puedo|puede|debo|debe|me|le) (asolear*|quemar*|(tomar|llevar|recibir|estar en el|andar en el) sol|convi* el sol) / sin (asolear*|quemar*|tanto sol|mucho sol) / (piel|no) (es|muy)? (delicada|sensible|quema*) / con sombra / techo / que no (de|pegue|haya|tenga) (mucho)? sol /
      no (me|nos|le)? (aguant*|gusta*) (para nada|mucho)? (el)? sol / bajo la sombra / adentro / sin sol`,
    amenities: [],
    withoutCategories: ['Playa y surf', 'Aventura', 'Naturaleza'],
    withoutThings: ['lancha', 'volcán', 'playa'],
    told: { es: 'mejor bajo techo', en: 'rather under a roof' },
    unknown: { es: 'cuánto de ella es bajo techo', en: 'how much of it is under a roof' },
    examples: ['algo bajo techo', 'no aguanto el sol'],
  },
  {
    need: 'wheelchair',
    say: `(va|anda|esta|viene|usa) (en|una|con)? silla / paralisis (cerebral)? / silla de rueda* / silla ruedas / paralitic[oa] / parapleji[oa]* / discapacidad$ / discapacidad (fisica|motora|motriz) / discapacitad[oa]* / accesible* / no puede caminar / no puedo caminar / no camina`,
    amenities: ['Accesible en silla de ruedas'],
    withoutCategories: ['Aventura'],
    withoutThings: ['surf'],
    told: { es: 'accesible en silla de ruedas', en: 'wheelchair accessible' },
    unknown: {
      es: 'cómo es el terreno y si el baño es amplio',
      en: 'what the ground is like and whether the toilet is wide enough',
    },
    examples: ['mi hermano anda en silla de ruedas'],
  },
  {
    need: 'injured',
    say: `muleta* / enyesad[oa]* / (con|de|tengo|tiene) (un|el|la|una)? (yeso|ferula|fractura|esguince|bota ortopedica) / fractur* / (brazo|mano|muneca|hombro|clavicula|costilla*|dedo) (quebrad[oa]|rot[oa]|lastimad[oa]|enyesad[oa]|operad[oa]) / (quebr*|romp*|torci*|lastim*|golpe*|zaf*|fractur*) (el|la|un|una|mi) (brazo|mano|muneca|hombro|clavicula|costilla*|pierna|pie|tobillo|rodilla|espalda) / recien operad[oa] / (puntadas|puntos) (en|de)`,
    amenities: [],
    withoutCategories: ['Aventura'],
    withoutThings: ['surf', 'kayak', 'caballo', 'buceo', 'tirolesa'],
    told: { es: 'sin esfuerzo, por la lesión', en: 'without effort, because of the injury' },
    unknown: {
      es: 'si hay gradas, subidas o hay que abordar una lancha',
      en: 'whether there are steps, slopes or a boat to board',
    },
    examples: ['tengo el brazo enyesado', 'con una fractura'],
  },
  {
    need: 'walks-little',
    say: `(personas|gente|alguien|familiar*|ella|el|mama|papa|abuel*)? (que)? (ya)? no (camina|caminan|caminamos|puede andar|pueden andar) (bien|mucho|casi|nada)? / casi no (camina|caminan) / bad knees? / ni (caminar|andar) / no (soy|somos|es|son) (mucho|muy|tan|nada)? (de|buen[oa] para|buenos para|buenas para) (caminar|andar|caminatas|subir|escalar|ejercicio*) (mucho|tanto)? / no (soy|somos|es|son) (muy|tan|nada) (caminador*|deportista*|atletic[oa]*) / no (me|nos|le|les) gusta* (mucho|tanto|para nada)? (caminar|andar) / (no|ni|sin) (haya|hay|tenga|tener|quiere|quiero|puede|puedo)? (que)? (subir*|escalar) / (nada de|sin) (andar|estar)? (subiendo|subir|escalando|escalar|trepando|caminando mucho) (a)? (cerros?|lomas?|montes?|cuestas?)? / (le|me|nos|les) cuesta* (mucho)? (caminar|andar|subir) / (camina*|ando|anda) (muy|bien|bastante)? (despacio|despacito|lento|poco|poquito|apenas|con baston) / baston / muleta* / enyesad[oa]* / esguince / (pie|pierna|tobillo|rodilla) (mal[oa]s?|mal|fregad[oa]s?|jodid[oa]s?|lesionad[oa]|hinchad[oa]s?|adolorid[oa]s?|debil*|quebrad[oa]|fracturad[oa]|lastimad[oa]|torcid[oa]|enyesad[oa]) / (pierna*|rodilla*|cadera*|espalda*|columna) (mal[oa]s?|mal|fregad[oa]s?|jodid[oa]s?|lesionad[oa]s?|hinchad[oa]s?|adolorid[oa]s?|debil*|operad[oa]s?) /
      andadera* / andarivel* / andador* / bordon / hernia* / discal* / escoliosis / lumbago / reuma* / osteoporosis / parkinson / esclerosis / protesis / juanete* / operad[oa] de (la|una)? (rodilla|cadera|pierna) /
      (mal|problema*|dolor) de (la|las)? (rodilla*|cadera|espalda|columna) / (mal|mala|malo|lastimad[oa]|operad[oa]|fregad[oa]|jodid[oa]) (de)? (la|el|las|los|una)? (rodilla*|pierna*|espalda|cadera|columna|pie|pies|tobillo|ciatica) / (duele*|dolor) ... (rodilla*|pierna*|patas|espalda|cadera|pie|pies|columna) / se cansa* (rapido|mucho|pronto|facil) / ciatica / artritis / sobrepeso / rodilla* /
      no (puede|puedo|pueden|quiero|queremos|quiere|quieren|tenga que|haya que)? (caminar|andar|camine|caminemos|caminar) (mucho|tanto) / sin (mucho|tanto|tanta)? (caminar|caminata) (mucho|tanto)? / no (quiero|queremos|quiere|quieren|puede|puedo) (caminar|andar) / (caminar|andar) (lo menos|poco) /
      que no (sea|sean) (de|para)? (caminar|caminata*|andar|subir*) (mucho|tanto)? / (no|sin) (hay que)? subir* (mucho|tanto) / que no (haya|se|tenga*) (que)? (caminar|camine|caminata) (mucho)? / (donde|en donde|en el que|que)? (no|ni) (se|haya que|tenga que|hay que|tengamos que|toque|toca) (camine|caminar|camina|andar|caminen) (mucho|tanto|nada|demasiado|lejos|largo)? / poca caminata / (no|ni|tampoco) (me|le|se)? (aguant*|puede*|puedo|debe*|debo|quiere*) (caminar|caminatas|subir*|gradas|escaleras|esfuerzo*) (muchas|muchos|tantas|mucho|tanto)? (gradas|escaleras|cerros|cuestas|caminar)? / (operar*|operaron|operad[oa]) ... (rodilla|cadera|pierna|pie|columna|espalda) / (usa|uso|anda|ando|camina|camino) (con|en)? (andador|andadera|andarivel|baston|muletas|bordon) / sin (gradas|escaleras|subidas) / (que)? no (haya|hayan|tenga|tengan|sea de|sean de) (que subir)? (muchas|tantas)? (gradas|escaleras|escalones|subidas|cuestas) /
      movilidad (reducida|limitada)`,
    amenities: [],
    withoutCategories: ['Aventura'],
    withoutThings: ['surf'],
    told: { es: 'con poca caminata', en: 'with little walking' },
    unknown: { es: 'si hay gradas o subidas', en: 'whether there are steps or slopes' },
    examples: ['a mi mamá le cuesta caminar', 'estoy operada de la rodilla', 'sin caminar mucho'],
  },
  {
    need: 'elder',
    say: `abuel[oa]* / abuelit[oa]* / adult[oa]* mayor* / (somos|son|ya estamos|ya somos|estan) (ya)? (muy)? (mayores|grandes|viejit[oa]s|viej[oa]s|ancian[oa]s) / mayores igual /  tercera edad / viejit[oa]* / anciana* / anciano* / senor* mayor* /
      gente mayor / personas mayores / ya (esta|es) (muy|bien|algo)? (mayor|grande|viej[oa])$ / ya (esta|es) (muy|bien|algo)? mayor (y|pero|asi|que) / mayorcit[oa]*`,
    amenities: ['Apto para adultos mayores'],
    withoutCategories: ['Aventura'],
    withoutThings: ['surf'],
    told: { es: 'apto para adultos mayores', en: 'suitable for older people' },
    unknown: {
      es: 'qué tan parejo es el terreno',
      en: 'how even the ground is',
    },
    examples: ['voy con mi abuelita', 'mi papá ya está mayor y usa bastón'],
  },
  {
    need: 'toddler',
    say: `bebe / bebes / recien nacid[oa] / (hij[oa]|nin[oa]|niet[oa]|sobrin[oa]|tiern[oa]) de # (mes|meses) / de meses`,
    amenities: ['Apto para niños'],
    withoutCategories: ['Aventura'],
    withoutThings: ['surf', 'buceo', 'kayak'],
    told: { es: 'con un bebé', en: 'with a baby' },
    unknown: { es: 'si un bebé está cómodo ahí', en: 'whether a baby is comfortable there' },
    examples: ['tenemos una bebé'],
  },
  {
    need: 'pram',
    say: `coche* (de|del|para) (el|mi|un)? (bebe|nino|nina) / carreola* / cochecito* / en coche$ / en coche a`,
    amenities: [],
    withoutCategories: [],
    withoutThings: [],
    told: { es: 'con coche de bebé', en: 'with a pram' },
    unknown: null,
    examples: ['podemos llevar la carreola'],
  },
  {
    need: 'pregnant',
    say: `embarazad[oa]* / embarazo / # meses de embarazo / (esta|estoy|anda|ando|va|vamos) (ya)? (de|como de) # meses / (mujer|esposa|senora|novia|pareja|ella) (ya)? (de|como de) # meses / encinta / panzona / esperando (un)? bebe / pregnant`,
    amenities: ['Apto para adultos mayores'],
    withoutCategories: ['Aventura', 'Playa y surf'],
    withoutThings: ['lancha', 'kayak', 'caballo', 'rápel'],
    told: { es: 'tranquilo, por el embarazo', en: 'gentle, because of the pregnancy' },
    unknown: { es: 'si es seguro con un embarazo', en: 'whether it is safe during pregnancy' },
    examples: ['mi esposa está embarazada'],
  },
  {
    need: 'health',
    say: `(tengo|tiene|con|padece|padezco) (el|la)? (azucar|presion) (alta|baja|elevada)? / (azucar|glucosa) (alta|elevada|en la sangre) / (alta|sufr*|padec*|padezco) (de)? (la)? presion / corazon / cardiac[oa]* / marcapaso* / asma / asmatic[oa]* / (de|con|mal de|sube|baja) (la)? presion / presion alta / hipertens* / diabetic[oa]* / diabetes /
      lupus / cancer / quimio* / anemia / dialisis / trasplant* / presion baja / arritmia* / taquicardia / derrame cerebral / enfisema / bronquitis /
      epilep* / convuls* / alergi* / alergic[oa]* / operad[oa] / (me|le|lo|la) operaron / (una|mi|su|la|tuve|tuvo)? (operacion|cirugia|cesarea) / derrame / infarto / (problema*|enferm*) (del|de) (corazon|pulmon*|rinon*|circulacion|salud) / anticoagul* / oxigeno`,
    amenities: ['Apto para adultos mayores'],
    withoutCategories: ['Aventura'],
    withoutThings: ['buceo', 'surf', 'volcán'],
    told: { es: 'tranquilo, por la salud', en: 'gentle, for health reasons' },
    unknown: { es: 'si es seguro con esa condición de salud', en: 'whether it is safe with that health condition' },
    examples: ['padezco del corazón', 'tengo asma'],
  },
  {
    need: 'sea',
    say: `(segur[oa]|peligros[oa]|tranquil[oa]) (para)? (nadar|banarse|banarnos|meterse|meternos|entrar al (mar|agua)) / (hay|habra) (corriente*|resaca|guardavida*|salvavida*)`,
    amenities: [],
    withoutCategories: [],
    withoutThings: [],
    told: { es: 'con cuidado en el mar', en: 'with care in the sea' },
    unknown: {
      es: 'cómo está el mar ese día y si hay guardavidas',
      en: 'how the sea is that day and whether there are lifeguards',
    },
    examples: ['¿es seguro nadar en El Tunco?'],
  },
  {
    need: 'deaf',
    say: `sord[oa]s? / sordomud[oa]* / no oye* / lengua de senas / lenguaje de senas / discapacidad auditiva / deaf`,
    amenities: [],
    withoutCategories: [],
    withoutThings: [],
    told: { es: 'para quien no oye', en: 'for somebody who does not hear' },
    unknown: { es: 'si el anfitrión se comunica con señas o por escrito', en: 'whether the host signs or writes' },
    examples: ['hay experiencias para sordos'],
  },
  {
    need: 'blind',
    say: `cieg[oa]s? / no vidente* / no ve(n)? (bien|nada) / baja vision / discapacidad visual / blind`,
    amenities: [],
    withoutCategories: ['Aventura'],
    withoutThings: [],
    told: { es: 'para quien no ve', en: 'for somebody who does not see' },
    unknown: {
      es: 'si el anfitrión puede guiar a alguien que no ve',
      en: 'whether the host can guide somebody who does not see',
    },
    examples: ['mi hermano es ciego'],
  },
  {
    need: 'calm',
    say: `(donde|que)? (no (haya|hay|tenga|agarre|llegue)|sin) (senal|internet|cobertura|wifi) (de celular)? / donde no haya nadie / (necesito|quiero|busco|buscando) (un poco de|mucha)? paz / paz y tranquilidad / desconectar* / relajacion / relax / autis* / autista* / asperger / sindrome de down / hiperactiv[oa]* / ansiedad / claustrofob*`,
    amenities: [],
    withoutCategories: ['Noche y eventos', 'Aventura'],
    withoutThings: [],
    told: { es: 'en un ambiente tranquilo', en: 'in calm surroundings' },
    unknown: { es: 'cuánto ruido y cuánta gente hay', en: 'how much noise and how many people there are' },
    examples: ['mi hijo es autista'],
  },
  {
    need: 'no-swimming',
    say: `sin (tener que)? (meter(se|me|nos)|entrar|banar(se|me|nos)) (al|en el|en)? (agua|mar|rio|lago) / que no sea(n)? (en|con|de)? (el)? agua / (no|ni|sin) (haya|hay|tenga|tengan)? (el|las|partes|pozas)? (agua|aguas|pozas?|partes)? (muy)? (hond[oa]s?|profund[oa]s?) / (no|ni|sin) (haya|hay|tenga|tengan|tengamos) que (saber)? nadar / (que|ella|el) no nadan? (nada|bien)?$ / (no|sin|nada de|evit*) (cosas de|actividades de|de)? agua / (me|le|les|nos) (da|dan) (mucho)? miedo (el|la|los|las)? (agua|mar|rio|rios|profundidad*|olas) / miedo a(l)? (la|los|las)? (agua|mar|rio|rios|olas) / (no|nada|ni) (quiero|queremos|quiere)? (nada)? (de|con|en) (el)? agua / sin agua / no sabe* nadar (bien)? / (soy|es|somos|son) (muy|bien)? (mal[oa]*|pesim[oa]*) (pa|para|en|en lo de) nadar / (ni|tampoco) nadar /  no (puedo|puede) nadar / no (quiero|queremos|quiere|me gusta|puedo)? mojar(me|nos|se)? / ni mojar(me|nos|se)? / (no|sin|ni) ... mojar(me|nos|se) / no (se|sabe|sabemos|saben|puedo|puede) nadar / sin (saber|tener que)? nadar / miedo (al|el|a la|la) (agua|mar) / no nado`,
    amenities: [],
    withoutCategories: ['Playa y surf'],
    withoutThings: ['lancha', 'kayak', 'buceo', 'surf', 'careteo'],
    told: { es: 'sin tener que nadar', en: 'without swimming' },
    unknown: { es: 'si en algún momento se entra al agua', en: 'whether anybody has to get into the water' },
    examples: ['no sé nadar'],
  },
  {
    need: 'rain',
    say: `aunque (este|esta|caiga)? (lloviendo|llueva|llueve|lluvia|agua) / (con|en plena|bajo la) lluvia (igual|tambien) / no se (suspenda|cancele) ... (lluvia|llueve|lloviendo)`,
    amenities: [],
    withoutCategories: [],
    withoutThings: [],
    told: { es: 'aunque llueva', en: 'even in rain' },
    unknown: null,
    examples: ['algo que se haga aunque llueva'],
  },
  {
    need: 'easy',
    say: `(que)? no (sea|sean|este|quede)? (tan|muy|demasiado) (pesad[oa]|cansad[oa]|dificil|dur[oa]|exigente) / (mas)? (facil|faciles|sencill[oa]s?|relajad[oa]s?|relajante*|suave*|livian[oa]s?|leve|tranqui) / (algo|lugar|plan|paseo|muy|bien|mas)? (tranquil[oa]s?|calmad[oa]s?) (y)? / para (relajar*|descansar|desestresar*) / (relajar|descansar|desestresar)(me|nos|se) / sin (sudar|cansar*|agitar*|desgastar*) (mucho|tanto)? / nervios[oa]s? / delicad[oa]s? / (poca|mala|sin|no tengo) (mucha|buena)? condicion (fisica)? / fuera de forma / no (he hecho|hago|hacemos|hemos hecho) (mucho|nada de|casi)? (ejercicio|deporte) / sedentari[oa]s? / (me|le|nos) da miedo$ / (no|nada|ni) (tan|muy)? (pesad[oa]|cansad[oa]|dificil|exigente|dur[oa]) / menos (cansad[oa]|pesad[oa]|dificil|extrem[oa]) / (que)? no (sea|sean) (tan|muy|nada)? (riesgos[oa]s?|peligros[oa]s?) / nada (riesgos[oa]|peligros[oa]) / sin (riesgos?|peligros?) / sin (mucho|tanto) esfuerzo / no tan extrem[oa]`,
    amenities: [],
    withoutCategories: [],
    withoutThings: [],
    told: { es: 'fácil y tranquilo', en: 'easy and calm' },
    unknown: null,
    examples: ['algo fácil'],
  },
  {
    need: 'sober',
    say: `(sin|no|nada de|que no haya) (que)? (haya)? (que)? (sea)? (tomar|alcohol|guaro|licor|trago*|cerveza*|chupar)$ / no se (tome|tomen|beba|beban|chupe) (alcohol|guaro|licor|trago*|cerveza*)? / (sin|nada de|no tomo|no tomamos|no bebo|no bebemos|que no haya) (alcohol|guaro|licor|trago*|cerveza*) / no (tomo|tomamos|toma|toman|bebo|bebemos) (alcohol|licor|guaro)?$`,
    amenities: [],
    withoutCategories: [],
    withoutThings: ['cerveza', 'cóctel', 'bar'],
    told: { es: 'sin alcohol', en: 'without alcohol' },
    unknown: null,
    examples: ['sin alcohol', 'que no haya que tomar'],
  },
  {
    need: 'beginner',
    say: `(para|soy|somos|es|son)? principiante* / nunca (he|hemos|ha|han) (surfeado|buceado|remado|montado|subido|hecho|ido|practicado|intentado|agarrado) / nunca (he|hemos|ha|han)$ / (por|es|seria|sera|nuestra|mi)? primera vez / sin experiencia / (ninguno|ninguna|nadie) (de (nosotros|nosotras))? (sabe|sabemos) (surfear|bucear|remar|montar|hacerlo|nada)?$ / (ninguno|ninguna|nadie) (de (nosotros|nosotras))? (lo)? ha (hecho|surfeado|buceado|remado|montado)`,
    amenities: [],
    withoutCategories: [],
    withoutThings: [],
    told: { es: 'para principiantes', en: 'for beginners' },
    unknown: { es: 'si enseñan desde cero', en: 'whether they teach from scratch' },
    examples: ['soy principiante'],
  },
  {
    need: 'seasick',
    say: `(me|se|nos) (mareo|marea|mareamos) (en|con)? (la|las|el)? (lancha*|bote*|barco*|mar)? / mareo* en (lancha|bote|barco)`,
    amenities: [],
    withoutCategories: [],
    withoutThings: ['lancha', 'kayak', 'buceo', 'bote'],
    told: { es: 'sin lancha', en: 'without boats' },
    unknown: null,
    examples: ['me mareo en lancha'],
  },
  {
    need: 'heights',
    say: `vertigo / muy alto / (no|ni|sin) (haya|hay|tenga|tengan|hayan)? (los|muchos|tantos)? (barranc*|precipici*|abism*|despenadero*|voladero*|guindo*) / miedo a las? alturas / miedo a la altura / (me|le|nos) (da|dan) miedo las? alturas? / (no (me|nos|le) gustan?|odio|detesto|ni|sin|nada de|nada) (con|de)? (las)? alturas? / panico (a las alturas)?`,
    amenities: [],
    withoutCategories: [],
    withoutThings: ['rápel', 'tirolesa', 'volcán'],
    told: { es: 'sin alturas', en: 'without heights' },
    unknown: { es: 'si hay miradores o pasos altos', en: 'whether there are high viewpoints or crossings' },
    examples: ['me da vértigo'],
  },
]
