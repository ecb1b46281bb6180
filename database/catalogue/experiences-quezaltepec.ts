import type { DemoExperience } from './shape.ts'

/** Inland La Libertad, around the Quezaltepec volcano and the valley of Zapotitán. */
export const experiencesQuezaltepec: DemoExperience[] = [
  {
    key: 'joya-de-ceren-lo-cotidiano',
    host: 'lucia-chalchuapa',
    category: 'Cultural',
    title: 'Joya de Cerén: lo que quedó en la mesa',
    shortDescription: 'Una aldea detenida bajo la ceniza hace catorce siglos, contada por quien ayudó a limpiarla.',
    description: `No hay reyes en Joya de Cerén. Hay un petate enrollado, una olla con frijoles, marcas de dedos en el engobe, un ratón. Por eso me gusta más que cualquier pirámide.

Hacia el año 600 explotó Loma Caldera, a poco más de un kilómetro, y la ceniza cubrió el caserío en horas. La gente alcanzó a irse; sus cosas, no. En 1976 una pala mecánica tocó una pared y así empezó todo. Caminamos las pasarelas despacio: la casa del que guardaba obsidiana en el techo, el temazcal con su cúpula, la milpa en surcos donde se hizo molde en yeso de cada planta.

Te doy una copia de mi plano y un lápiz, y al final jugamos a reconstruir un solo día: quién molía, quién venía de visita, qué había de cenar. Casi todo se puede saber. Lo que no, lo dejamos en blanco, que también es ciencia.`,
    whatToExpect:
      'Recorrido plano por pasarelas techadas, apto para sillas de ruedas en casi todo el trayecto. Cierra los lunes. Hora y media en el sitio y media hora en el museo.',
    bringWithYou: ['Agua', 'Repelente', 'Preguntas'],
    amenities: [
      'Agua potable',
      'Guía local',
      'Estacionamiento',
      'Baños',
      'Accesible en silla de ruedas',
      'Apto para niños',
      'Apto para adultos mayores',
    ],
    included: ['Guía', 'Materiales'],
    notIncluded: ['Entrada al sitio', 'Transporte hasta el punto de encuentro', 'Almuerzo'],
    languages: ['Español', 'Inglés', 'Francés'],
    price: 15,
    maxGuests: 15,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Taquilla de Joya de Cerén',
      address: 'Kilómetro 36, carretera a San Juan Opico',
      city: 'San Juan Opico',
      department: 'La Libertad',
      lat: 13.8277,
      lng: -89.3563,
    },
    scene: 'tazumal',
    beside: ['barro', 'sopa', 'cacao'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 5], hour: 10, capacity: 15 },
  },
  {
    key: 'san-andres-obraje-anil',
    host: 'lucia-chalchuapa',
    category: 'Cultural',
    title: 'San Andrés: la acrópolis y el obraje bajo la lava',
    shortDescription:
      'Dos catástrofes y dos épocas en un solo valle: una capital maya y una fábrica colonial de tinta azul.',
    description: `En San Andrés el suelo tiene memoria por pisos. Arriba, la hierba donde hacen picnic las excursiones. Más abajo, la capital que gobernó el valle de Zapotitán entre los siglos séptimo y noveno. Y a un costado, casi secreto, un obraje colonial de añil que la erupción del Playón, en 1658, dejó sepultado y por eso entero.

Ahí empiezo, por las pilas. Se ven la de remojo, la de batido, el canal; se entiende el trabajo y también quién lo hacía y a qué costo. Luego subimos a la plaza principal y medimos con pasos la distancia entre el que gobernaba y el que miraba.

Llevo un pedazo de añil en una cajita. Al final lo dejo pintar sobre papel mojado: es el mismo azul, cuatro siglos después.`,
    whatToExpect:
      'Hora y media por terreno abierto, con sol y zacate. Se puede venir en bus desde San Salvador. Lunes cerrado.',
    bringWithYou: ['Sombrero', 'Agua', 'Protector solar'],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Apto para niños', 'Sombra'],
    included: ['Guía', 'Materiales'],
    notIncluded: ['Entrada al sitio', 'Transporte hasta el punto de encuentro', 'Propinas'],
    languages: ['Español', 'Inglés', 'Francés'],
    price: 9,
    maxGuests: 20,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Museo de sitio de San Andrés',
      address: 'Kilómetro 32 y medio, carretera a Santa Ana',
      city: 'Ciudad Arce',
      department: 'La Libertad',
      lat: 13.8008,
      lng: -89.3892,
    },
    scene: 'anil',
    beside: ['tazumal', 'suchitoto'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [3], hour: 9, capacity: 24 },
  },
  {
    key: 'boqueron-crater-niebla',
    host: 'ricardo-tecla',
    category: 'Naturaleza',
    title: 'El Boquerón por dentro de la niebla',
    shortDescription: 'Los senderos altos del volcán de San Salvador, el cráter y el pequeño cono que nació en 1917.',
    description: `Desde la capital se ve como una montaña cansada. Desde arriba es un agujero de kilómetro y medio de ancho y casi quinientos metros de hondo, con un volcán de juguete en el fondo. Ese conito, el Boqueroncito, salió en la erupción de 1917, la misma que evaporó la laguna que había aquí.

Hacemos los miradores y luego el sendero que los buses no hacen: una vuelta parcial por el borde, entre begonias silvestres, hortensias y cipreses. La niebla entra y sale como quien olvidó algo. Cuando se abre, se ve el cráter por un lado y San Salvador por el otro, y uno entiende dónde vive.

Llevo un termo y una hornilla pequeña. En el último mirador muelo y cuelo un café de estas mismas faldas, y nos quedamos hasta que a alguien le dé frío.`,
    whatToExpect:
      'Cuatro kilómetros, dificultad baja a media, a 1,800 metros. No se baja al fondo del cráter en esta salida. Temperatura de quince a veinte grados.',
    bringWithYou: ['Chaqueta', 'Zapatos cerrados', 'Taza propia, si quieres'],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Apto para niños', 'Vista panorámica', 'Señal de celular'],
    included: ['Guía', 'Degustación', 'Agua'],
    notIncluded: ['Entrada al sitio', 'Transporte hasta el punto de encuentro', 'Almuerzo'],
    languages: ['Español', 'Inglés', 'Alemán'],
    price: 15,
    maxGuests: 10,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Entrada del Parque Nacional El Boquerón',
      address: 'Final de la calle al Boquerón, cantón Álvarez',
      city: 'Santa Tecla',
      department: 'La Libertad',
      lat: 13.7338,
      lng: -89.2803,
    },
    scene: 'montecristo',
    beside: ['cata', 'ilamatepec', 'capital'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 8, capacity: 10 },
  },
  {
    key: 'tecla-barista-por-una-manana',
    host: 'ricardo-tecla',
    category: 'Café',
    title: 'Barista por una mañana en Santa Tecla',
    shortDescription: 'Molienda, extracción y espuma: arruinas seis cafés y el séptimo te sale como en cafetería.',
    description: `La diferencia entre un buen café y uno triste suele ser de siete segundos. O de dos gramos. O de un grado. Los tres se aprenden a ver, y para eso hay que equivocarse con calma.

El taller es detrás de la tostadora, en una mesa larga para cuatro personas. Primero calibras el molino a ojo y a oído. Luego sacas espresso, uno corrido, uno ahogado, uno que por fin canta. Después la leche: cómo se oye cuando va bien, cómo huele cuando te pasaste. El arte en la taza es lo último y lo menos importante, pero todos quieren hacer un corazón, así que hacemos corazones. El mío parece nabo.

Te vas con media libra tostada esa semana y una hoja con la receta para la cafetera que tengas en casa, aunque sea de manga.`,
    whatToExpect:
      'Dos horas de pie. Se prueba en sorbos, no en tazas completas, para que duermas esa noche. Hay bebida de avena.',
    bringWithYou: ['Ropa cómoda', 'Foto de la cafetera de tu casa'],
    amenities: [
      'Agua potable',
      'Wifi',
      'Baños',
      'Accesible en silla de ruedas',
      'Opción vegetariana',
      'Grupo pequeño',
      'Señal de celular',
    ],
    included: ['Materiales', 'Degustación', 'Pieza para llevar'],
    notIncluded: ['Desayuno', 'Estacionamiento', 'Compras personales'],
    languages: ['Español', 'Inglés', 'Alemán'],
    price: 26,
    maxGuests: 2,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Tostaduría, a la vuelta del paseo El Carmen',
      address: 'Primera Calle Oriente, Santa Tecla',
      city: 'Santa Tecla',
      department: 'La Libertad',
      lat: 13.6751,
      lng: -89.2882,
    },
    scene: 'cata',
    beside: ['apaneca', 'capital'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [2, 4], hour: 9, capacity: 4 },
  },
  {
    key: 'comasagua-cosecha-cordillera',
    host: 'ricardo-tecla',
    category: 'Café',
    title: 'Un día de corta en la cordillera del Bálsamo',
    shortDescription:
      'Sube con los cortadores de Comasagua, llena tu canasto y sigue el grano hasta el patio de secado.',
    description: `Compro café en Comasagua desde que empecé a tostar y cada temporada paso un día entero cortando. No rindo nada. Don Mauricio, que pesa los costales, me pone siempre la misma cara.

Te invito a pasar vergüenza conmigo. Llegamos a las siete, nos amarran el canasto a la cintura y entramos al surco con la cuadrilla. Solo rojo, nunca pintón, y sin pelar la rama, porque de ahí sale la flor del otro año. A las diez se pesa: verás cuántas libras hiciste y cuántas hizo doña Reina, y haremos la cuenta de cuánto se paga, que es una conversación necesaria.

Almorzamos con ellos: frijoles, tortilla gruesa, queso. La tarde es de recibidor y patio, y de un mirador desde donde la cordillera cae en filas verdes hasta el mar. El bálsamo también se saca aquí, y si está el señor que lo trabaja, huele a iglesia.`,
    whatToExpect:
      'Corta real de noviembre a enero; de febrero en adelante la visita es de poda, floración y beneficio. Terreno inclinado, sol de mañana. Dificultad media.',
    bringWithYou: ['Pantalón y manga larga', 'Botas o tenis viejos', 'Sombrero', 'Repelente', 'Dos litros de agua'],
    amenities: ['Guía local', 'Transporte', 'Baños', 'Vista panorámica', 'Grupo pequeño'],
    included: ['Guía', 'Transporte desde el punto de encuentro', 'Almuerzo', 'Degustación'],
    notIncluded: ['Desayuno', 'Propinas', 'Compras personales'],
    languages: ['Español', 'Inglés', 'Alemán'],
    price: 45,
    maxGuests: 3,
    duration: { value: 8, unit: 'hours' },
    place: {
      name: 'Parque de Comasagua',
      address: 'Frente a la iglesia de San Mateo',
      city: 'Comasagua',
      department: 'La Libertad',
      lat: 13.6372,
      lng: -89.3797,
    },
    scene: 'apaneca',
    beside: ['cata', 'sopa', 'montecristo'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [6], hour: 7, capacity: 6 },
  },
]
