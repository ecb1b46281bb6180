import type { DemoExperience } from './shape.ts'

export const experiencesSantaAna: DemoExperience[] = [
  {
    key: 'volcan-ilamatepec-crater',
    host: 'nelson-cerro-verde',
    category: 'Aventura',
    title: 'Volcán de Santa Ana: hasta el borde de la laguna turquesa',
    shortDescription:
      'Sube al Ilamatepec, 2,381 metros, con un guía nacido en sus faldas y mira hervir la laguna del cráter.',
    description: `A las ocho nos contamos en el estacionamiento de Cerro Verde, reviso zapatos y repartimos el agua. La primera media hora engaña: el sendero baja por bosque húmedo, entre musgos y pájaros que cantan sin dejarse ver. Después empieza la subida de verdad.

El bosque se vuelve matorral, el matorral se vuelve agave y al final caminas sobre piedra suelta color óxido. Cada mirador tiene su premio: Coatepeque abajo, el cono negro de Izalco tan cerca que parece dibujado, la costa cuando está limpio. Paramos cinco veces. En la última siempre saco marañones tostados.

Y entonces se acaba la piedra y estás en el borde. Abajo, la laguna: turquesa lechosa, con burbujas de azufre que se oyen cuando no sopla el viento. Nos quedamos media hora larga, que es lo que permite el parque, y bajamos sin carreras para almorzar antes de las dos.`,
    whatToExpect:
      'Dificultad media: unas cuatro horas de caminata ida y vuelta, con tramos de piedra suelta y sin sombra. Arriba sopla y hace frío aunque salga el sol. Si el parque cierra el sendero por actividad del volcán, te aviso el día antes y cambiamos la fecha.',
    bringWithYou: [
      'Zapatos cerrados con buen agarre',
      'Cortaviento',
      'Dos litros de agua',
      'Gorra y protector solar',
      'Efectivo para la entrada al parque',
    ],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Botiquín', 'Vista panorámica', 'Grupo pequeño'],
    included: ['Guía', 'Refrigerio', 'Fotos del recorrido'],
    notIncluded: ['Entrada al sitio', 'Transporte hasta el punto de encuentro', 'Almuerzo', 'Propinas'],
    languages: ['Español', 'Inglés'],
    price: 25,
    maxGuests: 12,
    duration: { value: 6, unit: 'hours' },
    place: {
      name: 'Estacionamiento del Parque Nacional Cerro Verde',
      address: 'Final de la carretera a Cerro Verde, junto a la caseta de guías',
      city: 'Santa Ana',
      department: 'Santa Ana',
      lat: 13.8268,
      lng: -89.6252,
    },
    scene: 'ilamatepec',
    beside: ['izalco', 'coatepeque'],
    status: 'published',
    featured: true,
    externalUrl: null,
    offer: { weekdays: [0, 3, 5, 6], hour: 8, capacity: 12 },
  },
  {
    key: 'volcan-izalco-cono-negro',
    host: 'nelson-cerro-verde',
    category: 'Aventura',
    title: 'Izalco, el cono negro: mil trescientas gradas y una cima tibia',
    shortDescription:
      'El faro del Pacífico por dentro de sus piedras: descenso por el bosque, subida por escoria y piso caliente.',
    description: `¿Cuánto cuesta subir un volcán que primero se baja? Unas mil trescientas gradas de bosque. Las cuento en voz alta para que nadie se haga ilusiones: todas se suben al regreso.

Al pie del cono cambia el planeta. Ya no hay árboles, hay escoria negra que suena a vidrio bajo la bota. Zigzagueamos sobre roca firme cuando la hay y, cuando no, dos pasos adelante y uno atrás. Izalco estuvo encendido casi doscientos años, tanto que los barcos lo usaban de faro; se apagó a finales de los cincuenta, justo cuando terminaban el hotel para verlo, y en 1966 dio un último suspiro.

Arriba, a 1,950 metros, pon la mano en el suelo: algunas grietas todavía respiran tibio. Comemos el pan con frijol sentados en el borde, con el mar enfrente, y bajamos por el costado de arena, que es como correr sobre azúcar.`,
    whatToExpect:
      'Dificultad alta por el terreno suelto y las gradas del final, no por altura ni por paso técnico. Calcula cinco horas de movimiento. No la recomiendo con rodillas delicadas ni con menores de doce años.',
    bringWithYou: [
      'Botas o tenis de suela gruesa',
      'Tres litros de agua',
      'Guantes de jardín',
      'Almuerzo ligero',
      'Gorra',
    ],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Botiquín', 'Equipo de seguridad', 'Vista panorámica'],
    included: ['Guía', 'Equipo', 'Refrigerio'],
    notIncluded: ['Entrada al sitio', 'Almuerzo', 'Transporte hasta el punto de encuentro'],
    languages: ['Español', 'Inglés'],
    price: 32.5,
    maxGuests: 8,
    duration: { value: 7, unit: 'hours' },
    place: {
      name: 'Mirador de Izalco, Cerro Verde',
      address: 'Parque Nacional Cerro Verde, frente al antiguo hotel de montaña',
      city: 'Santa Ana',
      department: 'Santa Ana',
      lat: 13.8262,
      lng: -89.6262,
    },
    scene: 'izalco',
    beside: ['ilamatepec', 'coatepeque'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [6], hour: 7.5, capacity: 8 },
  },
  {
    key: 'coatepeque-kayak-orilla-norte',
    host: 'nelson-cerro-verde',
    category: 'Aventura',
    title: 'Kayak en Coatepeque, antes de que despierte el viento',
    shortDescription:
      'Tres horas de remo suave por la orilla norte del lago, con parada para nadar donde el agua es honda y clara.',
    description: `El lago tiene horario. De seis a nueve es un plato; a las once ya picó. Por eso te cito a las seis y cuarto, con café en el termo y los kayaks en el agua.

Remamos pegados a la orilla norte, debajo de los muelles donde duermen las lanchas. Es el mejor lugar para ver martines pescadores y para chismear las casas. A la hora de remo hay un recodo sin construcciones, con una pared de roca que sigue bajando bajo el agua: ahí nos amarramos y se nada. El fondo no se ve. Da respeto y da gusto.

Si te toca uno de esos años raros en que el lago se pone turquesa, no hay que hacer nada especial: se rema igual, solo que en silencio. Volvemos con el sol ya alto y un desayuno de huevos, queso y plátano servido en el muelle.`,
    whatToExpect:
      'Remo tranquilo, apto para quien nunca ha subido a un kayak; son dobles y estables. Hay que saber nadar. Con viento fuerte movemos la salida para el día siguiente.',
    bringWithYou: ['Traje de baño', 'Camiseta de manga larga', 'Sandalias que se puedan mojar', 'Toalla'],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Duchas', 'Equipo de seguridad', 'Apto para niños'],
    included: ['Guía', 'Equipo', 'Desayuno', 'Bebidas'],
    notIncluded: ['Transporte hasta el punto de encuentro', 'Propinas'],
    languages: ['Español', 'Inglés'],
    price: 28,
    maxGuests: 10,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Muelle de la orilla norte',
      address: 'Calle al lago, orilla norte del lago de Coatepeque',
      city: 'El Congo',
      department: 'Santa Ana',
      lat: 13.8868,
      lng: -89.529,
    },
    scene: 'kayak',
    beside: ['coatepeque', 'ilamatepec', 'suchitlan'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 6.25, capacity: 10 },
  },
  {
    key: 'coatepeque-cena-estrellas',
    host: 'nelson-cerro-verde',
    category: 'Noche y eventos',
    title: 'Cena en el muelle y cielo de Coatepeque',
    shortDescription: 'Mojarra, brasas y un telescopio sobre el agua. Solo en noches con poca luna.',
    description: `La mesa está al final del muelle, donde la madera cruje. Somos ocho, como mucho diez. Cuando el sol se mete detrás del Ilamatepec prendo las brasas y doña Vilma, mi prima, pone las mojarras envueltas en hoja de huerta.

Mientras se asan, apagamos todo. El lago está dentro de una caldera y las paredes tapan el resplandor de Santa Ana; no es el desierto de Atacama, pero la Vía Láctea sale. Tengo un telescopio de ocho pulgadas y una lista corta: Júpiter si anda, Saturno si se deja, las Pléyades para los románticos. Cada quien mira el tiempo que quiera.

Se cena a las ocho, con chirimol, arroz y limón indio. Después hay hamacas. Hay quien se duerme; a las diez y media los despierto.`,
    whatToExpect:
      'Solo programo fechas cercanas a luna nueva; si el cielo se cierra, la cena sigue y te devuelvo cinco dólares. El muelle no tiene baranda en el último tramo, así que los niños van de la mano.',
    bringWithYou: ['Suéter', 'Repelente', 'Linterna de luz roja, si tienes'],
    amenities: ['Estacionamiento', 'Baños', 'Grupo pequeño', 'Opción vegetariana', 'Vista panorámica'],
    included: ['Cena', 'Bebidas', 'Equipo'],
    notIncluded: ['Bebidas alcohólicas', 'Hospedaje', 'Transporte hasta el punto de encuentro'],
    languages: ['Español', 'Inglés'],
    price: 38,
    maxGuests: 10,
    duration: { value: 5, unit: 'hours' },
    place: {
      name: 'Muelle de la orilla norte',
      address: 'Calle al lago, orilla norte del lago de Coatepeque',
      city: 'El Congo',
      department: 'Santa Ana',
      lat: 13.8866,
      lng: -89.5287,
    },
    scene: 'coatepeque',
    beside: ['fogata', 'kayak'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [5], hour: 18, capacity: 10 },
  },
  {
    key: 'tazumal-casa-blanca-arqueologa',
    host: 'lucia-chalchuapa',
    category: 'Cultural',
    title: 'Tazumal y Casa Blanca con una arqueóloga',
    shortDescription:
      'Dos sitios de Chalchuapa leídos piedra por piedra: qué es antiguo, qué es cemento y qué no sabemos todavía.',
    description: `Empezamos por una decepción: buena parte de lo que ves en Tazumal se cubrió de cemento a mediados del siglo pasado, para protegerlo. Se nota, y una vez que aprendes a verlo ya no puedes dejar de verlo. Ese es el primer ejercicio, con cuaderno.

El segundo es imaginar. La estructura mayor creció por capas durante siglos, un templo encima de otro, como quien no quiere mudarse de casa. En el museo te muestro la ofrenda que más me gusta y te cuento cómo se fecha una olla sin romperla.

De ahí caminamos a Casa Blanca, a veinte minutos, que casi nadie visita. Hay corte de excavación con las ventanas abiertas al tiempo: ceniza, barro, ceniza. En el taller de añil terminamos con las manos limpias, porque ese día toca mirar. Cerramos con yuca frita en el parque de Chalchuapa, donde la discusión sigue.`,
    whatToExpect:
      'Caminata fácil y bajo sol, con sombra en los jardines. Avanzamos a paso de pregunta; con niños preparo un juego de pistas. Los sitios cierran los lunes.',
    bringWithYou: ['Gorra o sombrilla', 'Agua', 'Cuaderno, si te gusta dibujar'],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Apto para niños', 'Apto para adultos mayores', 'Sombra'],
    included: ['Guía', 'Materiales', 'Degustación'],
    notIncluded: ['Entrada al sitio', 'Transporte hasta el punto de encuentro', 'Propinas'],
    languages: ['Español', 'Inglés', 'Francés'],
    price: 14,
    maxGuests: 15,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Entrada del Parque Arqueológico Tazumal',
      address: '11 Avenida Sur, barrio Santa Cruz',
      city: 'Chalchuapa',
      department: 'Santa Ana',
      lat: 13.9797,
      lng: -89.6739,
    },
    scene: 'tazumal',
    beside: ['anil', 'mercado'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [4, 6], hour: 9, capacity: 15 },
  },
  {
    key: 'montecristo-bosque-nebuloso',
    host: 'nelson-cerro-verde',
    category: 'Naturaleza',
    title: 'Montecristo: un día entre helechos y niebla',
    shortDescription:
      'De Metapán al bosque nebuloso donde se tocan tres países. Helechos de cinco metros y silencio mojado.',
    description: `Salimos de Metapán a las seis porque el camino es largo y de tierra. En hora y media el aire pasa de calor de horno a suéter, y los pinos aparecen como si alguien los hubiera puesto esa mañana.

06:00 parque de Metapán. 07:45 Los Planes, a unos 1,850 metros: baño, café, el Jardín de los Cien Años con sus orquídeas. 09:00 sendero hacia arriba, ya dentro de la nube. 11:30 punto alto, cerca del mojón donde se juntan El Salvador, Guatemala y Honduras. 13:00 almuerzo de canasta. 17:00 de vuelta, oliendo a musgo.

Lo que más se oye es agua cayendo de hoja en hoja, aunque no llueva. He visto pavas, tucanetas, una vez un tigrillo; lo seguro son los helechos arborescentes y las ranas del tamaño de una uña. No prometo animales: prometo ir despacio, que es lo único que sirve.`,
    whatToExpect:
      'Sendero húmedo y empinado a ratos, dificultad media. De mayo a octubre la parte alta descansa por la reproducción de la fauna y caminamos solo hasta Los Planes. Casi no hay señal de celular en todo el día.',
    bringWithYou: ['Impermeable', 'Botas que puedan mojarse', 'Suéter', 'Binoculares', 'Documento de identidad'],
    amenities: ['Guía local', 'Transporte', 'Baños', 'Botiquín', 'Grupo pequeño'],
    included: ['Guía', 'Transporte desde el punto de encuentro', 'Entrada al sitio', 'Almuerzo', 'Agua'],
    notIncluded: ['Desayuno', 'Ropa de abrigo', 'Propinas'],
    languages: ['Español', 'Inglés'],
    price: 65,
    maxGuests: 4,
    duration: { value: 11, unit: 'hours' },
    place: {
      name: 'Parque central de Metapán',
      address: 'Frente a la iglesia de San Pedro Apóstol',
      city: 'Metapán',
      department: 'Santa Ana',
      lat: 14.332,
      lng: -89.444,
    },
    scene: 'montecristo',
    beside: ['calera', 'apaneca', 'cabalgata'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [4], hour: 6, capacity: 4 },
  },
  {
    key: 'teatro-santa-ana-concierto',
    host: 'lucia-chalchuapa',
    category: 'Noche y eventos',
    title: 'Noche de marimba en el Teatro de Santa Ana',
    shortDescription:
      'Concierto en el teatro más bello del occidente, con una visita corta a su cielo pintado antes de la función.',
    description: `Un teatro de 1910, palcos de madera, un cielo raso pintado con musas y, en el escenario, una marimba de dos teclados que suena a lluvia. El programa mezcla valses viejos, un danzón y tres arreglos nuevos de canciones que vas a reconocer a la segunda nota.

No organizo yo el concierto: te lo recomiendo y llego cuarenta minutos antes con quien quiera oír la historia del edificio, que fue cine durante décadas antes de volver a ser teatro. Las entradas se compran en la taquilla en línea; la visita previa es gratis para quien me encuentre junto a la fuente.`,
    whatToExpect:
      'Función de hora y media con intermedio. El edificio tiene gradas hacia los palcos; las butacas de platea quedan a nivel de la calle. La ropa, como te sientas bien.',
    bringWithYou: ['Tu entrada impresa o en el celular', 'Chal o chaqueta ligera'],
    amenities: ['Baños', 'Apto para adultos mayores', 'Accesible en silla de ruedas', 'Señal de celular'],
    included: ['Guía'],
    notIncluded: ['Entrada al sitio', 'Bebidas', 'Estacionamiento'],
    languages: ['Español'],
    price: 12,
    maxGuests: 20,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Teatro de Santa Ana',
      address: 'Costado norte del parque Libertad',
      city: 'Santa Ana',
      department: 'Santa Ana',
      lat: 13.995,
      lng: -89.5577,
    },
    scene: 'capital',
    beside: ['suchitoto', 'fiesta'],
    status: 'published',
    featured: false,
    externalUrl: 'https://boletos.example.com/teatro-santa-ana',
    offer: { weekdays: [], hour: 19, capacity: 20 },
  },
]
