import type { DemoExperience } from './shape.ts'

/** The coast of La Libertad; its inland places are in `experiences-quezaltepec.ts`. */
export const experiencesLaLibertad: DemoExperience[] = [
  {
    key: 'tunco-primera-ola',
    host: 'kevin-tunco',
    category: 'Playa y surf',
    title: 'Tu primera ola en El Tunco',
    shortDescription:
      'Clase de surf para quien nunca se ha parado en una tabla: arena, espuma y una ola tuya antes del almuerzo.',
    description: `Trato hecho: si en dos horas no te paraste, la siguiente clase te la doy gratis. En tres años he pagado cuatro.

Media hora es en la arena, frente a la roca. Dibujo una tabla con el talón y practicas el salto hasta que salga feo pero salga. También aprendes a leer el agua: dónde rompe, por dónde se sale, qué es esa corriente lisa que parece amable y no lo es. Recién entonces nos metemos, caminando hasta El Sunzal, donde la espuma es larga y perdona.

Yo voy en el agua contigo, empujo, grito, celebro. La ola que agarras está casi deshecha y te va a parecer enorme. Al salir te duelen los brazos, tienes sal en las pestañas y hay una minuta de tamarindo esperando en el carrito de don Lito.`,
    whatToExpect:
      'Dos horas y media, con un instructor por cada tres alumnos. Hay que saber nadar. El fondo mezcla arena y piedra redonda; te presto botines. La hora se ajusta a la marea.',
    bringWithYou: ['Traje de baño', 'Toalla', 'Bloqueador para la cara', 'Ropa seca'],
    amenities: ['Guía local', 'Equipo de seguridad', 'Duchas', 'Casilleros', 'Acceso a la playa', 'Apto para niños'],
    included: ['Guía', 'Equipo', 'Bebidas'],
    notIncluded: ['Almuerzo', 'Transporte hasta el punto de encuentro', 'Estacionamiento', 'Propinas'],
    languages: ['Español', 'Inglés', 'Portugués'],
    price: 30,
    maxGuests: 6,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Rancho de tablas, playa El Tunco',
      address: 'Calle principal de El Tunco, a media cuadra de la playa',
      city: 'Tamanique',
      department: 'La Libertad',
      lat: 13.4936,
      lng: -89.3822,
    },
    scene: 'tunco',
    beside: ['hamaca', 'cobanos'],
    status: 'published',
    featured: true,
    externalUrl: null,
    offer: { weekdays: [1, 3, 5, 6], hour: 8, capacity: 9 },
  },
  {
    key: 'zonte-surf-con-video',
    host: 'kevin-tunco',
    category: 'Playa y surf',
    title: 'El Zonte con video: corrige lo que no ves',
    shortDescription:
      'Para quien ya se para y se estancó. Sesión filmada, análisis a la sombra y segunda entrada al agua.',
    description: `Todos juran que doblan las rodillas. El video jura lo contrario.

La primera sesión es de hora y media en la punta de El Zonte, una derecha que arranca junto a las rocas y avisa. Mi hermano filma desde la playa. No corrijo nada en el agua; solo te digo cuál tomar y cuál no.

Después desayunamos en hamaca y pasamos tus olas en cámara lenta. Escogemos dos cosas, nunca más de dos: la mirada, el pie de atrás, el momento de la segunda remada. Con eso en la cabeza vuelves a entrar una hora, y la tercera ola ya se nota distinta. Te llevas los clips, los buenos y los otros, que son los que sirven.`,
    whatToExpect:
      'Nivel intermedio: debes poder remar y pararte sin ayuda. Hay rocas en la entrada y te enseño por dónde. Mejor de marzo a octubre para olas grandes y de noviembre a febrero para aprender.',
    bringWithYou: ['Tu tabla, si tienes', 'Lycra', 'Bloqueador', 'Memoria o celular con espacio'],
    amenities: ['Guía local', 'Duchas', 'Wifi', 'Acceso a la playa', 'Grupo pequeño'],
    included: ['Guía', 'Equipo', 'Desayuno', 'Fotos del recorrido'],
    notIncluded: ['Almuerzo', 'Hospedaje', 'Seguro de viaje'],
    languages: ['Español', 'Inglés', 'Portugués'],
    price: 55,
    maxGuests: 4,
    duration: { value: 5, unit: 'hours' },
    place: {
      name: 'Entrada a la playa El Zonte',
      address: 'Kilómetro 53 y medio, carretera del Litoral',
      city: 'Chiltiupán',
      department: 'La Libertad',
      lat: 13.4957,
      lng: -89.4398,
    },
    scene: 'hamaca',
    beside: ['tunco', 'cobanos'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [2, 4], hour: 6.5, capacity: 4 },
  },
  {
    key: 'tunco-sunset-sesiones',
    host: 'kevin-tunco',
    category: 'Noche y eventos',
    title: 'Sesiones de atardecer frente a la roca de El Tunco',
    shortDescription: 'Tres bandas del puerto, arena negra y el último sol. Entrada en línea, cupo corto.',
    description: `Una vez al mes, los músicos del puerto sacan los parlantes a la arena. Empieza con guitarra sola, a las cinco, cuando todavía hay gente en el agua. Sigue una banda de cumbia vieja. Cierra alguien que nunca se anuncia y que casi siempre vale la pena.

Yo no vendo las entradas, solo presto los cables y la extensión. Se compran en línea y se acaban, porque la marea decide cuánta playa hay y con eso cuánta gente cabe.`,
    whatToExpect:
      'De cinco a nueve, sentados en la arena o bailando. Se cancela con lluvia y la entrada vale para la fecha siguiente.',
    bringWithYou: ['Manta o petate', 'Chaqueta ligera', 'Tu entrada en el celular'],
    amenities: ['Baños', 'Acceso a la playa', 'Se admiten mascotas', 'Señal de celular', 'Estacionamiento'],
    included: ['Entrada al sitio'],
    notIncluded: ['Bebidas', 'Cena', 'Estacionamiento'],
    languages: ['Español', 'Inglés'],
    price: 10,
    maxGuests: 20,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Playa El Tunco, frente a la roca',
      address: 'Final de la calle peatonal de El Tunco',
      city: 'Tamanique',
      department: 'La Libertad',
      lat: 13.4931,
      lng: -89.3826,
    },
    scene: 'tunco',
    beside: ['fiesta', 'hamaca'],
    status: 'published',
    featured: false,
    externalUrl: 'https://entradas.example.com/sesiones-el-tunco',
    offer: { weekdays: [], hour: 17, capacity: 20 },
  },
  {
    key: 'tamanique-cuatro-cascadas',
    host: 'kevin-tunco',
    category: 'Aventura',
    title: 'Las cuatro cascadas de Tamanique',
    shortDescription: 'Bajada empinada, agua dulce y saltos opcionales. El plan de los surfistas cuando no hay olas.',
    description: `Cuando el mar amanece plano, los surfistas suben al cerro. Veinte minutos de van y el aire ya huele a tierra.

El sendero sale del pueblo y baja, baja, baja. Son cuarenta minutos entre milpa y pared de roca, con raíces para agarrarse. Las cascadas vienen una debajo de la otra: la primera es de foto, la segunda tiene una poza redonda donde cabe el grupo entero, en la tercera se salta desde un labio de piedra de unos cinco metros, y la cuarta casi nadie la visita, así que ahí comemos la fruta.

Guía un muchacho de Tamanique, Wil, que creció en esta quebrada. Yo voy atrás, con el botiquín y la música apagada. La subida se paga: a las once el sol pega de frente y se hace un silencio muy honesto.`,
    whatToExpect:
      'Bajada y subida de 250 metros de desnivel, resbalosas. Saltar es opcional y Wil revisa el fondo cada vez. Con lluvia fuerte la noche anterior, se cambia por otro día.',
    bringWithYou: ['Tenis con agarre que se mojen', 'Traje de baño', 'Dos litros de agua', 'Repelente', 'Muda seca'],
    amenities: ['Guía local', 'Transporte', 'Botiquín', 'Vista panorámica', 'Grupo pequeño'],
    included: ['Guía', 'Transporte desde el punto de encuentro', 'Entrada al sitio', 'Refrigerio'],
    notIncluded: ['Almuerzo', 'Propinas', 'Seguro de viaje'],
    languages: ['Español', 'Inglés', 'Portugués'],
    price: 25,
    maxGuests: 8,
    duration: { value: 5, unit: 'hours' },
    place: {
      name: 'Parque de Tamanique',
      address: 'Cancha frente a la alcaldía de Tamanique',
      city: 'Tamanique',
      department: 'La Libertad',
      lat: 13.598,
      lng: -89.4189,
    },
    scene: 'calera',
    beside: ['canopy', 'tunco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 2, 4], hour: 8.5, capacity: 8 },
  },
  {
    key: 'libertad-muelle-coctel-conchas',
    host: 'kevin-tunco',
    category: 'Gastronomía',
    title: 'El muelle de La Libertad, del anzuelo al cóctel',
    shortDescription:
      'Mira subir las lanchas con la grúa, escoge el pescado y desayúnalo en el puesto de la tía Milagro.',
    description: `05:45. Las lanchas vuelven. No atracan: las sube una grúa, con todo y pescador, y quedan estacionadas sobre el muelle como si fueran carros. Solo por eso ya vale madrugar.

06:15. Mercado. Te enseño a mirar el ojo del pargo, a oler sin acercarte, a preguntar el precio dos veces. Compras por cinco dólares de lo que te guste.

07:00. Mi tía Milagro toma el mando. Tiene el puesto desde 1989 y no deja entrar a cualquiera detrás del mostrador, pero a ti sí: abres conchas con su cuchillo, cortas cebolla finita, exprimes limón, y ella mide la salsa negra porque eso no se enseña. Lo que compraste se fríe entero.

08:00. Comes con los pies colgando sobre el agua. Los pelícanos también opinan.`,
    whatToExpect:
      'Se camina sobre el muelle mojado; el olor es de puerto. Quien no come marisco crudo tiene pescado frito y plátano. Termina a tiempo para ir a surfear o a misa.',
    bringWithYou: ['Zapatos que no resbalen', 'Efectivo para el pescado', 'Gorra'],
    amenities: [
      'Guía local',
      'Baños',
      'Apto para niños',
      'Apto para adultos mayores',
      'Accesible en silla de ruedas',
      'Estacionamiento',
    ],
    included: ['Guía', 'Desayuno', 'Bebidas', 'Degustación'],
    notIncluded: ['Compras personales', 'Transporte hasta el punto de encuentro'],
    languages: ['Español', 'Inglés', 'Portugués'],
    price: 19.5,
    maxGuests: 8,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Entrada del muelle artesanal',
      address: 'Malecón del Puerto de La Libertad',
      city: 'La Libertad',
      department: 'La Libertad',
      lat: 13.4872,
      lng: -89.3204,
    },
    scene: 'mercado',
    beside: ['tunco', 'sopa'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [6], hour: 5.75, capacity: 8 },
  },
]
