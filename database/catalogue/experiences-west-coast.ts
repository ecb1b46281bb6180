import type { DemoExperience } from './shape.ts'

/** Barra de Santiago (Ahuachapán) and Los Cóbanos (Sonsonate). */
export const experiencesWestCoast: DemoExperience[] = [
  {
    key: 'barra-santiago-manglar',
    host: 'nahum-tacuba',
    category: 'Naturaleza',
    title: 'Barra de Santiago: el manglar con la marea subiendo',
    shortDescription: 'Canales estrechos, garzas tigre y ostiones de desayuno en el humedal más occidental del país.',
    description: `Del otro lado de la calle, mar abierto. De este, agua quieta color té. La Barra es una cinta de arena entre los dos y ahí tomamos la lancha, dos horas antes de la marea llena, que es cuando los canales se dejan.

Con el motor apagado se avanza a palanca. El mangle rojo hace túneles; arriba descansan los pericos y abajo, en las raíces, los cangrejos se esconden todos a la vez, como si alguien diera la orden. Busco a la garza tigre, al martín pescador verde y, con distancia, al cocodrilo que asolea en el playón del fondo.

A media mañana paramos en casa de los Ramírez, que cultivan ostión en bandejas. Se abren ahí mismo, con limón y salsa negra. Quien no come marisco tiene coco helado y sombra.`,
    whatToExpect:
      'Paseo tranquilo en lancha con chalecos, casi sin caminar. La hora exacta la fija la marea y te la confirmo tres días antes. Hay zancudos al principio y al final.',
    bringWithYou: ['Repelente', 'Sombrero', 'Manga larga ligera', 'Binoculares', 'Sandalias'],
    amenities: [
      'Guía local',
      'Equipo de seguridad',
      'Sombra',
      'Apto para niños',
      'Apto para adultos mayores',
      'Acceso a la playa',
    ],
    included: ['Guía', 'Lancha', 'Equipo', 'Degustación', 'Agua'],
    notIncluded: ['Transporte hasta el punto de encuentro', 'Almuerzo', 'Propinas'],
    languages: ['Español'],
    price: 30,
    maxGuests: 6,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Frente a la unidad de salud de Barra de Santiago',
      address: 'Calle principal de Barra de Santiago, Jujutla',
      city: 'Jujutla',
      department: 'Ahuachapán',
      lat: 13.6907,
      lng: -90.0038,
    },
    scene: 'jiquilisco',
    beside: ['tortuga', 'hamaca'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [6], hour: 7, capacity: 6 },
  },
  {
    key: 'barra-santiago-tortugas',
    host: 'nahum-tacuba',
    category: 'Playa y surf',
    title: 'Liberación de tortugas al atardecer en la Barra',
    shortDescription: 'Acompaña a las tortuguitas golfinas del vivero hasta la espuma y quédate a verlas irse.',
    description: `Pesan lo que una moneda grande y no dudan ni un segundo: salen de la bandeja, giran hacia la luz del mar y caminan.

El vivero lo cuidan familias de la comunidad que antes vendían los huevos y hoy los siembran en la arena, nido por nido, con fecha y nombre de quien los trajo. A las cuatro y media te muestran los corrales y cuentas tú los nidos que tocan. A las cinco y media, con el sol bajo para que no se quemen, trazamos una línea en la arena y de esa línea nadie pasa.

No se tocan. No hay flash. Se mira, que es bastante. Después prendemos un fogón chico y tomamos atol de elote mientras las garzas, decepcionadas, se van a dormir.`,
    whatToExpect:
      'Depende de los nacimientos: hay casi todas las semanas de agosto a enero. Si esa tarde no nace ninguna, hacemos patrulla de playa con los tortugueros y te devuelvo la mitad.',
    bringWithYou: ['Sandalias', 'Linterna roja', 'Suéter ligero'],
    amenities: ['Guía local', 'Acceso a la playa', 'Apto para niños', 'Apto para adultos mayores', 'Estacionamiento'],
    included: ['Guía', 'Bebidas', 'Entrada al sitio'],
    notIncluded: ['Cena', 'Hospedaje', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 12.5,
    maxGuests: 10,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Vivero de tortugas de Barra de Santiago',
      address: 'Calle principal de Barra de Santiago, entrada a la playa',
      city: 'Jujutla',
      department: 'Ahuachapán',
      lat: 13.6899,
      lng: -90.003,
    },
    scene: 'tortuga',
    beside: ['hamaca', 'jiquilisco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [5], hour: 16.5, capacity: 20 },
  },
  {
    key: 'cobanos-bautizo-buceo',
    host: 'sandra-cobanos',
    category: 'Playa y surf',
    title: 'Bautizo de buceo en el arrecife de Los Cóbanos',
    shortDescription: 'Tu primera respiración bajo el agua con una bióloga marina al lado, a no más de ocho metros.',
    description: `Lo raro no es el pez: es oírte respirar.

A las siete armamos el equipo en la arena y te digo para qué sirve cada pieza, sin latín. A las ocho practicamos en la poza, con el agua al pecho, hasta que vaciar la máscara te aburra. Si algo te inquieta, ahí se queda el plan y seguimos con tubo: lo decides tú y el precio no cambia.

A las nueve, lancha corta y descenso por cabo, tomados de la mano si hace falta. El fondo es rocoso, con parches de coral, y tiene su gente: cirujanos, loros, a veces una tortuga que pasa como si llegara tarde. Hay restos de un barco viejo convertidos en condominio. Estamos treinta minutos a ocho metros como máximo y yo no te suelto.

De regreso tomamos sandía con sal y llenamos juntos la ficha de conteo. Esos peces que viste cuentan para el monitoreo del año, de verdad.`,
    whatToExpect:
      'No necesitas experiencia, sí saber nadar y llenar un cuestionario médico. Visibilidad de tres a diez metros, mejor de noviembre a marzo. No vueles en avión en las dieciocho horas siguientes.',
    bringWithYou: ['Traje de baño', 'Toalla', 'Bloqueador que no dañe el arrecife', 'Ropa seca'],
    amenities: ['Guía local', 'Equipo de seguridad', 'Botiquín', 'Duchas', 'Vestidores', 'Grupo pequeño'],
    included: ['Guía', 'Equipo', 'Lancha', 'Refrigerio', 'Fotos del recorrido'],
    notIncluded: ['Almuerzo', 'Seguro de viaje', 'Transporte hasta el punto de encuentro'],
    languages: ['Español', 'Inglés', 'Italiano'],
    price: 85,
    maxGuests: 4,
    duration: { value: 5, unit: 'hours' },
    place: {
      name: 'Base de buceo, playa Los Cóbanos',
      address: 'Final de la calle a Los Cóbanos, última casa antes de la arena',
      city: 'Acajutla',
      department: 'Sonsonate',
      lat: 13.5252,
      lng: -89.8062,
    },
    scene: 'cobanos',
    beside: ['tortuga', 'hamaca'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [4, 5, 6, 0], hour: 7, capacity: 4 },
  },
  {
    key: 'cobanos-careteo-bajamar',
    host: 'sandra-cobanos',
    category: 'Playa y surf',
    title: 'Careteo con marea baja en Los Cóbanos',
    shortDescription: 'Máscara, tubo y pozas de roca volcánica. La mejor primera vez para niños que ya nadan.',
    description: `Cuando la marea baja, Los Cóbanos se llena de peceras. Son pozas entre la roca, de un metro o dos, y en cada una hay una historia pequeña: un pulpo que cree que no lo ves, erizos, un pez globo con mal carácter.

Te doy máscara con lentes si usas, aletas cortas y una tablilla plástica con dibujos. El juego es encontrar doce especies. Los niños ganan siempre, porque se quedan quietos más tiempo que nosotros. Con los grupos que nadan bien salimos luego cien metros, hasta el borde donde el fondo se va, y ahí aparecen los cardúmenes.

En la arena explico lo que todos preguntan al final: qué le pasa al coral cuando el agua se calienta, y qué podemos hacer además de sentirnos mal.`,
    whatToExpect:
      'Dos horas y media que se mueven con la tabla de mareas. Las rocas cortan: los zapatos de agua no son opcionales y te los presto. Desde siete años.',
    bringWithYou: ['Traje de baño', 'Camiseta para el sol', 'Toalla'],
    amenities: ['Guía local', 'Apto para niños', 'Equipo de seguridad', 'Duchas', 'Acceso a la playa', 'Sombra'],
    included: ['Guía', 'Equipo', 'Agua'],
    notIncluded: ['Almuerzo', 'Transporte hasta el punto de encuentro', 'Propinas'],
    languages: ['Español', 'Inglés', 'Italiano'],
    price: 24,
    maxGuests: 8,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Playa Los Cóbanos, ramada de lanchas',
      address: 'Final de la calle a Los Cóbanos',
      city: 'Acajutla',
      department: 'Sonsonate',
      lat: 13.5249,
      lng: -89.8066,
    },
    scene: 'cobanos',
    beside: ['tunco', 'tortuga'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 8.5, capacity: 16 },
  },
  {
    key: 'cobanos-ballenas-temporada',
    host: 'sandra-cobanos',
    category: 'Naturaleza',
    title: 'Ballenas jorobadas frente a Los Cóbanos',
    shortDescription: 'Media mañana mar adentro con hidrófono, en busca de las jorobadas que bajan a parir.',
    description: `Entre noviembre y febrero pasan por aquí jorobadas que vienen del norte a tener a sus crías. Las buscamos desde la lancha, con motor lento y orejas largas: llevo un hidrófono y lo que más emociona a la gente no es el salto, es oírlas.

Si encontramos una madre con cría, apagamos a cien metros y esperamos diez minutos. Nada más. Anotamos la cola, que es como su huella, y la foto viaja al catálogo regional.`,
    whatToExpect:
      'El mar puede estar movido; toma tu pastilla para el mareo la noche anterior. No hay garantía de encuentro: vemos ballenas en dos de cada tres salidas buenas.',
    bringWithYou: ['Cortaviento', 'Gorra con cinta', 'Pastilla para el mareo'],
    amenities: ['Guía local', 'Equipo de seguridad', 'Botiquín'],
    included: ['Guía', 'Lancha', 'Refrigerio'],
    notIncluded: ['Almuerzo', 'Propinas'],
    languages: ['Español', 'Inglés'],
    price: 48,
    maxGuests: 8,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Playa Los Cóbanos, ramada de lanchas',
      address: 'Final de la calle a Los Cóbanos',
      city: 'Acajutla',
      department: 'Sonsonate',
      lat: 13.5249,
      lng: -89.8066,
    },
    scene: 'cobanos',
    beside: ['tunco', 'jiquilisco'],
    status: 'draft',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [], hour: 7, capacity: 8 },
  },
]
