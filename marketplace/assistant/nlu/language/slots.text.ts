// What people call things, and their name in the catalogue. A new phrase is one more text in `say`, in the notation of
// pattern.rules.ts. language.test.ts checks every example.

import { included, languages } from './wish/provided.text.ts'

export type SlotRow = {
  slot: 'thing' | 'category' | 'amenity' | 'included' | 'language'
  /** As the catalogue writes it. */
  value: string
  /** The category that belongs to it, where its stem is that of another word: 'barro' is not 'barra'. */
  within?: string
  say: string
  /** The category that comes nearest to it where nobody offers it. */
  like?: string
  /** Beginnings of words by which titles of this kind can be told that do not say it. */
  titles?: string[]
  examples: string[]
}

const seafood = 'marisc* / pescado / coctel* / ceviche* / camaron* / langost* / cangrejo* / curiles / pulpo'
/** Things with a word of their own in titles and descriptions. The search uses stems: 'tortugas' finds 'tortuga'. */
const things: SlotRow[] = [
  {
    slot: 'thing',
    value: 'surf',
    // A waterfall whose text names surf is no surf.
    within: 'Playa y surf',
    say: 'surf* / surfeo / surfeamos / olas? / ola / olas / tabla',
    examples: ['quiero surfear'],
  },
  {
    slot: 'thing',
    value: 'volcán',
    titles: ['boquer', 'izalco'],
    say: 'volcan* / bolcan* / crater*',
    examples: ['bolcan'],
  },
  { slot: 'thing', value: 'pupusas', say: 'pupus* / pupuza*', examples: ['hacer pupuzas'] },
  { slot: 'thing', value: 'tortugas', say: 'tortug*', examples: ['ver tortuguitas'] },
  {
    slot: 'thing',
    value: 'paracaídas',
    like: 'Aventura',
    say: '(tirar*|lanzar*|saltar)? (me|nos|se)? (en|de|con)? (un)? paracaid* / skydiv*',
    examples: ['quiero tirarme en paracaídas'],
  },
  {
    slot: 'thing',
    value: 'parapente',
    like: 'Aventura',
    say: 'parapent* / ala delta / paraglid*',
    examples: ['parapente'],
  },
  { slot: 'thing', value: 'ballenas', like: 'Playa y surf', say: 'ballen*', examples: ['ballenas'] },
  { slot: 'thing', value: 'delfines', like: 'Playa y surf', say: 'delfin*', examples: ['delfines'] },
  { slot: 'thing', value: 'kayak', say: 'kaya* / cayac* / cayak* / remar / remo', examples: ['andar en cayac'] },
  {
    slot: 'thing',
    value: 'careteo',
    say: 'snorkel* / esnorquel* / esnorkel* / careteo / caretear / ver peces',
    examples: ['quiero hacer snorkel'],
  },
  { slot: 'thing', value: 'buceo', say: 'buce* / arrecife*', examples: ['quiero bucear'] },
  { slot: 'thing', value: 'barista', say: 'barista*', examples: ['ser barista'] },
  {
    slot: 'thing',
    value: 'bicicleta',
    like: 'Aventura',
    say: 'bici / bicis / bicicleta* / ciclis*',
    examples: ['andar en bici'],
  },
  { slot: 'thing', value: 'Mozote', say: '(la)? guerra* / guerriller* / el conflicto armado', examples: ['la guerra'] },
  {
    slot: 'thing',
    value: 'cascada',
    say: 'cascada* / catarata* / saltos de agua / chorros / pozas',
    examples: ['cascadas'],
  },
  { slot: 'thing', value: 'rápel', say: 'rapel* / rappel* / escalad* / escalar', examples: ['hacer rappel'] },
  { slot: 'thing', value: 'tirolesa', say: 'tirolesa* / canopy / zip line / zipline* / ziplin*', examples: ['canopy'] },
  { slot: 'thing', value: 'caballo', say: 'caballo* / cabalg*', examples: ['montar a caballo'] },
  { slot: 'thing', value: 'manglar', say: 'mangl* / estero*', examples: ['manglares'] },
  { slot: 'thing', value: 'murales', say: 'mural*', examples: ['murales'] },
  {
    slot: 'thing',
    value: 'barro',
    within: 'Arte y talleres',
    say: 'barro / ceramic* / alfarer* / torno',
    examples: ['clase de cerámica'],
  },
  {
    slot: 'thing',
    value: 'pinta',
    within: 'Arte y talleres',
    say: 'pintura / pintar / pintad[oa] / naif',
    examples: ['clase de pintura'],
  },
  { slot: 'thing', value: 'añil', say: 'anil / indigo / azul (de los)? maya*', examples: ['teñir con añil'] },
  { slot: 'thing', value: 'telar', say: 'telar* / tejid* / tejer', examples: ['aprender a tejer'] },
  { slot: 'thing', value: 'hamaca', say: 'hamaca*', examples: ['hamacas'] },
  { slot: 'thing', value: 'cacao', within: 'Gastronomía', say: 'chocolate* / cacao', examples: ['hacer chocolate'] },
  { slot: 'thing', value: 'carpa', say: 'camping / acamp* / campament* / carpa*', examples: ['acampar'] },
  { slot: 'thing', value: 'isla', say: 'isla*', examples: ['una isla'] },
  {
    slot: 'thing',
    value: 'lancha',
    say: 'lancha* / bote / botes / barco / barcos / barca* / barquit* / velero*',
    examples: ['paseo en lancha'],
  },
  { slot: 'thing', value: 'marisco', say: seafood, examples: ['comer mariscos', 'camarones'] },
  { slot: 'thing', value: 'maya', say: '(ruinas|piramides|sitios|ciudades|restos)? maya*', examples: ['ruinas mayas'] },
  {
    slot: 'thing',
    value: 'pájaros',
    say: 'aves / ave / pajar* / avistamiento / (ver|ojala|encontrar|fotografiar|escuchar|mirar) (a|al|el|un|los)? torogo*',
    examples: ['ver pajaritos'],
  },
  {
    slot: 'thing',
    value: 'pesca',
    like: 'Playa y surf',
    say: 'pescar / pesca / pesca deportiva',
    examples: ['quiero pescar'],
  },
  { slot: 'thing', value: 'feria', say: 'ferias?', examples: ['ferias'] },
  { slot: 'thing', value: 'mercado', say: 'mercados?', examples: ['un mercado'] },
  { slot: 'thing', value: 'tamales', like: 'Gastronomía', say: 'tamal*', examples: ['hacer tamales'] },
  { slot: 'thing', value: 'yuca', like: 'Gastronomía', say: 'yuca*', examples: ['comer yuca frita'] },
  { slot: 'thing', value: 'cerveza', like: 'Gastronomía', say: 'cervez*', examples: ['tour de cerveza'] },
  { slot: 'thing', value: 'náhuat', say: 'nahuat* / pipil*', examples: ['aprender náhuat'] },
  { slot: 'thing', value: 'marimba', like: 'Noche y eventos', say: 'marimba', examples: ['marimba'] },
  { slot: 'thing', value: 'Siguanaba', say: 'leyenda* / siguanaba / cadejo / espantos', examples: ['leyendas'] },
  { slot: 'thing', value: 'laguna', say: 'laguna*', examples: ['una laguna'] },
  { slot: 'thing', value: 'lago', say: 'lago / lagos', examples: ['ir a un lago'] },
  {
    slot: 'thing',
    value: 'termal',
    say: 'agua* termal* / termal* / ausol* / agua* caliente* / piscina* / spa',
    examples: ['aguas termales'],
  },
  { slot: 'thing', value: 'carnaval', like: 'Noche y eventos', say: 'carnaval*', examples: ['el carnaval'] },
  {
    slot: 'thing',
    value: 'estrellas',
    say: '(ver)? (las)? estrellas / cielo estrellado / via lactea / astronom* / telescopio / constelacion*',
    examples: ['ver las estrellas'],
  },
  { slot: 'thing', value: 'cata', say: 'cata / catas / cata de cafe', examples: ['una cata'] },
  {
    slot: 'thing',
    value: 'amanecer',
    say: 'amanecer / amaneceres / salida del sol / (ver|mirar|vea|veamos) (como)? (salir|sale) el sol',
    examples: ['ver el amanecer'],
  },
  {
    slot: 'thing',
    value: 'atardecer',
    say: 'atardecer* / puesta de sol / (ver|mirar|vea|veamos) (como)? (se)? (caer|ponerse|meterse|bajar|cae|pone|mete) el sol',
    examples: ['un atardecer'],
  },
  {
    slot: 'thing',
    value: 'centro histórico',
    say: 'centro historico / el centro de (la capital|san salvador) / en el centro$',
    examples: ['el centro histórico'],
  },
]

