import type { DemoExperience } from './shape.ts'

/** San Miguel and La Unión. */
export const experiencesEast: DemoExperience[] = [
  {
    key: 'las-flores-tres-dias-surf',
    host: 'dany-cuco',
    category: 'Playa y surf',
    title: 'Tres días de olas largas en Las Flores',
    shortDescription: 'La derecha del oriente, sin gentío: cinco sesiones guiadas, comidas y cuarto frente al palmar.',
    description: `Las Flores no tiene prisa. Es una derecha que corre doscientos, a veces trescientos metros, y te da tiempo de equivocarte, corregir y volver a equivocarte en la misma ola.

Día uno: llegas al mediodía, vemos tu nivel y entramos a las cuatro. Día dos: madrugón a las cinco y media, desayuno, siesta, y la tarde según el viento; si el mar está muy grande nos vamos en lancha a una playa más noble. Día tres: la sesión buena. Siempre es la del tercer día, cuando el cuerpo deja de pensar.

Entre sesión y sesión hay una hora de movilidad en el corredor y el pescado de doña Paz. Somos cuatro como máximo, porque cinco en el pico ya es fila.`,
    whatToExpect:
      'Nivel intermedio: remas sin ayuda y bajas la ola en diagonal. Cuarto compartido con ventilador y mosquitero. Hay rocas en el punto de entrada y salimos siempre por el canal.',
    bringWithYou: ['Tu tabla o dime qué medida usas', 'Lycra', 'Bloqueador en pasta', 'Repelente', 'Sandalias'],
    amenities: ['Guía local', 'Baños', 'Duchas', 'Wifi', 'Acceso a la playa', 'Opción vegetariana'],
    included: ['Guía', 'Hospedaje', 'Desayuno', 'Almuerzo', 'Cena', 'Fotos del recorrido'],
    notIncluded: ['Bebidas alcohólicas', 'Seguro de viaje', 'Transporte hasta el punto de encuentro', 'Propinas'],
    languages: ['Español', 'Inglés'],
    price: 180,
    maxGuests: 4,
    duration: { value: 3, unit: 'days' },
    place: {
      name: 'Entrada a playa Las Flores',
      address: 'Calle a playa Las Flores, El Cuco',
      city: 'Chirilagua',
      department: 'San Miguel',
      lat: 13.1735,
      lng: -88.116,
    },
    scene: 'tunco',
    beside: ['hamaca', 'cobanos'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [5], hour: 12, capacity: 4 },
  },
  {
    key: 'el-cuco-surf-en-familia',
    host: 'dany-cuco',
    category: 'Playa y surf',
    title: 'Surf en familia en El Cuco',
    shortDescription: 'Arena limpia, espuma mansa y una profe bilingüe. Para papás, abuelas y niños a la vez.',
    description: `Mi alumna favorita tiene sesenta y ocho años y vino porque sus nietos «necesitaban quien los cuidara en el agua». Se paró antes que ellos.

El Cuco es playa de arena sin piedras, con una primera ola pequeña que llega hasta la orilla. Perfecta. Traemos tablas de espuma de cuatro tamaños y hacemos la clase como juego: gatear, estatua, cangrejo, ¡arriba! Los menores de nueve van con un instructor cada uno, agarrado de la tabla. Los adultos van en parejas y casi siempre con más risa que los niños.

Al terminar nos instalamos en un rancho con hamacas. Hay cocos, pescado frito, tajadas, y un debate familiar sobre quién duró más de pie. Yo tengo el video y no siempre ayuda.`,
    whatToExpect:
      'Dos horas de agua y una de rancho. Desde cinco años con un adulto. Mar con oleaje: se entra solo en la zona marcada y con el instructor.',
    bringWithYou: ['Trajes de baño', 'Gorras', 'Bloqueador', 'Toallas', 'Ropa seca'],
    amenities: [
      'Agua potable',
      'Guía local',
      'Apto para niños',
      'Equipo de seguridad',
      'Duchas',
      'Sombra',
      'Estacionamiento',
      'Acceso a la playa',
    ],
    included: ['Guía', 'Equipo', 'Almuerzo', 'Fotos del recorrido'],
    notIncluded: ['Bebidas', 'Transporte hasta el punto de encuentro', 'Propinas'],
    languages: ['Español', 'Inglés'],
    price: 32,
    maxGuests: 8,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Rancho de surf de El Cuco',
      address: 'Calle principal de playa El Cuco',
      city: 'Chirilagua',
      department: 'San Miguel',
      lat: 13.176,
      lng: -88.1065,
    },
    scene: 'hamaca',
    beside: ['tunco', 'sopa'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 9, capacity: 8 },
  },
  {
    key: 'carnaval-de-san-miguel',
    host: 'dany-cuco',
    category: 'Noche y eventos',
    title: 'Carnaval de San Miguel, el último sábado de noviembre',
    shortDescription: 'Carrozas, tarimas en cada esquina y una ciudad entera bailando hasta que amanece.',
    description: `Mis primos de Virginia vuelan cada noviembre solo para esto. Yo llegaba de turista y ahora llego en bus, con zapatos viejos.

Desde temprano desfilan las carrozas por la avenida Roosevelt. Cuando cae la noche, cada pocas cuadras hay una tarima con su orquesta y la gente se mueve de una a otra como marea: cumbia aquí, merengue allá, una banda de los ochenta que tu mamá se sabe entera. No hay que pagar para entrar a la calle. Los palcos y las tarimas con asiento se compran en línea, y en el enlace están los mapas, los baños y los buses de regreso.`,
    whatToExpect:
      'Muchísima gente y mucho volumen. Deja el carro lejos, lleva lo indispensable en una bolsa cruzada y fija una esquina de encuentro.',
    bringWithYou: ['Zapatos cómodos', 'Agua', 'Tapones de oído para los niños'],
    amenities: ['Baños', 'Señal de celular', 'Estacionamiento'],
    included: ['Entrada al sitio'],
    notIncluded: ['Bebidas', 'Cena', 'Estacionamiento', 'Hospedaje'],
    languages: ['Español', 'Inglés'],
    price: 20,
    maxGuests: 20,
    duration: { value: 6, unit: 'hours' },
    place: {
      name: 'Parque Guzmán',
      address: 'Frente a la catedral de San Miguel',
      city: 'San Miguel',
      department: 'San Miguel',
      lat: 13.4816,
      lng: -88.1772,
    },
    scene: 'fiesta',
    beside: ['capital', 'pupusas'],
    status: 'published',
    featured: false,
    externalUrl: 'https://palcos.example.org/carnaval-san-miguel',
    offer: { weekdays: [], hour: 18, capacity: 24 },
  },
  {
    key: 'intipuca-pueblo-de-ida-y-vuelta',
    host: 'dany-cuco',
    category: 'Cultural',
    title: 'Intipucá, el pueblo que se fue y vuelve en diciembre',
    shortDescription: 'Un paseo por la migración salvadoreña con alguien que nació allá y escogió regresar.',
    description: `En el parque hay una estatua de un hombre con mochila. Es Sigfredo, el primero que se fue de aquí a Washington, en 1967. Detrás de él se fueron todos, mis papás incluidos.

En este pueblo las casas tienen columnas griegas y están vacías once meses. Te enseño cuáles son de un cocinero, cuáles de una señora que limpió oficinas treinta años, y qué dice cada balcón de lo que su dueño soñaba. En la cancha, en el banco, en la tienda que vende tarjetas para llamar, se entiende un país entero sin una sola gráfica.

Hablamos con don Beto, que volvió deportado y puso una panadería, y con la niña Rosario, que recibe a sus nietos por videollamada a las siete en punto. Yo cuento lo mío, con lo bueno y con lo que dolió. Puedes preguntar en inglés, en español o en la mezcla.`,
    whatToExpect:
      'Hora y media a pie, despacio, con paradas en casas de gente real: se saluda, se acepta el fresco y las fotos se piden. A veces alguien llora y no pasa nada.',
    bringWithYou: ['Gorra', 'Ganas de escuchar'],
    amenities: ['Guía local', 'Baños', 'Apto para adultos mayores', 'Señal de celular', 'Grupo pequeño'],
    included: ['Guía', 'Bebidas', 'Degustación'],
    notIncluded: ['Compras personales', 'Transporte hasta el punto de encuentro'],
    languages: ['Español', 'Inglés'],
    price: 10,
    maxGuests: 8,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Parque de Intipucá',
      address: 'Junto al monumento al inmigrante',
      city: 'Intipucá',
      department: 'La Unión',
      lat: 13.1967,
      lng: -88.0544,
    },
    scene: 'suchitoto',
    beside: ['ataco', 'mercado'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [4], hour: 16, capacity: 8 },
  },
  {
    key: 'conchagua-amanecer-tres-paises',
    host: 'oscar-conchagua',
    category: 'Aventura',
    title: 'Amanecer en Conchagua: tres países en una vista',
    shortDescription: 'Sube en 4x4 de madrugada y mira salir el sol entre las islas del golfo de Fonseca.',
    description: `Cuatro menos cuarto. Sí, de la mañana. Te doy el café en la puerta del pick-up y no espero que hables.

La calle sube por bosque hasta casi mil metros; son cincuenta minutos de piedra, con las luces de La Unión encogiéndose abajo. Desde el estacionamiento caminamos veinte minutos con linterna. Cuando llegamos a la orilla del mirador todavía es de noche, y lo primero que aparece no es el sol: son las islas, negras, recortadas, una detrás de otra, con Honduras a un lado y Nicaragua al otro.

Después pasa rápido. Violeta, naranja, y de repente el Cosigüina dorado por un costado. La gente se calla o grita, no hay término medio. Desayunamos ahí mismo, huevo, frijol y plátano calentados en la hornilla, y bajamos antes de que caliente.`,
    whatToExpect:
      'Camino movido en la cama o cabina del pick-up; caminata corta y fácil. En la madrugada hay viento. Con nubes bajas a veces no se ve nada hasta las siete, y de pronto todo.',
    bringWithYou: ['Chaqueta', 'Linterna', 'Zapatos cerrados', 'Cámara', 'Pañuelo para el polvo'],
    amenities: ['Guía local', 'Transporte', 'Botiquín', 'Vista panorámica', 'Grupo pequeño'],
    included: ['Guía', 'Transporte desde el punto de encuentro', 'Entrada al sitio', 'Desayuno'],
    notIncluded: ['Propinas', 'Hospedaje', 'Ropa de abrigo'],
    languages: ['Español', 'Inglés'],
    price: 29,
    maxGuests: 8,
    duration: { value: 5, unit: 'hours' },
    place: {
      name: 'Parque de Conchagua',
      address: 'Frente a la iglesia de Santiago Apóstol',
      city: 'Conchagua',
      department: 'La Unión',
      lat: 13.3076,
      lng: -87.864,
    },
    scene: 'conchagua',
    beside: ['fogata', 'izalco', 'jiquilisco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 3, 6], hour: 3.75, capacity: 8 },
  },
  {
    key: 'conchagua-noche-de-carpa',
    host: 'oscar-conchagua',
    category: 'Noche y eventos',
    title: 'Una noche de carpa sobre el golfo de Fonseca',
    shortDescription: 'Fogata, cielo limpio y las luces de tres países abajo. Carpa y cena puestas.',
    description: `El volcán de Conchagua de noche tiene dos cielos: el de arriba, con estrellas, y el de abajo, con las lámparas de los pescadores repartidas por el golfo. Acostado se confunden.

Subimos con la tarde para ver el sol meterse del lado del San Miguel. Yo armo las carpas y tú recoges leña, o al revés, si sabes de carpas. A las siete hay carne asada, casamiento y una salsa que pica. Después llevo el trípode: enseño a hacer fotos nocturnas con cualquier cámara y con casi cualquier celular, y a las diez apago todo lo que brille.

Quien quiera se queda junto al fuego. Hay guitarra, pero no obligo. A las cinco despierto con café a los que pidieron amanecer; los demás lo ven desde la bolsa de dormir, con un ojo.`,
    whatToExpect:
      'Campamento sencillo: letrina, sin regadera, agua en garrafa. Baja a dieciséis grados y sopla. Se vuelve a La Unión a las nueve de la mañana.',
    bringWithYou: ['Bolsa de dormir', 'Chaqueta gruesa', 'Linterna', 'Cepillo de dientes', 'Cámara o celular cargado'],
    amenities: ['Guía local', 'Transporte', 'Zona de acampar', 'Baños', 'Vista panorámica', 'Se admiten mascotas'],
    included: ['Guía', 'Transporte desde el punto de encuentro', 'Entrada al sitio', 'Cena', 'Desayuno', 'Hospedaje'],
    notIncluded: ['Bebidas alcohólicas', 'Ropa de abrigo', 'Propinas'],
    languages: ['Español', 'Inglés'],
    price: 50,
    maxGuests: 12,
    duration: { value: 2, unit: 'days' },
    place: {
      name: 'Parque de Conchagua',
      address: 'Frente a la iglesia de Santiago Apóstol',
      city: 'Conchagua',
      department: 'La Unión',
      lat: 13.3076,
      lng: -87.864,
    },
    scene: 'fogata',
    beside: ['conchagua', 'coatepeque'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [5, 6], hour: 15, capacity: 12 },
  },
  {
    key: 'golfo-de-fonseca-islas',
    host: 'oscar-conchagua',
    category: 'Aventura',
    title: 'Islas del golfo de Fonseca en lancha rápida',
    shortDescription: 'Martín Pérez, Conchagüita y Meanguera en un solo día, con playa, sendero y sopa de pescado.',
    description: `Motor de ochenta y cinco, tanque lleno, hielera. A las siete y media el golfo está liso y hay que aprovecharlo.

Primera isla: Martín Pérez, sin casas, con una playa clara donde casi no hay olas. Ahí se nada. Segunda: Conchagüita; subimos por un sendero de ceiba y piedra hasta un mirador bajo, se suda veinte minutos y desde arriba se ven las demás. En medio pasamos frente a la isla de los Pájaros, sin bajar, con el motor al mínimo.

La tercera es Meanguera, la más grande y la más lejos, unos veintitrés kilómetros desde el muelle. Caminamos el pueblo colgado de la ladera, comemos sopa de pescado en un corredor sobre el agua y, si da el tiempo, un baño en Majahual. El regreso es con sol en la cara y una ola que a veces salpica: la bolsa impermeable no es adorno.`,
    whatToExpect:
      'Ocho horas; al zarpar puede tocarte caminar un tramo de lodo según la marea. Hay chaleco para cada persona y no se zarpa con bandera roja. Lleva tu documento: es zona fronteriza.',
    bringWithYou: [
      'Documento de identidad',
      'Traje de baño',
      'Sandalias que se amarren',
      'Protector solar',
      'Gorra con cinta',
      'Bolsa impermeable',
    ],
    amenities: ['Guía local', 'Equipo de seguridad', 'Botiquín', 'Acceso a la playa', 'Estacionamiento'],
    included: ['Guía', 'Lancha', 'Equipo', 'Almuerzo', 'Agua'],
    notIncluded: ['Bebidas alcohólicas', 'Estacionamiento', 'Propinas', 'Seguro de viaje'],
    languages: ['Español', 'Inglés'],
    price: 75,
    maxGuests: 10,
    duration: { value: 8, unit: 'hours' },
    place: {
      name: 'Malecón de La Unión, lado de Los Coquitos',
      address: 'Tercera Avenida Norte, La Unión',
      city: 'La Unión',
      department: 'La Unión',
      lat: 13.34,
      lng: -87.8441,
    },
    scene: 'conchagua',
    beside: ['jiquilisco', 'hamaca', 'tunco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 7.5, capacity: 10 },
  },
]
