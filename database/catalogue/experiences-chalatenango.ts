import type { DemoExperience } from './shape.ts'

export const experiencesChalatenango: DemoExperience[] = [
  {
    key: 'la-palma-taller-naif',
    host: 'ana-la-palma',
    category: 'Arte y talleres',
    title: 'Pinta tu casa en La Palma: taller de arte naíf',
    shortDescription: 'Casitas, cerros y pájaros sobre madera, con los colores que hicieron famoso a este pueblo.',
    description: `Dibuja la casa donde creciste. No, no hace falta saber dibujar; de hecho, estorba.

En 1972 llegó a La Palma un pintor, Fernando Llort, y enseñó a los vecinos a poner en una semilla de copinol lo que veían por la ventana. Yo nací entre esas pinturas. Sobre la tablita hay reglas que no son reglas: los cerros van en fila como ropa tendida, las casas nunca tapan el sol, todo pájaro mira a alguien.

Primero se traza con lápiz y sin borrador. Después el negro, que es la valla que ordena, y al final el color, plano y feliz. Te dejo pinceles de todos los gruesos y una bandeja que parece bolsa de dulces. Trabajamos con la puerta abierta, así que opina la cuadra entera.

Cuando seca, se barniza. Y yo escondo un torogoz en algún lado de tu cuadro, sin decirte dónde.`,
    whatToExpect:
      'Dos horas y media, sentados y con buena luz. La tabla mide veinte por treinta centímetros. Los niños pequeños pintan en copinol, que cabe en la mano.',
    bringWithYou: ['Foto de tu casa o de tu calle', 'Ropa que pueda mancharse'],
    amenities: [
      'Agua potable',
      'Guía local',
      'Baños',
      'Wifi',
      'Apto para niños',
      'Apto para adultos mayores',
      'Accesible en silla de ruedas',
    ],
    included: ['Guía', 'Materiales', 'Pieza para llevar', 'Bebidas'],
    notIncluded: ['Envío de piezas', 'Compras personales', 'Estacionamiento'],
    languages: ['Español', 'Inglés'],
    price: 22,
    maxGuests: 10,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Taller de Ana, a una cuadra del parque',
      address: 'Calle principal, barrio El Centro, La Palma',
      city: 'La Palma',
      department: 'Chalatenango',
      lat: 14.3172,
      lng: -89.1712,
    },
    scene: 'naif',
    beside: ['ataco', 'barro'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 3, 5, 6], hour: 10, capacity: 10 },
  },
  {
    key: 'la-palma-murales-y-niebla',
    host: 'ana-la-palma',
    category: 'Arte y talleres',
    title: 'Murales de La Palma: busca los diecisiete torogoces',
    shortDescription:
      'Un juego de pistas por las paredes pintadas del pueblo, con la artista que escondió los pájaros.',
    description: `Pista uno: está donde se compra el pan, pero no mira el pan.

Son diecisiete torogoces, escondidos en murales que pinté o ayudé a pintar entre 2009 y el año pasado. Te doy una libreta, un mapa mal hecho a propósito y noventa minutos. Yo camino con el grupo y suelto pistas a cambio de preguntas buenas: por qué esa señora tiene tres manos, quién era el músico del portón azul, qué decía la pared antes.

Hay postes pintados, gradas pintadas, una cisterna. Por el camino entramos a dos talleres donde se corta la madera y a la cooperativa que empezó todo. El que más torogoces encuentra se lleva uno pintado, y el récord está en catorce. Nadie ha visto el de la iglesia.`,
    whatToExpect:
      'Dos kilómetros con subidas cortas, a mil metros de altura. Se juega en familia o en pareja, y gana casi siempre alguien de ocho años.',
    bringWithYou: ['Zapatos cómodos', 'Suéter', 'Lápiz'],
    amenities: ['Guía local', 'Apto para niños', 'Se admiten mascotas', 'Baños', 'Señal de celular'],
    included: ['Guía', 'Materiales'],
    notIncluded: ['Compras personales', 'Almuerzo', 'Estacionamiento'],
    languages: ['Español', 'Inglés'],
    price: 6.5,
    maxGuests: 18,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Parque de La Palma',
      address: 'Glorieta del parque, frente a la iglesia',
      city: 'La Palma',
      department: 'Chalatenango',
      lat: 14.3169,
      lng: -89.1708,
    },
    scene: 'ataco',
    beside: ['naif', 'suchitoto'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 14, capacity: 18 },
  },
  {
    key: 'quezaltepeque-taller-de-hamacas',
    host: 'ana-la-palma',
    category: 'Arte y talleres',
    title: 'La hamaca por dentro: taller en Concepción Quezaltepeque',
    shortDescription: 'Teje un metro de malla con la familia Guardado y aprende a reconocer una hamaca que dura.',
    description: `En Concepción Quezaltepeque las hamacas se tejen en la acera, porque adentro no caben. Vengo una vez por semana a comprar hilo y me quedo siempre más de la cuenta; por eso lo volví visita.

La familia Guardado trabaja de a cuatro: uno hace los brazos, dos tejen la malla y la abuela, doña Tina, remata y manda. Te enseñan a cargar la aguja, a hacer el nudo que no corre y a contar mallas en voz alta. En hora y media se avanza un metro, flojo y orgulloso. Después comparas: te ponen tres hamacas y tienes que decir cuál va a vivir veinte años y cuál no pasa de dos.

El examen final es acostarse. Doña Tina dice que en hamaca no se duerme derecho sino en diagonal, y lo demuestra.`,
    whatToExpect:
      'Tres horas a la sombra. Caliente en marzo y abril. Tu metro de malla se queda en la casa y se vuelve columpio de alguien.',
    bringWithYou: ['Ropa fresca', 'Efectivo, si piensas comprar'],
    amenities: ['Guía local', 'Baños', 'Sombra', 'Apto para niños', 'Apto para adultos mayores'],
    included: ['Guía', 'Materiales', 'Bebidas'],
    notIncluded: ['Compras personales', 'Almuerzo', 'Envío de piezas'],
    languages: ['Español', 'Inglés'],
    price: 14.5,
    maxGuests: 6,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Parque de Concepción Quezaltepeque',
      address: 'Frente a la iglesia de la Inmaculada',
      city: 'Concepción Quezaltepeque',
      department: 'Chalatenango',
      lat: 14.0855,
      lng: -88.962,
    },
    scene: 'naif',
    beside: ['mercado', 'ataco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [], hour: 9, capacity: 6 },
  },
  {
    key: 'el-pital-campamento-helado',
    host: 'maria-las-pilas',
    category: 'Aventura',
    title: 'Dormir en lo más alto: campamento en El Pital',
    shortDescription: 'Una noche a 2,730 metros, con fogata, cipreses y un amanecer que a veces trae escarcha.',
    description: `El punto más alto de El Salvador no es una punta: es un bosque con un mojón. Al llegar la gente se decepciona dos minutos. Después se mete el sol y ya nadie quiere bajar.

Los recogemos en San Ignacio a la una, en el camión, porque la calle de arriba es para llantas grandes. A las tres están puestas las carpas, bajo los cipreses, y hay chocolate. Caminamos a la Piedra Rajada, que se cruza por un tronco quien quiera y se mira de lejos quien no. La noche cae de golpe: seis, siete grados; en diciembre y enero, menos, y algunas mañanas el zacate amanece blanco y los niños lo raspan con las uñas.

Mi esposo cocina sopa de gallina en la fogata y mis hijos cuentan mentiras. Tenemos cobijas de lana que sí calientan. A las cinco y media subimos todos, arropados como tamales, a ver clarear Honduras de un lado y el país completo del otro.`,
    whatToExpect:
      'Frío de verdad, el mayor del país. Caminatas cortas y fáciles, menos el paso de la Piedra Rajada, que es opcional. Letrina y agua de manantial; no hay ducha ni señal.',
    bringWithYou: ['Gorro y guantes', 'Chaqueta gruesa', 'Dos pares de calcetines', 'Linterna', 'Muda completa'],
    amenities: [
      'Guía local',
      'Transporte',
      'Zona de acampar',
      'Baños',
      'Vista panorámica',
      'Apto para niños',
      'Se admiten mascotas',
    ],
    included: ['Guía', 'Transporte desde el punto de encuentro', 'Equipo', 'Cena', 'Desayuno', 'Hospedaje'],
    notIncluded: ['Entrada al sitio', 'Ropa de abrigo', 'Bebidas alcohólicas', 'Propinas'],
    languages: ['Español'],
    price: 68,
    maxGuests: 14,
    duration: { value: 2, unit: 'days' },
    place: {
      name: 'Parque de San Ignacio',
      address: 'Frente a la iglesia de San Ignacio de Loyola',
      city: 'San Ignacio',
      department: 'Chalatenango',
      lat: 14.3392,
      lng: -89.1788,
    },
    scene: 'fogata',
    beside: ['montecristo', 'conchagua'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [5, 6], hour: 13, capacity: 14 },
  },
  {
    key: 'las-pilas-huerta-y-moras',
    host: 'maria-las-pilas',
    category: 'Gastronomía',
    title: 'De la huerta a la olla en Las Pilas',
    shortDescription: 'Corta repollos, moras y duraznos a dos mil metros, y cocina con la familia Castellanos.',
    description: `Zanahoria, repollo, apio, cebollín, mora, durazno cuando hay. Lo que comes en la capital pasó, casi seguro, por una ladera como la mía.

A las ocho les doy botas y canasto. Se escoge qué va a ser el almuerzo caminando entre los surcos; la zanahoria se jala de lado, el apio se corta abajo, la mora se deja si no se suelta sola. Mi hija les enseña el riego, que baja por gravedad desde un ojo de agua, y por qué dejamos una franja de flores para las abejas.

De ahí, a la cocina de leña. Sopa de verduras con hueso o sin hueso, tortilla de maíz criollo, queso que hace mi cuñada y un dulce de mora que tarda una hora y en el que hay que turnarse la paleta. Se van con un frasco, etiquetado por ustedes mismos, y con las manos moradas hasta el jueves.`,
    whatToExpect:
      'Cuatro horas, la mitad en terreno inclinado y con tierra mojada. Diez a dieciocho grados. Todo se puede hacer sin carne.',
    bringWithYou: ['Chaqueta', 'Calcetines altos', 'Sombrero', 'Bolsa de tela'],
    amenities: [
      'Agua potable',
      'Guía local',
      'Estacionamiento',
      'Baños',
      'Apto para niños',
      'Opción vegetariana',
      'Vista panorámica',
    ],
    included: ['Guía', 'Equipo', 'Almuerzo', 'Pieza para llevar', 'Bebidas'],
    notIncluded: ['Transporte hasta el punto de encuentro', 'Ropa de abrigo', 'Compras personales'],
    languages: ['Español'],
    price: 21,
    maxGuests: 10,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Unidad de salud de Las Pilas',
      address: 'Calle principal del cantón Las Pilas, San Ignacio',
      city: 'San Ignacio',
      department: 'Chalatenango',
      lat: 14.3682,
      lng: -89.093,
    },
    scene: 'sopa',
    beside: ['mercado', 'montecristo', 'cabalgata'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 4], hour: 8, capacity: 10 },
  },
]