/** Categories. If several are named, the first in this list counts. */
const categories: SlotRow[] = [
  {
    slot: 'category',
    value: 'Playa y surf',
    say: 'playa y surf / playa* / el mar / mar / costa / oceano / playita*',
    examples: ['ir al mar'],
  },
  { slot: 'category', value: 'Café', say: 'cafe / cafes / cafetal* / cafecito*', examples: ['un cafecito'] },
  {
    slot: 'category',
    value: 'Gastronomía',
    say: `(se|donde) (come|comen|comemos|coma|comamos) (rico|bien|sabroso|barato|algo)? / comer (rico|bien|sabroso) / (tengo|tenemos|con) hambre / gastronom* / comida* / comer / cocina* / culinari* / restaurante* / comedera / foodie / platillo*`,
    examples: ['algo de comida típica'],
  },
  {
    slot: 'category',
    value: 'Arte y talleres',
    say: `arte y talleres / arte / artesan* / taller* / aprender (a hacer)? (algo|un oficio|una artesania) / manualidad* / (hacer|aprender|trabajar) ... con (las|mis) manos`,
    examples: ['un taller'],
  },
  {
    slot: 'category',
    value: 'Aventura',
    say: `aventur* / abentur* / extrem[oa]* / (algo|cosa|plan|mas|bien) (mas|bien)? movid[oa]s? / adrenalina / tirar(se|nos|me) / lanzar(se|nos|me) / deporte* / sendero* / senderis* / hiking / trekking / caminata*`,
    examples: ['algo extremo'],
  },
  {
    slot: 'category',
    value: 'Cultural',
    say: `(cosas|lugares|ciudades|restos) antigu[oa]s / ruina* / piramide* / arqueolog* / sitio* arqueolog* / educativ[oa]* / didactic[oa]* / aprendan / cultur* / kultura / historia / historic[oa]* / museo* / tradicion* / tipic[oa]* / (bien|muy|mas) salvadoren[oa]* / pueblo* / colonial*`,
    examples: ['museos'],
  },
  {
    slot: 'category',
    value: 'Naturaleza',
    say: `(algo|lugar|donde haya) (con|de|cerca del?)? agua / (gusta*|andar|jugar|estar) (en|con) (el)? agua / (meter*|tirar*|entrar) (en|a|al) (el|la)? (agua|poza*|rio) / naturaleza / natural / naturales / bosque* / (quier*|queremos|para|donde|ganas de) (ir a)? (mojar*|banar*|nadar|chapotear|refrescar*) / ecologic* / ecoturismo / animal* / rio / rios / montana* / al aire libre / (lugar|lugares|algo|clima|sitio*) (fresc[oa]s?|fri[oa]s?) / (no haga|sin) (mucho|tanto)? calor / fresquito`,
    examples: ['estar al aire libre'],
  },
  {
    slot: 'category',
    value: 'Noche y eventos',
    say: `noche y eventos / de noche / nocturn[oa]* / fiesta* / evento* / concierto* / vida nocturna / karaoke / discoteca* / antro* / bar / bares / bailar / baile / alegre* / rumba / parranda /
      musica`,
    examples: ['vida nocturna'],
  },
]

