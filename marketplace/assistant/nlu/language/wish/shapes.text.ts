// Sort order, duration and time of day of a wish. The first matching row of each kind decides.

export type ShapeRow = { shape: 'sort' | 'length' | 'hours'; value: string; say: string; examples: string[] }

export const shapeRows: readonly ShapeRow[] = [
  {
    shape: 'hours',
    value: 'not-early',
    say: `no (me|nos|les|le) gusta* (para nada)? (madrugar|levantar* temprano|despertar* temprano) / sin madrugar / (ni|tampoco) (me gusta)? madrugar /
      no (quiero|queremos|puedo|podemos) (madrugar|levantar* (tan)? temprano|despertar* (tan)? temprano) / no (tan|muy|demasiado) temprano / (es|sale|esta|salen|empieza) (muy|demasiado|tan) temprano /
      que no (sea|empiece|salga) (tan|muy)? (temprano|de madrugada) / odio (madrugar|levantarme temprano) /
      sin (tener que)? levantar* temprano / dormilon* / no soy de madrugar / mas tarde / levantarme tarde`,
    examples: ['no me gusta madrugar', 'que no sea tan temprano'],
  },
  {
    shape: 'hours',
    value: 'not-morning',
    say: `(en|por|de) la manana (ya)? no / (que)? no (sea|empiece|salga|puedo|podemos|quiero|me queda)? (en|por|de) la manana`,
    examples: ['pero en la mañana no', 'que no sea en la mañana'],
  },
  {
    shape: 'hours',
    value: 'not-afternoon',
    say: `(en|por|de) la tarde (ya)? no / (que)? no (sea|empiece|salga|puedo|podemos|quiero|me queda)? (en|por|de) la tarde`,
    examples: ['pero en la tarde no'],
  },
  {
    shape: 'hours',
    value: 'daytime',
    say: `(en|por|de) la noche (ya)? no / (que)? no (sea|es|haya)? (muy)? (de|por la|en la) noche / (de|con luz de) dia$ / mientras (haya|hay) (luz|sol) / (antes de que) (oscurezca|anochezca)`,
    examples: ['pero no de noche', 'que no sea de noche'],
  },
  {
    shape: 'hours',
    value: 'dusk',
    say: `(en|por|a) la tarde (y|o|-)? noche / tarde noche / tardenoche / al atardecer / al caer la tarde`,
    examples: ['en la tarde noche'],
  },
  {
    shape: 'hours',
    value: 'morning',
    say: `(por|en|de|a) la manana / (la|una|toda la) manana (del|de este) / (en|por|a)? (la)? mananita / (la|una) manana libre / temprano / mananera / antes del? (mediodia|almuerzo)`,
    examples: ['algo por la mañana'],
  },
  {
    shape: 'hours',
    value: 'afternoon',
    say: `(por|en|de|a|la|una)? (la)? tarde$ / (por|en|de|a) la tarde / (la|una|toda la) tarde (del|de este) / tarde o noche / (la|una) tarde libre / tardecita / despues del? (mediodia|almuerzo|almorzar) / vespertin[oa]`,
    examples: ['por la tarde'],
  },
  {
    shape: 'hours',
    value: 'evening',
    say: '(por|en|a) la (noche|nochecita) / (la|una) noche (del|de este) / (tarde|o) noche$ / o noche / ya noche / (la|una) noche libre / al anochecer / despues del trabajo',
    examples: ['en la noche'],
  },
  {
    shape: 'sort',
    value: 'price-asc',
    say: `(que|tan|demasiado) car[oa]s? / (ando|estoy|ya)? (corto|corta|cortos|escaso|escasa|justo|justa|ajustad[oa]) de dinero / sin (mucho)? dinero /
      poco dinero / no (tengo|tenemos|ando|andamos) (mucho)? dinero /
      casi gratis / (lo|la|el|los|las|algo|algun[oa]|un|una)? (mas|muy|super|bien)? (barat[oa]*|economic[oa]*|comod[oa]*|accesible de precio) /
      (mejor|menor) precio / lo minimo / menos car[oa]* / (esta|estan|es|son|sale)? (muy|demasiado|bien) car[oa]* / precio bajo / (que)? (no|nada|ni) (sea|sean|este|esten|salga|es)? (tan|muy|demasiado)? (car[oa]*|carisim[oa]*|carer[oa]*) /
      no (quiero|queremos|puedo|podemos)? gast* (mucho|tanto|demasiado) / (que)? no (me|nos)? (cueste*|cuesta*|salga*|sale*|valga*) (mucho|tanto|demasiado) / que (cueste*|valga*) poco / sin gastar mucho / en oferta / que alcance`,
    examples: ['ando corto de pisto', 'lo más barato', 'que no sea caro'],
  },
  {
    shape: 'sort',
    value: 'price-desc',
    say: `(lo|la|el|los|las|algo)? (mas|muy)? (car[oa]*|exclusiv[oa]*|lujos[oa]*) / de lujo / mayor precio`,
    examples: ['lo más caro', 'algo de lujo'],
  },
  {
    shape: 'sort',
    value: 'rating',
    say: `imperdible* / (que)? no (me|nos|se)? (puedo|podemos|puede|pueden|debo|debemos|debe) (perder*|dejar de (ver|hacer|visitar|conocer)) / (con|de)? (5|cinco|4|cuatro) estrellas / (lo|las|los|el|la)? mejor* (calificad*|valorad*|puntuad*|evaluad*) / (mejores|buenas) (resenas|opiniones|estrellas) / (mejor|mejores|mas alta|mas) (nota|notas|puntaje|calificacion*|puntuacion*|estrellas|valoracion*) / mas (popular*|vendid[oa]s?|famos[oa]s?|conocid[oa]s?|pedid[oa]s?|visitad[oa]s?|reservad[oa]s?) /
      (lo|el|la|los|las) mejor* (que|de|tour*|experiencia*) / lo mejor / mas recomendad[oa]* / segun (la gente|los demas|las resenas|las opiniones|los comentarios|los que (han ido|fueron)|los viajeros|otros) / mas (querid[oa]*|gustad[oa]*) / (que)? mas (pide*|reserva*|busca*|visita*|compra*) (la gente|los demas|los turistas)? / (pide*|reserva*|busca*|compra*|visita*) mas (la gente|los demas|los turistas) / que mas (le)? gust* (a la gente)?`,
    examples: ['lo mejor calificado'],
  },
  {
    shape: 'sort',
    value: 'newest',
    say: 'nuev[oa]s? / recientes / novedades / lo nuevo / (no|nada|que no)? (quier*|sea|de)? (siempre)? lo mismo (de siempre)? / (algo)? fuera de lo comun / poco comun',
    examples: ['novedades'],
  },
  {
    shape: 'length',
    value: 'shorter',
    say: `mas (cort[oa]*|rapid[oa]*|breve*) / que dure menos / menos (tiempo|horas|larg[oa]*)`,
    examples: ['algo más corto'],
  },
  { shape: 'length', value: 'longer', say: 'mas larg[oa]* / que dure mas', examples: ['algo más largo'] },
  {
    shape: 'length',
    value: 'short',
    say: `(algo|bien|muy)? (corto|cortit[oa]|(algo|muy|bien|una|experiencia|sea|sean) corta|corta$|rapid[oa]|rapidit[oa]|breve) / que (no dure|dure|duren) (muy)? (poco|poquito|mucho) / de (una|1) hora /
      un par de horas / de pasada / poco tiempo / (ni|no|que no sea|no sea) (tan|muy) larg[oa]`,
    examples: ['algo cortito'],
  },
  {
    shape: 'length',
    value: 'not-all-day',
    say: `(que)? no (sea|dure|tome|lleve|ocupe|se lleve|me lleve|nos lleve|quiero|queremos|haya que estar)? (de|un|el|que sea)? (todo el dia|dia (entero|completo)|un dia (entero|completo))`,
    examples: ['que no dure todo el día'],
  },
  {
    shape: 'length',
    value: 'half-day',
    say: '(de)? medio dia / media manana / una (manana|tarde)',
    examples: ['de medio día'],
  },
  {
    shape: 'length',
    value: 'full-day',
    say: 'de un dia / dia (entero|completo) / todo el dia',
    examples: ['algo de todo el día'],
  },
  {
    shape: 'length',
    value: 'same-day',
    say: `(no|sin|ni) (sea|es|quiero|queremos|hay|haya)? (de|a|para)? (que)? (dormir|quedar*|pasar la noche|pernoctar) (a dormir|ahi|alli|alla|la noche)? / ir y (volver|venir|regresar) (el)? (mismo)? (dia)? / el mismo dia`,
    examples: ['que no sea de quedarse a dormir', 'pero no a dormir'],
  },
  {
    shape: 'length',
    value: 'days',
    say: `(de)? (varios|dos|tres|2|3) dias / con dormida / quedarnos a dormir / pasar la noche`,
    examples: ['algo de varios días'],
  },
]
