import type { DemoExperience } from './shape.ts'

/** Ilobasco and Sensuntepeque. */
export const experiencesCabanas: DemoExperience[] = [
  {
    key: 'ilobasco-torno-y-horno',
    host: 'hector-ilobasco',
    category: 'Arte y talleres',
    title: 'Manos al torno: barro de Ilobasco',
    shortDescription:
      'Centra la bola, levanta la pared y acepta el tazón que salga. Horneado y entregado en dos semanas.',
    description: `Centrar es todo. Si la bola de barro no está en el centro del torno, la pieza se va a pelear contigo hasta el final, y siempre gana. Por eso la primera hora no hacemos nada bonito: mojamos, empujamos, volvemos a empezar.

Cuando por fin se queda quieta entre las manos, se siente. Es como cuando un niño se duerme. Ahí metes los pulgares y el barro se abre, subes la pared con dos dedos y aparece un tazón que hace un minuto no existía. Unos salen panzones, otros cansados. A todos les ponemos fecha abajo.

Después te enseño el horno y los esmaltes, y escoges color. Tu pieza se seca diez días y se quema a más de novecientos grados; la recoges aquí o te la mando. Mientras, te llevas una de mi estante, para que no te vayas con las manos vacías y con barro en las orejas.`,
    whatToExpect:
      'Dos horas y media, sentado en banco bajo. Un torno eléctrico por persona. El envío dentro del país se paga aparte.',
    bringWithYou: ['Uñas cortas', 'Ropa vieja', 'Toalla pequeña'],
    amenities: ['Guía local', 'Baños', 'Estacionamiento', 'Apto para niños', 'Grupo pequeño', 'Sombra'],
    included: ['Materiales', 'Guía', 'Pieza para llevar'],
    notIncluded: ['Envío de piezas', 'Almuerzo', 'Compras personales'],
    languages: ['Español'],
    price: 20,
    maxGuests: 4,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Taller de Héctor, calle de los artesanos',
      address: 'Avenida Carlos Bonilla, Ilobasco',
      city: 'Ilobasco',
      department: 'Cabañas',
      lat: 13.8404,
      lng: -88.8518,
    },
    scene: 'barro',
    beside: ['naif', 'mercado'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [2, 4, 6], hour: 9.5, capacity: 4 },
  },
  {
    key: 'ilobasco-sorpresas-miniatura',
    host: 'hector-ilobasco',
    category: 'Arte y talleres',
    title: 'Sorpresas de Ilobasco: un pueblo en una cáscara',
    shortDescription: 'Modela figuras de un centímetro con palillo y paciencia, y escóndelas bajo una tapa de barro.',
    description: `Una sorpresa parece un huevo. Lo abres y adentro hay una mujer haciendo tortillas, con fogón, perro y todo. Se inventaron aquí, en Ilobasco, hace varias generaciones, y las traviesas no se las enseño a los niños.

Vas a hacer una. Se modela con tres herramientas: un palillo, una espina y la yema del dedo. Empezamos por lo fácil, el comal, que es una lenteja aplastada. Las personas llevan cuatro bolitas y mucha respiración contenida. ¿Que te quedó sin brazo? Está cargando algo que no se ve.

La pintamos ese mismo día con pincel de tres pelos. Mi mamá tiene noventa años, corrige de lejos y sin anteojos, y todavía es la mejor.`,
    whatToExpect:
      'Dos horas sentados a una mesa con buena luz y lupas. A partir de ocho años. La pieza se lleva pintada en frío, lista para viajar.',
    bringWithYou: ['Anteojos de cerca', 'Pulso'],
    amenities: [
      'Agua potable',
      'Baños',
      'Estacionamiento',
      'Apto para niños',
      'Apto para adultos mayores',
      'Accesible en silla de ruedas',
      'Wifi',
    ],
    included: ['Materiales', 'Pieza para llevar', 'Bebidas'],
    notIncluded: ['Compras personales', 'Almuerzo'],
    languages: ['Español'],
    price: 12.5,
    maxGuests: 10,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Casa de la familia Abarca',
      address: 'Cuarta Avenida Norte, a una cuadra del parque',
      city: 'Ilobasco',
      department: 'Cabañas',
      lat: 13.8415,
      lng: -88.851,
    },
    scene: 'barro',
    beside: ['naif', 'suchitoto'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 5, 6], hour: 14, capacity: 10 },
  },
  {
    key: 'sensuntepeque-cabalgata-cerros',
    host: 'hector-ilobasco',
    category: 'Aventura',
    title: 'A caballo por los cerros de Sensuntepeque',
    shortDescription:
      'Cuatrocientos cerros, dice el nombre. Con cinco alcanza: potreros, queserías y el Lempa al fondo.',
    description: `Sensuntepeque quiere decir cuatrocientos cerros. Los contamos un día con mi primo Abel y nos dio hambre en el treinta y uno.

Abel tiene los caballos y el camino; yo solo presto las dos yeguas y el sombrero. Se sale de su corral a las siete, por una calle de tierra que pronto es vereda. Al paso. Se cruza una quebrada, se sube por un potrero y, desde el filo, el valle del Lempa se abre con Honduras detrás. Ahí desmontamos y se afloja la cincha.

La parada larga es una quesería. A las diez están cuajando y te dan a probar el queso tibio, antes de que sepa a algo más que a leche y zacate. Volvemos por la sombra. Los que nunca habían montado se bajan caminando raro, con una sonrisa que les dura.`,
    whatToExpect:
      'Tres horas en la silla, al paso, con algún trote si quieres. Caballos mansos y cascos para todos. Peso máximo 95 kilos. Hay tramos inclinados.',
    bringWithYou: ['Pantalón largo', 'Zapato con tacón bajo', 'Sombrero', 'Agua'],
    amenities: ['Guía local', 'Equipo de seguridad', 'Estacionamiento', 'Baños', 'Vista panorámica', 'Apto para niños'],
    included: ['Guía', 'Equipo', 'Degustación', 'Refrigerio'],
    notIncluded: ['Almuerzo', 'Seguro de viaje', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 30,
    maxGuests: 5,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Parque Cabañas',
      address: 'Frente a la parroquia de Santa Bárbara, Sensuntepeque',
      city: 'Sensuntepeque',
      department: 'Cabañas',
      lat: 13.8752,
      lng: -88.6299,
    },
    scene: 'cabalgata',
    beside: ['canopy', 'apaneca', 'suchitlan'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0], hour: 7, capacity: 5 },
  },
]