/** Amenities of a place. The people travelling (children, elderly people, wheelchairs) are in needs.text.ts. */
const amenities: SlotRow[] = [
  {
    slot: 'amenity',
    value: 'Apto para niños',
    say: `(apt[oa]*)? (para|con)? (los|mis|mi)? (nino|ninos|nina|ninas|hijo|hijos|hija|hijas|chiquit[oa]s|peques|sobrin[oa]s|niet[oa]s) /
      familiar* / en familia / (para|con) (toda)? (la|mi) familia`,
    examples: ['con los cipotes', 'algo familiar'],
  },
  {
    slot: 'amenity',
    value: 'Se admiten mascotas',
    say: `(que)? (acept*|admit*|permit*)? (con|a|al|llevar)? (a)? (mi|mis|el)? (perr[oa]*|mascota*|gat[oa]|gat[oa]s) / pet friendly`,
    examples: ['con mi chucho', 'aceptan mascotas'],
  },
  {
    slot: 'amenity',
    value: 'Opción vegetariana',
    say: 'vegetarian[oa]* / vegan[oa]* / no com* carne / sin carne',
    examples: ['no como carne'],
  },
  {
    slot: 'amenity',
    value: 'Estacionamiento',
    say: `(con)? (estacionamiento|parqueo|parking) / donde (parquear|estacionar|parqueo|estaciono|dejo|dejar|dejamos|meto) (el|mi)? (carro|vehiculo|moto)? / (se puede|puedo) (parquear|estacionar)`,
    examples: ['con parqueo'],
  },
  {
    slot: 'amenity',
    value: 'Vista panorámica',
    say: `(con|algun|un|buena*|bonita*|linda*|bellas?)? (mirador*|vistas? (panoramica*|bonita*|linda*|chivo|buena*|al (lago|mar|volcan)|hermosa*|espectacular*)) / (buena|bonita|linda|hermosa|gran) vista / instagram* / (para|tomar*|buenas|bonitas|sacar*) (unas|las|buenas|bonitas)? (fotos|fotografias) (bonitas|chivas|lindas|buenas|para instagram)? / paisaje* / panoramic[oa]* / tiktok`,
    examples: ['con vista bonita', 'un mirador', 'algo instagrameable'],
  },
  {
    slot: 'amenity',
    value: 'Baños',
    say: '(con|haya|tenga|hayan|tengan|tiene|tienen|hay) (un|una|buen*|sus)? ban(o|os|ito|itos) / (y|o) ban(o|os|ito|itos)$ / banos$',
    examples: ['que haya baño'],
  },
  {
    slot: 'amenity',
    value: 'Sombra',
    say: '(haya|tenga|donde haya|con|hay) (algo de|bastante|buena)? (sombra|sombrita)',
    examples: ['que tenga sombra'],
  },
  {
    slot: 'amenity',
    value: 'Señal de celular',
    say: '(hay|haya|con|llega|agarra|tiene|tenga|buena) (buena|algo de)? (senal|cobertura|linea) (de (celular|telefono|claro|tigo))?',
    examples: ['que haya señal'],
  },
  { slot: 'amenity', value: 'Duchas', say: '(con|haya|tenga) (ducha*|regadera*)', examples: ['que tenga ducha'] },
  { slot: 'amenity', value: 'Wifi', say: '(con)? wi fi / (con)? wifi', examples: ['con wifi'] },
  {
    slot: 'amenity',
    value: 'Grupo pequeño',
    say: `(no|sin|nada) ... (grupo* grande*|multitud*|turistic[oa]*|mucha gente|tanta gente|bulla|montones) / grupo* pequen[oa]* / poc[oa]s (personas|gente) / privad[oa]* / poca gente / sin (mucha|tanta)? gente / intim[oa]`,
    examples: ['grupo pequeño', 'con poca gente'],
  },
  {
    slot: 'amenity',
    value: 'Transporte',
    say: `(con|que incluya|que incluyan|incluyan|incluya|incluyendo) (el)? transporte (incluido)? / transporte incluido / (hay|dan|ofrecen|incluye|tienen|ponen) transporte / transporte (desde|hasta|a|del|al) (mi|el|nuestro|la)? (hotel|hostal|aeropuerto|casa|hospedaje|capital) / (que|me|nos|pueden|podrian)? (me|nos)? (recojan|lleven|traigan|recogen|recoger|pasan por mi|pasan por nosotros|pueden recoger|van a traer) (en|a|desde)? (mi|el|al|nuestro)? (hotel|hostal|casa|aeropuerto|hospedaje)? /
      no tengo (carro|vehiculo|como llegar) / sin carro`,
    examples: ['con transporte', 'no tengo carro'],
  },
]

export const slotRows: readonly SlotRow[] = [...included, ...amenities, ...languages, ...things, ...categories]
