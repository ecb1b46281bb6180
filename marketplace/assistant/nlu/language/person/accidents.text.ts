// Somebody who was hurt: who, what happened and which part of the body. Rows as in intents.text.ts.
import type { IntentRow } from '../intents.text.ts'

const SOMEBODY =
  '(mi|mis|el|la|un|una|al|nuestr[oa]) (prim[oa]|primit[oa]|herman[oa]|hermanit[oa]|hij[oa]|hijit[oa]|nin[oa]|nieto|nieta|sobrin[oa]|cunad[oa]|amig[oa]|ti[oa]|mama|papa|espos[oa]|marido|mujer|novi[oa]|pareja|abuel[oa]|abuelit[oa]|suegr[oa]|bebe|guia|senor|senora|muchach[oa]|companer[oa]|comadre|compadre|turista|cliente|viajer[oa]|chofer|lanchero|instructor)'
const HARMED =
  '(golpeo|golpio|golpearon|corto|quemo|quebro|fracturo|lastimo|lastimaron|torcio|doblo|zafo|safo|luxo|disloco|raspo|machuco|machucaron|pego|hirio|clavo|esguinzo|abrio|rompio|partio|trabo)'
const FELL = '(cayo|callo|resbalo|deslizo|desmayo|ahogo|intoxico|descompenso|atraganto|volteo|insolo|rodo)'
const BODY =
  '(rodilla*|pie|pies|tobillo*|cabeza|mano|manos|dedo*|brazo*|pierna*|espalda|ojo*|cara|frente|cadera|hombro|boca|nariz|diente*|costilla*|muneca|codo|ceja|cuello|pecho|espinilla|canilla|barbilla|oreja|unas?|rostro)'

/** What somebody looks like who needs a doctor. */
const ILL =
  '(esta|esta toda|esta todo|se puso|se me puso|se nos puso|quedo|anda|sigue) (bien|muy|toda|todo|como)? (palid[oa]|morad[oa]|azul|inconsciente|desorientad[oa]|sudando frio|helad[oa] y sudando|tiritando|delirando|sin fuerza*|sin aire)'

export const accidents: IntentRow[] = [
  {
    intent: 'emergency',
    say: `${ILL} / (se (me|nos)? mareo|esta mareado|esta mareada|anda maread[oa]) ... (palid[oa]|vomit*|desmay*|temblando|sudando|no se le (quita|pasa)) / ${SOMEBODY} (se (me|nos)?)? (mareo|puso mal|puso mala|enfermo) ... (en (la|el) (lancha|tour|cerro|volcan|sendero|mar|camino|recorrido|caminata|playa)|a quien (llamo|aviso)|ayuda)`,
    unless: `reserva* / cancel* / ya no (vamos|podemos ir|puede ir) / si (se|me|le|nos|mi|el|la) / siempre se / se marea / por si / el agua / la cerveza`,
    english: `(is|looks|turned|went|getting) (very|really|so|all)? (pale|blue|purple|unconscious|disoriented|delirious|faint) / (dizzy|nauseous) and (pale|vomiting|throwing up|sweating)`,
    examples: ['mi abuelita se mareó bien feo en la lancha y está pálida', 'my mom is very pale and sweating'],
  },
  {
    intent: 'emergency',
    say: `(se|me|nos|le) (me|nos|le)? ${HARMED} ... ${BODY} / ${SOMEBODY} (mayor|menor|chiquit[oa])? (se)? (me|nos)? ${FELL} (de|del|en|al|por|bajando|subiendo|y|con|desde|feo) / se (me|nos)? ${FELL} ${SOMEBODY} / se (me|nos)? (golpeo|golpio|lastimo|quemo|quebro|fracturo|torcio|raspo|hirio) (bien|muy|todo|toda|feo)? ${SOMEBODY} / ${SOMEBODY} se (me|nos)? (golpeo|golpio|lastimo|fracturo|hirio|torcio) / (le|me|lo|la) (cayo|callo|pego|dio|tiro|reboto) ... (piedra|rama|tabla|golpe|remo|palo|coco|cable|ola) ... ${BODY} / (di|dio|dimos|llevo|pego) (un|tremendo|un gran|un buen) (golpe|golpazo|golpaso|trancazo|porrazo|vergazo) ... ${BODY} / (lo|la|le|me|nos) (pateo|tiro|boto|arrastro|revolco|mordio|pico) (el|la|un|una|a|mi) / (piso|se clavo|se le metio|se enterro) (un|una|unas)? (erizo|clavo|vidrio|anzuelo|espina|alambre) / (le|me) (bajo|subio) (la)? (presion|azucar)`,
    unless: `(corto|pego|trabo|abrio|rompio|clavo|partio) (el pelo|la luz|la llamada|el internet|el cupo|la pagina) / que (pasa|pasaria|hago|hacemos) si / (y)? si (se|me|le|nos|mi|el|la|un|una|alguien) / le (pego|dio) (a)? (la|una) (mano|ayuda) / dio la cara / me (pico|mordio) la (curiosidad|lengua)`,
    english: `(hit|hurt|cut|burned|burnt|twisted|sprained|broke|injured|banged|scraped|dislocated|smashed|rolled) (his|her|my|their|our|the) (knee|foot|ankle|head|hand|finger|arm|leg|back|eye|face|hip|shoulder|mouth|nose|tooth|rib|ribs|wrist|elbow|toe|chin|neck) / (stung|bit|kicked|threw|hit) (him|her|us|me|my|our) ... / (got|was|been) (stung|bitten|kicked|thrown|burned|burnt)`,
    examples: [
      'mi primo se golpeó la rodilla en el tour y no puede caminar, ¿a quién llamo?',
      'mi bebé se golpeó la cabeza y no deja de llorar',
      'mi cuñado se zafó el hombro en la lancha',
      'my cousin hit his knee on the tour',
    ],
  },
]

/** When it happened: so long ago that nobody needs help for it today. */
export const longAgo =
  'hace (?:ya )?(?:unos |unas |como |mas de |varios |varias )?(?:un |una |\\d+ |dos |tres |cuatro |cinco |seis |siete |ocho |nueve |diez |muchos? |much[oa]s )?(?:anos?|mes(?:es)?|semanas?|tiempo|dias|anales)|(?:el|la|los|las) (?:anos?|mes(?:es)?|semana) pasad[oa]s?|de (?:chiquit[oa]|pequen[oa]|cipot[ea]|joven)|cuando (?:era|estaba|tenia) (?:nin[oa]|chiquit[oa]|pequen[oa]|joven|\\d+)|una vez (?:me|se|le|nos)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:last|a) (?:year|month|week)s?(?: ago)?|(?:years|months|weeks|days) ago|as a (?:kid|child)|back in'
/** What is so bad now that it counts, however long ago it began. */
export const worseNow =
  '(?:se|me|le|lo|la)? ?(?:esta|estan) (?:hinch|inflam|infect|sangr|empeor)\\p{L}*|sangr\\p{L}+|no (?:respira|reacciona|despierta|responde)|(?:a quien|donde|adonde) (?:le )?(?:llam|llev|acud|avis)\\p{L}+|llam(?:o|en|ar|amos)|ayud\\p{L}*|auxilio|ambulancia|urgente|emergencia|fiebre|vomit\\p{L}*|swell\\p{L}*|swollen|bleeding|help|call'
