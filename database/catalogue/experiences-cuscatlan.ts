import type { DemoExperience } from './shape.ts'

/** Suchitoto and Cojutepeque. */
export const experiencesCuscatlan: DemoExperience[] = [
  {
    key: 'suchitoto-taller-anil',
    host: 'marta-suchitoto',
    category: 'Arte y talleres',
    title: 'Azul de añil: tiñe tu propio pañuelo en Suchitoto',
    shortDescription: 'Amarra, sumerge y espera el milagro: la tela sale verde del tinte y se vuelve azul en el aire.',
    description: `Mete la tela en la pila. Cuenta hasta sesenta. Sácala: está verde, un verde de lagartija, y tú piensas que algo salió mal. Ahora no quites los ojos. El aire la toca y el verde se va yendo, por las orillas primero, hasta que en un minuto tienes en la mano un azul que no estaba.

Eso hago desde hace veintidós años y todavía me quedo viendo. Antes de llegar ahí te enseño a preparar la tela: doblar como acordeón, coser un hilo flojo, amarrar frijoles con pita para que queden lunas blancas. Cada nudo es una decisión y ninguna se puede deshacer.

Mientras se orea la primera mano de tinte, te cuento lo que este color le hizo a mi país: la riqueza, los obrajes, la gente que se enfermó batiendo las pilas. No es solo bonito. Al final lavamos, abrimos los nudos y se cuelgan todos los pañuelos en el corredor. Nunca hay dos iguales y siempre hay pleito por ver cuál quedó mejor.`,
    whatToExpect:
      'Tres horas en un corredor fresco. El añil mancha uñas y ropa; hay guantes y delantales, pero no milagros. Tú haces un pañuelo de algodón de sesenta centímetros y, si alcanza el tiempo, una bolsita.',
    bringWithYou: [
      'Ropa que pueda mancharse',
      'Zapatos viejos',
      'Una prenda blanca de algodón, si quieres teñirla aparte',
    ],
    amenities: ['Guía local', 'Baños', 'Apto para niños', 'Apto para adultos mayores', 'Sombra', 'Wifi'],
    included: ['Materiales', 'Pieza para llevar', 'Bebidas', 'Guía'],
    notIncluded: ['Almuerzo', 'Compras personales', 'Envío de piezas'],
    languages: ['Español', 'Inglés'],
    price: 25,
    maxGuests: 8,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Taller de Marta, a dos cuadras del parque',
      address: 'Calle Francisco Morazán, barrio El Calvario',
      city: 'Suchitoto',
      department: 'Cuscatlán',
      lat: 13.9368,
      lng: -89.0287,
    },
    scene: 'anil',
    beside: ['suchitoto', 'suchitlan'],
    status: 'published',
    featured: true,
    externalUrl: null,
    offer: { weekdays: [2, 4, 6, 0], hour: 9, capacity: 8 },
  },
  {
    key: 'suchitlan-lancha-pajaros',
    host: 'marta-suchitoto',
    category: 'Naturaleza',
    title: 'El lago Suchitlán en lancha, a la hora de los pájaros',
    shortDescription: 'Islas llenas de nidos, lirios que caminan solos y un lago que esconde un pueblo debajo.',
    description: `Aquí habla Rolando, el de la lancha; Marta solo escribe más bonito.

Zarpamos del puerto San Juan a las cinco y media, con luz apenas. El lago lo hicieron en 1976, cuando cerraron la presa del Cerrón Grande y el agua se tragó fincas y caseríos; mi papá nos señalaba desde la orilla dónde había estado la escuela. Hoy es refugio de aves, de los grandes. En la isla de los Pájaros duermen miles de garzas y cormoranes, y al salir el sol se van todos a la vez con un ruido de aplauso.

No me acerco más de lo debido. Apago, dejo que la corriente nos lleve entre los lirios y comparto los binoculares. Con pelícanos blancos, que llegan de noviembre a marzo, hay que quedarse sentado; con las jacanas hay que estar callado. A las siete y media tomamos café en la isla del Ermitaño y volvemos con el calor.`,
    whatToExpect:
      'Dos horas y media de navegación tranquila, con chalecos. El nivel del lago cambia y con él la ruta. La lancha tiene toldo, no baño.',
    bringWithYou: ['Suéter ligero', 'Sombrero', 'Binoculares', 'Cámara'],
    amenities: [
      'Guía local',
      'Estacionamiento',
      'Equipo de seguridad',
      'Sombra',
      'Apto para niños',
      'Apto para adultos mayores',
    ],
    included: ['Guía', 'Lancha', 'Equipo', 'Bebidas'],
    notIncluded: ['Desayuno', 'Estacionamiento', 'Propinas'],
    languages: ['Español'],
    price: 20,
    maxGuests: 10,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Puerto turístico San Juan',
      address: 'Final de la calle al lago, Suchitoto',
      city: 'Suchitoto',
      department: 'Cuscatlán',
      lat: 13.9472,
      lng: -89.0285,
    },
    scene: 'suchitlan',
    beside: ['suchitoto', 'jiquilisco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 5, 6], hour: 5.5, capacity: 10 },
  },
  {
    key: 'suchitoto-noche-de-espantos',
    host: 'marta-suchitoto',
    category: 'Noche y eventos',
    title: 'Suchitoto de noche: la Siguanaba, el Cadejo y los demás',
    shortDescription: 'Un paseo con candil por el empedrado, con los espantos que cada esquina se ha ganado.',
    description: `El Cadejo blanco cuida a los trasnochadores y el negro los pierde. La Siguanaba peina su pelo donde hay agua. El Cipitío come ceniza. Estas cosas las sabe cualquier niño salvadoreño; lo que casi nadie sabe es en qué esquina de Suchitoto pasó cada una, y quién la vio.

Salimos de la plaza con candiles de carburo, cuando la iglesia blanca ya cerró. Son seis paradas, ninguna larga. Cuento bajito. En la cuarta nos acompaña don Alberto, de ochenta y tres años, que vio lo que vio y no acepta preguntas.

Se acaba con chocolate en agua en mi zaguán, con todas las luces prendidas, porque siempre hay alguien que lo agradece.`,
    whatToExpect:
      'Hora y media a pie por calles tranquilas y empedradas. Los niños lo disfrutan desde los seis, según el niño. No hay actores ni sustos preparados.',
    bringWithYou: ['Zapatos planos', 'Suéter', 'Valor'],
    amenities: ['Guía local', 'Baños', 'Apto para niños', 'Se admiten mascotas', 'Señal de celular'],
    included: ['Guía', 'Bebidas'],
    notIncluded: ['Cena', 'Hospedaje', 'Propinas'],
    languages: ['Español', 'Inglés'],
    price: 8.5,
    maxGuests: 20,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Plaza Centenario, frente a la iglesia de Santa Lucía',
      address: 'Parque central de Suchitoto',
      city: 'Suchitoto',
      department: 'Cuscatlán',
      lat: 13.9377,
      lng: -89.0281,
    },
    scene: 'suchitoto',
    beside: ['fogata', 'anil', 'suchitlan'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [5, 6], hour: 19, capacity: 20 },
  },
  {
    key: 'suchitoto-tinte-hojas-almendro',
    host: 'marta-suchitoto',
    category: 'Arte y talleres',
    title: 'Tintes de patio: almendro, achiote y cáscara de cebolla',
    shortDescription: 'Colores que salen de la cocina y del jardín. Taller que ya no se imparte.',
    description: `Durante tres años di este taller los lunes: juntábamos hojas de almendro caídas, cáscaras de cebolla y semilla de achiote, y de ahí sacábamos seis amarillos y dos cafés que no se despintan.

Lo cerré porque el almendro del patio se secó. Cuando crezca el nuevo, vuelve.`,
    whatToExpect: 'Dos horas y media de olla y colador, con una muestra de tela por persona.',
    bringWithYou: ['Ropa que pueda mancharse', 'Guantes de cocina'],
    amenities: ['Guía local', 'Baños', 'Sombra'],
    included: ['Materiales', 'Pieza para llevar'],
    notIncluded: ['Almuerzo', 'Compras personales'],
    languages: ['Español'],
    price: 18,
    maxGuests: 6,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Taller de Marta, a dos cuadras del parque',
      address: 'Calle Francisco Morazán, barrio El Calvario',
      city: 'Suchitoto',
      department: 'Cuscatlán',
      lat: 13.9368,
      lng: -89.0287,
    },
    scene: 'anil',
    beside: ['mercado', 'suchitoto'],
    status: 'archived',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [], hour: 9, capacity: 6 },
  },
  {
    key: 'cojutepeque-noche-de-xuc',
    host: 'noemi-san-sebastian',
    category: 'Noche y eventos',
    title: 'Noche de xuc en Cojutepeque',
    shortDescription: 'Aprende el baile más salvadoreño donde nació, con conjunto en vivo y chorizos a la parrilla.',
    description: `El xuc se escribió aquí, en Cojutepeque, en 1942. El nombre viene de un instrumento que suena así, xuc, xuc, cuando se frota; lo traen y te dejan sonarlo.

Yo enseño los pasos. Son tres y una vuelta, y la vuelta es la que presume. Primero sin música, contando; luego despacio; luego el conjunto se aburre de esperarnos y toca como es. A las señoras les prestamos falda, que es media coreografía, y a los señores sombrero, para que tengan dónde poner la mano.

Descansamos con chorizo de Cojutepeque, que se vende por sartas, en tortilla con chirimol. Después de comer se baila mejor o se baila peor, pero se baila. A las nueve y media ya nadie pregunta la cuenta de los pasos.`,
    whatToExpect:
      'Tres horas, en un salón abierto con piso de ladrillo. No hace falta pareja ni oído. Hay sillas para quien solo quiera mirar, y casi nunca se quedan sentados.',
    bringWithYou: ['Zapatos con suela lisa', 'Ropa cómoda', 'Pañuelo'],
    amenities: [
      'Guía local',
      'Baños',
      'Estacionamiento',
      'Apto para niños',
      'Apto para adultos mayores',
      'Accesible en silla de ruedas',
    ],
    included: ['Guía', 'Cena', 'Bebidas', 'Equipo'],
    notIncluded: ['Bebidas alcohólicas', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 15,
    maxGuests: 20,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Salón junto al parque Rafael Cabrera',
      address: 'Costado oriente del parque, Cojutepeque',
      city: 'Cojutepeque',
      department: 'Cuscatlán',
      lat: 13.7213,
      lng: -88.9338,
    },
    scene: 'fiesta',
    beside: ['pupusas', 'mercado', 'suchitoto'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [6], hour: 18.5, capacity: 20 },
  },
]
