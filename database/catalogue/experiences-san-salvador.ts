import type { DemoExperience } from './shape.ts'

export const experiencesSanSalvador: DemoExperience[] = [
  {
    key: 'centro-historico-fachadas',
    host: 'gabriela-capital',
    category: 'Cultural',
    title: 'San Salvador puerta por puerta: el centro histórico',
    shortDescription:
      'Palacio, catedral, vitrales de arcoíris y portales escondidos con una arquitecta que mira hacia arriba.',
    description: `Casi todos cruzan el centro mirando el suelo. Esta caminata es un entrenamiento de cuello.

Salimos de la plaza Gerardo Barrios. El Palacio Nacional tiene ciento y tantas habitaciones y cuatro salones de cuatro colores; te cuento cuál fue cárcel de papeles. En la catedral bajamos a la cripta de san Óscar Romero y ahí hablo poco. Cruzamos al Teatro Nacional, subimos con los ojos hasta la cúpula, y por un pasaje que nadie ve llegamos a los portales.

La última parada es El Rosario. Por fuera parece un hangar a medio hacer; por dentro, Rubén Martínez escondió un arcoíris. Entre las tres y las cuatro y media la luz camina por el piso, y yo calculo la ruta entera para que entres justo en ese rato. Después ya no hay guion: nos sentamos en la plaza Libertad, sacas tus preguntas y yo mi cuaderno de puertas.`,
    whatToExpect:
      'Dos kilómetros y medio, todo plano salvo las gradas de la cripta, que se pueden evitar. Hay bancas y sombra cada diez minutos. Se entra a iglesias: hombros cubiertos.',
    bringWithYou: ['Zapatos cómodos', 'Agua', 'Sombrilla, según el mes'],
    amenities: [
      'Agua potable',
      'Guía local',
      'Baños',
      'Apto para adultos mayores',
      'Accesible en silla de ruedas',
      'Wifi',
      'Señal de celular',
    ],
    included: ['Guía', 'Agua'],
    notIncluded: ['Entrada al sitio', 'Estacionamiento', 'Propinas'],
    languages: ['Español', 'Inglés', 'Francés'],
    price: 12,
    maxGuests: 15,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Plaza Gerardo Barrios, al pie del monumento',
      address: 'Entre el Palacio Nacional y la Catedral Metropolitana',
      city: 'San Salvador',
      department: 'San Salvador',
      lat: 13.6983,
      lng: -89.1914,
    },
    scene: 'capital',
    beside: ['suchitoto', 'mercado'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 3, 6], hour: 13.5, capacity: 15 },
  },
  {
    key: 'centro-azoteas-de-noche',
    host: 'gabriela-capital',
    category: 'Noche y eventos',
    title: 'Azoteas del centro: la capital cuando prende las luces',
    shortDescription: 'Tres terrazas, tres alturas y una cena corta entre cúpulas iluminadas y el perfil del volcán.',
    description: `Un portero llamado Neto guarda la llave de la primera terraza. Subimos a pie los cinco pisos, porque el ascensor es de 1954 y tiene carácter. Arriba, el volcán está morado y las campanas de catedral dan las seis.

La segunda parada es un edificio bancario reconvertido, con un bar pequeño donde preparan un trago de marañón, con o sin alcohol. Desde ahí se lee la ciudad como un plano: te señalo las cuadrículas, los terremotos, los edificios que sobrevivieron a los dos.

Cenamos en la tercera, la más baja y la mejor: a la altura de las copas de los árboles, con pupusas de comal que sube un muchacho corriendo para que no se enfríen. Cuando bajamos, la plaza está encendida, hay niños en patineta y nadie tiene prisa. Hace diez años no se podía contar esta noche así.`,
    whatToExpect:
      'Tres horas y media con unas ciento veinte gradas en total, en tres tandas. Las terrazas tienen baranda. Si llueve, la ruta se hace bajo techo en la segunda y la tercera.',
    bringWithYou: ['Chaqueta ligera', 'Zapatos cerrados', 'Cámara, si tienes'],
    amenities: ['Guía local', 'Baños', 'Grupo pequeño', 'Opción vegetariana', 'Vista panorámica', 'Señal de celular'],
    included: ['Guía', 'Cena', 'Bebidas', 'Fotos del recorrido'],
    notIncluded: ['Bebidas alcohólicas', 'Estacionamiento', 'Propinas'],
    languages: ['Español', 'Inglés', 'Francés'],
    price: 35,
    maxGuests: 8,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Plaza Libertad, junto al Ángel',
      address: 'Monumento de los Próceres, centro de San Salvador',
      city: 'San Salvador',
      department: 'San Salvador',
      lat: 13.6976,
      lng: -89.19,
    },
    scene: 'capital',
    beside: ['pupusas', 'fiesta'],
    status: 'published',
    featured: true,
    externalUrl: null,
    offer: { weekdays: [4, 5, 6], hour: 17.5, capacity: 8 },
  },
  {
    key: 'puerta-del-diablo-rapel',
    host: 'ricardo-tecla',
    category: 'Aventura',
    title: 'Rápel en la Puerta del Diablo',
    shortDescription: 'Baja cuarenta metros de roca con la costa delante y un asegurador detrás que no se distrae.',
    description: `La leyenda dice que el diablo partió el cerro huyendo. La geología dice otra cosa. Las dos coinciden en que el lugar da vértigo, y de eso se trata la mañana.

Empezamos en una pared de seis metros, casi una grada, hasta que frenar te salga solo. Cuerda doble, casco, arnés, y un segundo seguro que llevo yo. Cuando lo sientas natural vamos al borde. Cuelgas los talones, te recuestas en el aire como si hubiera sillón y, a partir de ahí, el ritmo es tuyo. Hay quien baja en tres minutos. Hay quien se queda a media pared, mirando hasta el mar.

Repites las veces que aguantes los antebrazos. Al mediodía recogemos cuerdas y caminamos hasta el mirador con la última agua, que sabe a victoria modesta.`,
    whatToExpect:
      'No requiere experiencia, sí comodidad con la altura. Desde doce años y hasta 100 kilos. Con roca mojada no se baja. Un guía por cada tres personas.',
    bringWithYou: ['Pantalón cómodo', 'Tenis', 'Guantes de trabajo', 'Litro y medio de agua'],
    amenities: [
      'Guía local',
      'Equipo de seguridad',
      'Botiquín',
      'Estacionamiento',
      'Vista panorámica',
      'Grupo pequeño',
    ],
    included: ['Guía', 'Equipo', 'Refrigerio', 'Fotos del recorrido'],
    notIncluded: ['Almuerzo', 'Seguro de viaje', 'Transporte hasta el punto de encuentro'],
    languages: ['Español', 'Inglés', 'Alemán'],
    price: 40,
    maxGuests: 6,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Parqueo de la Puerta del Diablo',
      address: 'Final de la calle a la Puerta del Diablo, Los Planes de Renderos',
      city: 'Panchimalco',
      department: 'San Salvador',
      lat: 13.6229,
      lng: -89.1905,
    },
    scene: 'canopy',
    beside: ['ilamatepec', 'capital'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0], hour: 8, capacity: 6 },
  },
  {
    key: 'planes-taller-de-pupusas',
    host: 'blanca-planes',
    category: 'Gastronomía',
    title: 'Taller de pupusas en Los Planes de Renderos',
    shortDescription: 'Masa, queso, loroco y un comal caliente. Sales sabiendo palmear y con la panza llena.',
    description: `Ingredientes: harina de maíz o masa de molino, agua tibia, queso que haga hilo, loroco del que huele, frijol refrito en dos vueltas, chicharrón molido, y una señora con paciencia. La señora la pongo yo.

Primero se amasa hasta que no se pegue. Después viene lo difícil: la cunita. Se hace un hueco con el pulgar, se mete el relleno, se cierra como bolsita y se palmea pasando de mano a mano. Se va a romper. A todos se les rompe. La primera la llamamos «mapa» y se la come quien la hizo.

Mientras el comal trabaja, pican repollo para el curtido y tuestan tomate para la salsa. Cada quien hace seis: dos de queso con loroco, dos revueltas y dos como quiera, que ahí ha salido de todo, hasta de ayote con flor. Comemos con la mano, mirando la capital encenderse abajo. El que use tenedor lava los platos.`,
    whatToExpect:
      'Dos horas y media de pie junto a un comal caliente. Se puede hacer todo sin carne o sin lácteos. Naturalmente sin gluten, pero en cocina donde a veces entra trigo.',
    bringWithYou: ['Uñas cortas', 'Cabello recogido', 'Hambre de verdad'],
    amenities: [
      'Baños',
      'Estacionamiento',
      'Apto para niños',
      'Apto para adultos mayores',
      'Opción vegetariana',
      'Vista panorámica',
    ],
    included: ['Materiales', 'Cena', 'Bebidas', 'Guía'],
    notIncluded: ['Transporte hasta el punto de encuentro', 'Bebidas alcohólicas'],
    languages: ['Español'],
    price: 16,
    maxGuests: 12,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Comal de Blanca',
      address: 'Calle principal de Los Planes de Renderos, kilómetro 10 y medio',
      city: 'Panchimalco',
      department: 'San Salvador',
      lat: 13.644,
      lng: -89.1842,
    },
    scene: 'pupusas',
    beside: ['sopa', 'mercado', 'capital'],
    status: 'published',
    featured: true,
    externalUrl: null,
    offer: { weekdays: [2, 5, 6, 0], hour: 16.5, capacity: 12 },
  },
  {
    key: 'panchimalco-telares-cofradia',
    host: 'gabriela-capital',
    category: 'Cultural',
    title: 'Panchimalco: la iglesia, la ceiba y el telar de cintura',
    shortDescription:
      'Media hora al sur de la capital, un pueblo que todavía saca palmas, cofradías y pañuelos tejidos a mano.',
    description: `La fachada de Santa Cruz es de 1725 y parece un retablo que alguien sacó al sol. Dentro hay columnas de madera labradas por manos que aprendieron barroco de oídas. Como arquitecta me desarma.

Por eso traigo aquí a quien me pide ver algo distinto. Recorremos el atrio, la ceiba y las calles de piedra. En una casa del barrio Concepción nos espera doña Tancho, que teje pañuelos en telar de cintura, amarrada al poste como la amarró su madre. Te deja probar cuatro pasadas de hilo; con la quinta te corrige.

Si vienes en mayo, las palmas con flores ensartadas llenan la calle entera. El resto del año te muestro la cofradía por dentro, con sus santos vestidos, y comemos pacaya envuelta en huevo donde la niña Chila.`,
    whatToExpect:
      'Calles empinadas y empedradas, kilómetro y medio en total. En la cofradía no se toman fotos sin preguntar. Hay bus directo desde San Salvador, te mando la ruta.',
    bringWithYou: ['Zapatos con suela de hule', 'Efectivo para el tejido', 'Sombrero'],
    amenities: ['Guía local', 'Baños', 'Estacionamiento', 'Apto para niños', 'Opción vegetariana'],
    included: ['Guía', 'Almuerzo', 'Materiales'],
    notIncluded: ['Compras personales', 'Transporte hasta el punto de encuentro', 'Propinas'],
    languages: ['Español', 'Inglés', 'Francés'],
    price: 20,
    maxGuests: 10,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Atrio de la iglesia de Santa Cruz',
      address: 'Parque central de Panchimalco',
      city: 'Panchimalco',
      department: 'San Salvador',
      lat: 13.6122,
      lng: -89.1793,
    },
    scene: 'ataco',
    beside: ['suchitoto', 'sopa', 'anil'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [6], hour: 9, capacity: 10 },
  },
  {
    key: 'cihuatan-ciudad-quemada',
    host: 'lucia-chalchuapa',
    category: 'Cultural',
    title: 'Cihuatán, la ciudad que ardió',
    shortDescription:
      'Muralla, pirámide y dos juegos de pelota en un cerro casi vacío, con el perfil de Guazapa enfrente.',
    description: `Duró poco más de un siglo. La fundaron hacia el año 950, cuando las ciudades viejas ya estaban vacías, la llenaron de gente y un día alguien le prendió fuego. Nadie volvió. En las excavaciones aparecen los techos caídos, las ollas rotas en el sitio y puntas de lanza.

Es el sitio más grande del país y de los menos visitados, y por eso mi preferido para llevar a quien quiere oír sus propios pasos. Entramos por el oeste, cruzamos la muralla, leemos la pirámide P-7 con el plano en mano, comparamos los dos juegos de pelota. Enfrente, el cerro de Guazapa tiene forma de mujer acostada; «cihuatán» viene de mujer, en náhuat, y a media mañana se entiende por qué.

Terminamos bajo un conacaste, con naranjas y la gran pregunta sobre la mesa: ¿quién la quemó? Traigo tres hipótesis y ninguna me convence del todo.`,
    whatToExpect:
      'Dos kilómetros por zacate y piedra, con poca sombra. Hace calor desde temprano. El museo de sitio es pequeño y está en la entrada.',
    bringWithYou: ['Sombrero de ala', 'Dos litros de agua', 'Zapatos cerrados', 'Repelente'],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Botiquín', 'Grupo pequeño'],
    included: ['Guía', 'Refrigerio', 'Materiales'],
    notIncluded: ['Entrada al sitio', 'Transporte hasta el punto de encuentro', 'Almuerzo'],
    languages: ['Español', 'Inglés', 'Francés'],
    price: 17,
    maxGuests: 12,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Museo de sitio de Cihuatán',
      address: 'Kilómetro 36 y medio, carretera Troncal del Norte',
      city: 'Aguilares',
      department: 'San Salvador',
      lat: 13.9776,
      lng: -89.1655,
    },
    scene: 'tazumal',
    beside: ['cabalgata', 'barro'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [], hour: 8.5, capacity: 12 },
  },
  {
    key: 'nejapa-bolas-de-fuego',
    host: 'gabriela-capital',
    category: 'Noche y eventos',
    title: 'Bolas de fuego en Nejapa, cada 31 de agosto',
    shortDescription: 'Dos bandos, trapos encendidos y una erupción de 1658 que el pueblo todavía recuerda peleando.',
    description: `Cada 31 de agosto, cuando cae la noche, dos grupos de muchachos con la cara pintada se arrojan bolas de trapo empapadas en combustible y encendidas. Así recuerda Nejapa la erupción que la obligó a mudarse de lugar en el siglo diecisiete. Unos dicen que fue el volcán; otros, que san Jerónimo le ganó la pelea al diablo.

No es una visita mía ni se reserva aquí: es una fiesta del pueblo y se mira de pie, detrás de la valla. La dejo en mi perfil porque todos me preguntan. En el enlace está el sitio de la comisión de festejos, con horarios, calles cerradas y los puntos para ver de lejos con niños.`,
    whatToExpect:
      'Ropa de algodón, nada sintético, y detrás de la valla siempre. Es multitudinaria: llega antes de las cinco y acuerda un punto de encuentro con tu grupo.',
    bringWithYou: ['Ropa de algodón', 'Zapatos cerrados', 'Agua'],
    amenities: ['Baños', 'Señal de celular'],
    included: ['Entrada al sitio'],
    notIncluded: ['Bebidas', 'Estacionamiento', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 5,
    maxGuests: 20,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Parque municipal de Nejapa',
      address: 'Frente a la parroquia de San Jerónimo Doctor',
      city: 'Nejapa',
      department: 'San Salvador',
      lat: 13.8112,
      lng: -89.2308,
    },
    scene: 'fiesta',
    beside: ['fogata', 'capital'],
    status: 'published',
    featured: false,
    externalUrl: 'https://fiestas.example.com/nejapa/bolas-de-fuego',
    offer: { weekdays: [], hour: 18, capacity: 24 },
  },
]
