import type { DemoExperience } from './shape.ts'

export const experiencesUsulutan: DemoExperience[] = [
  {
    key: 'jiquilisco-canales-del-manglar',
    host: 'chepe-jiquilisco',
    category: 'Naturaleza',
    title: 'Bahía de Jiquilisco: los canales que solo Chepe se sabe',
    shortDescription: 'Una mañana de lancha por el manglar más grande del país, con islas habitadas y playa de bocana.',
    description: `La bahía tiene veintisiete islas en el mapa y alguna más en la marea. Para no perderse no sirve el mapa: sirve haber encallado en todas partes, que es mi currículum.

Del Triunfo salimos con la marea llena, para meternos a los canales chicos antes de que se sequen. El mangle salado va adelante, el rojo camina con sus zancos. Arriba hay garzas, pericos y alguna boa dormida; en el agua, delfines, que a veces nos acompañan y a veces no nos hacen caso.

A media mañana paramos en la isla La Pirraya. Es un caserío de pescadores y se camina entre redes, cipotes y cocos. Después cruzamos hasta la península, se baja del lado de la bahía, se andan doscientos pasos y está el mar bravo. Esos doscientos pasos son lo que más le gusta a la gente. A la una estamos de vuelta, quemados y con apetito.`,
    whatToExpect:
      'Cinco horas, con desembarcos en los que te mojas los pies. Lancha con toldo y chalecos. Los delfines no firman contrato.',
    bringWithYou: ['Sombrero', 'Protector solar', 'Sandalias', 'Camisa de manga larga', 'Dos litros de agua'],
    amenities: [
      'Guía local',
      'Equipo de seguridad',
      'Estacionamiento',
      'Sombra',
      'Acceso a la playa',
      'Apto para niños',
    ],
    included: ['Guía', 'Lancha', 'Equipo', 'Refrigerio'],
    notIncluded: ['Almuerzo', 'Propinas', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 28,
    maxGuests: 12,
    duration: { value: 5, unit: 'hours' },
    place: {
      name: 'Malecón de Puerto El Triunfo',
      address: 'Entrada del malecón, Puerto El Triunfo',
      city: 'Puerto El Triunfo',
      department: 'Usulután',
      lat: 13.2748,
      lng: -88.5488,
    },
    scene: 'jiquilisco',
    beside: ['hamaca', 'tortuga', 'suchitlan'],
    status: 'published',
    featured: true,
    externalUrl: null,
    offer: { weekdays: [0, 3, 6], hour: 7.5, capacity: 12 },
  },
  {
    key: 'jiquilisco-noche-de-carey',
    host: 'chepe-jiquilisco',
    category: 'Playa y surf',
    title: 'Noche de tortugueros en la bahía de Jiquilisco',
    shortDescription: 'Patrulla la playa con quienes cuidan a la carey y duerme en hamaca junto al vivero.',
    description: `La carey del Pacífico oriental se creía casi perdida, y resultó que le gustaba nuestra bahía. De eso me enteré yo a los cuarenta y tantos años, después de haberla visto toda la vida sin saber lo que veía.

Esta salida es para acompañar. Cruzamos a las cuatro, se cena pescado, y cuando cierra la noche caminamos la playa con los tortugueros, sin luz blanca, despacio, leyendo el rastro en la arena como quien busca la letra de alguien. Si sale una tortuga, se le espera. Se mide, se le toma la placa, se guardan los huevos en el vivero. Te toca cargar la cubeta.

Si no sale ninguna, y pasa, revisamos nidos, se oye al mar y te enseño las pocas estrellas que conozco. Dormimos en hamaca con mosquitero. Al amanecer, si hay nacimiento, se suelta; y si no, hay café, que también amanece.`,
    whatToExpect:
      'Una noche rústica: hamaca, letrina limpia, agua de barril. Se camina en la oscuridad unas dos horas. La carey anida de abril a septiembre; el resto del año la playa es de golfinas.',
    bringWithYou: ['Ropa oscura de manga larga', 'Sábana delgada', 'Linterna de luz roja', 'Repelente', 'Muda seca'],
    amenities: ['Guía local', 'Baños', 'Acceso a la playa', 'Zona de acampar', 'Grupo pequeño'],
    included: ['Guía', 'Lancha', 'Cena', 'Desayuno', 'Hospedaje'],
    notIncluded: ['Bebidas alcohólicas', 'Propinas', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 50,
    maxGuests: 6,
    duration: { value: 2, unit: 'days' },
    place: {
      name: 'Malecón de Puerto El Triunfo',
      address: 'Entrada del malecón, Puerto El Triunfo',
      city: 'Puerto El Triunfo',
      department: 'Usulután',
      lat: 13.2748,
      lng: -88.5488,
    },
    scene: 'tortuga',
    beside: ['jiquilisco', 'fogata'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [5], hour: 16, capacity: 6 },
  },
  {
    key: 'triunfo-mariscada-malecon',
    host: 'chepe-jiquilisco',
    category: 'Gastronomía',
    title: 'Mariscada en el malecón de El Triunfo',
    shortDescription: 'Escoges en la lancha, tía Lucila lo cocina y te lo comes viendo llegar la siguiente.',
    description: `Regla de la tía Lucila: si no lo viste vivo, no lo comas.

Por eso empezamos abajo, en las gradas, cuando los pescadores descargan. Punche, jaiba, camarón, un robalo si tuvimos suerte. Ella mira, aprieta, desprecia, escoge. Tú cargas el balde y aprendes más en diez minutos que en todos los restaurantes.

La sopa lleva coco, chile verde, alguashte y una hora y media de fuego bajo. Mientras tanto se abre lo que se come frío y yo te enseño a sacarle la carne al punche sin martillo ni vergüenza. Se sirve en tazón hondo, con babero de papel, y después de la sopa nadie tiene planes.`,
    whatToExpect:
      'Un almuerzo largo, de once a dos. Hay pollo guisado para quien es alérgico, cocinado en otra olla; avisa al reservar.',
    bringWithYou: ['Camisa que pueda salpicarse', 'Hambre', 'Efectivo para llevar camarón'],
    amenities: [
      'Baños',
      'Estacionamiento',
      'Apto para niños',
      'Apto para adultos mayores',
      'Accesible en silla de ruedas',
      'Sombra',
    ],
    included: ['Almuerzo', 'Bebidas', 'Degustación'],
    notIncluded: ['Bebidas alcohólicas', 'Transporte hasta el punto de encuentro', 'Propinas'],
    languages: ['Español'],
    price: 17,
    maxGuests: 16,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Comedor de Lucila, malecón',
      address: 'Local del malecón, Puerto El Triunfo',
      city: 'Puerto El Triunfo',
      department: 'Usulután',
      lat: 13.2751,
      lng: -88.5484,
    },
    scene: 'sopa',
    beside: ['jiquilisco', 'mercado'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 11, capacity: 16 },
  },
  {
    key: 'alegria-laguna-esmeralda',
    host: 'tomas-alegria',
    category: 'Naturaleza',
    title: 'La laguna de Alegría, con un maestro jubilado',
    shortDescription:
      'Paseo al cráter del Tecapa: azufre, agua verde y tres leyendas, dos de ellas inventadas por alumnos.',
    description: `Pase de lista: volcán Tecapa, presente. Laguna, presente. Sirena, ausente con permiso.

La caminata sale de la plaza de Alegría, donde todas las aceras tienen macetas, y baja por la calle empedrada hasta el cráter. Son dos kilómetros y medio. Llevo treinta y un años haciéndola con grupos de cuarto grado, así que tengo una parada para cada cansancio.

La laguna es verde porque del fondo salen gases; cambia de tono con el mes y huele a fósforo recién encendido. Dicen que Gabriela Mistral la llamó la esmeralda de América. Le damos la vuelta por la orilla, tocamos el agua tibia en una esquina y fría en la otra, y en la banca del fondo cuento la historia de la sirena que se lleva a los bonitos. Yo sigo aquí.`,
    whatToExpect:
      'Cinco kilómetros entre ida y vuelta, con subida al regreso; hay mototaxi para quien prefiera. No se nada: el agua es ácida. Clima fresco, a 1,200 metros.',
    bringWithYou: ['Zapatos cómodos', 'Agua', 'Suéter', 'Efectivo para la entrada'],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Apto para niños', 'Se admiten mascotas', 'Vista panorámica'],
    included: ['Guía', 'Refrigerio'],
    notIncluded: ['Entrada al sitio', 'Almuerzo', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 7,
    maxGuests: 15,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Parque central de Alegría',
      address: 'Frente a la iglesia de San Pedro',
      city: 'Alegría',
      department: 'Usulután',
      lat: 13.5083,
      lng: -88.4898,
    },
    scene: 'ilamatepec',
    beside: ['coatepeque', 'ataco', 'apaneca'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 9, capacity: 15 },
  },
  {
    key: 'berlin-tres-manzanas-de-cafe',
    host: 'tomas-alegria',
    category: 'Café',
    title: 'Tres manzanas de café en Berlín',
    shortDescription: 'Una finca chica contada con la verdad: cuánto cuesta, cuánto rinde y por qué la sigo sembrando.',
    description: `Te voy a enseñar mis cuentas. Las llevo en un cuaderno escolar, con lápiz, y las abro sobre la mesa porque a mí me habría gustado que alguien me las enseñara.

Antes caminamos la finca, que se recorre en cuarenta minutos: tres manzanas de bourbon y pacas, sombra de pepeto y de naranjo, y una parte nueva donde la roya no perdonó y hubo que empezar. Te muestro una hoja enferma y una sana. Si es tiempo, cortamos un canasto. Si no, injertamos.

Luego, el cuaderno. Y mientras lo discutimos, mi hija Ruth pasa el café que salió de ahí mismo, con pan de Berlín, que es famoso por razones que comprobarás. Quien llega creyendo que un café de dólar y medio es caro, se va pensando.`,
    whatToExpect:
      'Dos horas, con caminata corta y sombreada. Media manzana de la finca es inclinada y se puede saltar.',
    bringWithYou: ['Zapatos cerrados', 'Sombrero', 'Manga larga'],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Apto para adultos mayores', 'Grupo pequeño'],
    included: ['Guía', 'Degustación', 'Pieza para llevar'],
    notIncluded: ['Almuerzo', 'Compras personales', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 12.5,
    maxGuests: 8,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Parque central de Berlín',
      address: 'Frente a la iglesia de San José',
      city: 'Berlín',
      department: 'Usulután',
      lat: 13.4976,
      lng: -88.5302,
    },
    scene: 'apaneca',
    beside: ['cata', 'sopa'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [4], hour: 8.5, capacity: 8 },
  },
]
