// Questions about the country itself; rows as in intents.text.ts. What the product cannot know (a weather forecast, a bus)
// gets an answer that says so.
import type { IntentRow } from './intents.text.ts'

export const aboutTheCountry: IntentRow[] = [
  {
    intent: 'sun',
    say: `(a que hora|cuando|que hora) (sale|se pone|se mete|se oculta|es la salida del|es la puesta del|es la puesta de|es la salida de) (el)? sol /
      (a que hora|cuando|que hora) (amanece|anochece|oscurece|atardece|aclara) /
      (a que hora|cuando|que hora|hora) (es|del|de) (el|la)? (amanecer|atardecer|puesta de sol|salida del sol|ocaso)`,
    unless: 'tour / experiencia / paseo / salida de mi',
    examples: ['¿a qué hora sale el sol?', 'a que hora amanece en conchagua'],
  },
  {
    intent: 'distance',
    say: `cuanto (se hace|hago|hacemos|me hago|tarda uno|se tarda uno) (de|desde) / de ... (a|hasta) ... (cuanto|cuantas horas|cuanto tiempo|que tanto) (es|hay|se hace|se tarda|tarda|queda) / (que tan|como de) (lejos|retirad[oa]*|largo|cerca) (queda|esta|es|quedan|estan) / (queda|esta|quedan|es) (muy|tan|demasiado)? (lejos|retirado) /
      a (cuantos|cuantas|que) (kilometros|km|minutos|horas|distancia) / a cuanto (tiempo)? (queda|esta|estamos) /
      (cuanto|cuanta|cuantos|cuantas|que) (hay|tiempo|kilometros|km|horas|minutos|distancia) (hay|se hace|hago|son|se tarda|es|me hago)? (de|desde) ... (a|hasta|al) /
      (cuanto|cuantas horas|cuanto tiempo) (es|se tarda|se hace|se demora|me tardo|tardo|tardan|tardamos|nos tardamos|hago|hacemos|es el viaje|dura el viaje) (uno|en carro|en bus)? (de|desde) ... (a|hasta|al) /
      (cuanto|que tanto|cuantas horas|cuanto tiempo) (me|se|nos)? (es|hago|hace|hacemos|tardo|tarda|tardamos|demora|toma) (uno)? (para)? (ir|llegar|viajar)? (a|al|hasta|para) ... (de|desde) /
      cuanto (se)? (tarda|tardo|hago|toma|lleva|demora) (en)? (llegar|ir)? (a|hasta) ... (de|desde) /
      distancia (de|entre|desde|hasta|a) / (cuanto|cuantas horas|cuanto tiempo) (me|nos|se|uno)? (tardo|tardamos|tardaria*|hago|hacemos|haria*|tarda|hace) (en llegar|uno)? (de|desde)`,
    unless:
      'abre / abren / cierra / cierran / que no (quede|este|sea) / no (tan|muy) lejos / cuantos (dias|anos) / (es[oae]s?|est[oae]s?) no',
    examples: [
      '¿qué tan lejos queda Suchitoto de San Salvador?',
      '¿a cuántos kilómetros está Juayúa de Santa Ana?',
      '¿cuánto se tarda de San Salvador a Juayúa?',
    ],
  },
  {
    intent: 'transport',
    say: `(puedo|podemos|puede|se puede) (llegar|ir|irme|irnos) en (bici*|moto|motocicleta|carro|pick up|taxi) / en que (se)? (llega|va|voy|vamos|puedo (ir|llegar))$ / bus / buses / autobus* / microbus* / uber / taxi / transporte publico / como (llego|llegamos|se llega|llegar) (a|hasta) (en bus)?`,
    unless:
      '(vengo|venimos|llego|llegamos|voy|vamos|viajo) ... (bus|avion) / como (llego|se llega|llegamos) (a|hasta)? (esa|ese|ahi|alla|la|lo|al punto) / punto de encuentro / sin carro / a tiempo',
    examples: ['¿hay buses?', '¿hay transporte público?'],
  },
  {
    // 'no tengo carro' beside it wishes no transport of the host's.
    intent: 'transport',
    say: 'a (cual|cuales|que) (tour*|experiencia*|lugar*|salida*)? ... (llegar|llego|ir|voy|irme|vamos) en (bus|uber|taxi|transporte)',
    examples: ['a cuál tour puedo llegar en bus'],
  },
  {
    intent: 'discount',
    say: 'cupon / descuento* / rebaja* / promocion* / oferta* para / precio (especial|de grupo|de estudiante*) / cupon*',
    unless: '(nin*|hij*|bebe*) ... (en|para|de) (el|la|lo) / (en|de) lo de ... (nin*|hij*)',
    examples: ['¿hay descuento para niños?', '¿hacen descuento si vamos 10?'],
  },
  {
    intent: 'weather',
    say: `(que|como) (esta|estara|es|tal|hace|hay|hara|habra)? (el|de)? clima / que tiempo (hace|hara) / clima (hace|hara|hay|habra|en|hoy|manana) / pronostico* /
      (hace|hara|hay) (mucho|tanto)? (calor|frio) (en|hoy|manana|alla|ahi) / que (calor|frio|calorazo) (hace|esta|hay|hizo|hara)? (hoy)? / (va a|ira a) hacer (calor|frio) / (va a|ira a|vaya a|podria) llover / llueve (mucho|hoy|manana|en|este|el) /
      (hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|mes) (llueve|llovera) / temporada de lluvia* /
      epoca (seca|lluviosa|de lluvia*|de agua) / (que|cual|cuales) (es|son|el|los)? (el|los)? mes* ... (llueve|lluvia*|lluvios*|llover) / (cuando|donde) (es que)? llueve (mas|mucho|menos) / que temperatura / cuantos grados / (esta|sigue) lloviendo`,
    unless:
      '(lugar|algo|sitio|clima) (mas)? (fresco|frio|caliente) / (si|cuando|aunque|mientras) (llueve|va a llover|esta lloviendo) / y si / que pasa / en caso de / algo (para|con|donde|que|de) / donde (uno|me|nos|se|podamos|pueda*|mojar*|banar*|refresc*)',
    examples: ['¿qué clima hace mañana?', '¿mañana llueve?', '¿hace frío en El Pital?'],
  },
]
