import type { DemoExperience } from './shape.ts'

export const experiencesSonsonate: DemoExperience[] = [
  {
    key: 'juayua-gallo-en-chicha',
    host: 'rosa-juayua',
    category: 'Gastronomía',
    title: 'Gallo en chicha: cocina de leña en casa de Rosa',
    shortDescription: 'Una mañana de molcajete, olla de barro y humo bueno. Cocinas, te sientas y te lo comes.',
    description: `La chicha la puse yo nueve días antes, con maíz, dulce de atado y piña. Cuando llegas ya huele a fiesta de pueblo, y de ahí no la vamos a apurar: el gallo quiere tres horas.

Te toca trabajar. Unas manos tuestan el ajonjolí, otras pelan el güisquil, alguien muele en la piedra y se da cuenta de que su abuela era fuerte. Yo voy contando para qué es cada cosa y quién me lo enseñó. Mientras la olla hace lo suyo torteamos; las primeras tortillas salen con forma de mapa y esas también se comen.

A la una se pone la mesa en el corredor. Gallo en chicha, arroz blanco, curtido, tortillas, y de postre nuegados en miel. El sobrante va a tu bolsa, que aquí no se bota nada.`,
    whatToExpect:
      'Cuatro horas de pie y sentados, en cocina abierta con humo de leña. Si no comes carne, hay gallo para los demás y para ti pipián de ayote: avísame al reservar.',
    bringWithYou: ['Delantal o ropa que pueda mancharse', 'Hambre', 'Un recipiente con tapa'],
    amenities: [
      'Agua potable',
      'Guía local',
      'Baños',
      'Apto para niños',
      'Opción vegetariana',
      'Sombra',
      'Grupo pequeño',
    ],
    included: ['Materiales', 'Almuerzo', 'Bebidas', 'Degustación'],
    notIncluded: ['Transporte hasta el punto de encuentro', 'Compras personales'],
    languages: ['Español'],
    price: 28,
    maxGuests: 8,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Casa de Rosa, a tres cuadras del parque',
      address: 'Segunda Calle Poniente, barrio San José',
      city: 'Juayúa',
      department: 'Sonsonate',
      lat: 13.8421,
      lng: -89.7474,
    },
    scene: 'sopa',
    beside: ['mercado', 'pupusas'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [2, 3, 4], hour: 9, capacity: 8 },
  },
  {
    key: 'juayua-feria-domingo',
    host: 'rosa-juayua',
    category: 'Gastronomía',
    title: 'La feria de Juayúa con una cocinera de la feria',
    shortDescription:
      'Seis puestos, seis bocados y ningún error: come por la feria con quien conoce a cada parrillero.',
    description: `Domingo, once de la mañana, humo hasta en los rezos. La feria gastronómica de Juayúa tiene decenas de puestos y un solo estómago por visitante. Yo te administro el tuyo.

Vamos de lo leve a lo serio: primero un tamalito de elote con crema, luego yuca con chicharrón del puesto que fríe al momento. Después decides tú: conejo asado, iguana no, que está protegida, carne con chimol o la mariscada de un señor que sube el pescado desde Acajutla. Te voy a presentar por tu nombre, así que te van a servir más.

Entre plato y plato entramos un minuto a ver al Cristo Negro. El final es obligatorio: plátano en mole y un café que no aguantaría otro azúcar.`,
    whatToExpect:
      'Se camina poco y se come mucho, de pie y en bancas compartidas. Las porciones del recorrido están pagadas; lo que repitas, corre por tu cuenta.',
    bringWithYou: ['Estómago vacío', 'Gorra', 'Efectivo por si repites'],
    amenities: [
      'Guía local',
      'Baños',
      'Apto para niños',
      'Apto para adultos mayores',
      'Opción vegetariana',
      'Señal de celular',
    ],
    included: ['Guía', 'Degustación', 'Bebidas'],
    notIncluded: ['Compras personales', 'Estacionamiento', 'Bebidas alcohólicas'],
    languages: ['Español'],
    price: 22,
    maxGuests: 10,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Atrio de la iglesia de Juayúa',
      address: 'Parque central, templo del Cristo Negro',
      city: 'Juayúa',
      department: 'Sonsonate',
      lat: 13.8417,
      lng: -89.7461,
    },
    scene: 'mercado',
    beside: ['pupusas', 'sopa', 'ataco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 11, capacity: 10 },
  },
  {
    key: 'juayua-chorros-calera',
    host: 'rosa-juayua',
    category: 'Naturaleza',
    title: 'Chorros de la Calera: agua fría entre cafetales',
    shortDescription:
      'Caminata corta con Josué hasta las pozas que alimentaron la primera planta eléctrica del pueblo.',
    description: `Escribe Rosa, pero guía mi hijo Josué, que se sabe el camino con los ojos cerrados y no me deja ir porque platico mucho.

Salen del parque a las ocho. Son dos kilómetros por calle vieja, entre cafetal e izotes, y se baja hacia el río. Los chorros brotan de la pared, no caen de un río: el agua sale directamente de la peña, limpia y helada, y llena unas pozas de piedra con túneles que hicieron hace un siglo para mover turbinas. Quien cabe, cruza el túnel con el agua al pecho y sale del otro lado gritando.

A media mañana Josué saca de su mochila lo que yo le puse: tortillas con queso, mangos si hay, limonada. Si te queda pierna, siguen hasta una caída más, y a mediodía ya están sentados en mi corredor contando lo mismo que cuentan todos: que el agua estaba helada.`,
    whatToExpect:
      'Cuatro kilómetros en total, con una bajada resbalosa después de la lluvia. El agua llega al pecho en las pozas; hay partes bajas para niños.',
    bringWithYou: ['Traje de baño bajo la ropa', 'Zapatos que se mojen', 'Toalla', 'Repelente'],
    amenities: ['Guía local', 'Apto para niños', 'Se admiten mascotas', 'Botiquín', 'Sombra'],
    included: ['Guía', 'Refrigerio', 'Agua'],
    notIncluded: ['Almuerzo', 'Transporte hasta el punto de encuentro', 'Propinas'],
    languages: ['Español'],
    price: 10,
    maxGuests: 12,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Parque central de Juayúa',
      address: 'Fuente del parque, frente a la iglesia',
      city: 'Juayúa',
      department: 'Sonsonate',
      lat: 13.8414,
      lng: -89.7457,
    },
    scene: 'calera',
    beside: ['apaneca', 'montecristo'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [1, 3, 5, 6], hour: 8, capacity: 12 },
  },
  {
    key: 'salcoatitan-cafe-de-palo',
    host: 'rosa-juayua',
    category: 'Café',
    title: 'Café de palo, tostado en comal',
    shortDescription: 'El café como se ha hecho siempre en las casas de Salcoatitán: comal de barro, leña y paciencia.',
    description: `Nada de máquinas. Un comal, una paleta de palo, dos libras de grano y mi comadre Elba, que no deja que nadie se distraiga.

El café se mueve sin parar, veinticinco minutos, en ochos. Primero huele a zacate, luego a pan, luego a lo que tú ya sabes. Cuando está del color de un hábito de fraile se saca a una zaranda y se avienta para que se vaya la cascarilla: es el momento de la foto y del estornudo. Se muele en molino de mano y se cuela en manta.

Lo tomamos en el zaguán, con semita. Enfrente está la ceiba del parque, y Elba cuenta historias de cuando por aquí se sembraron los primeros cafetales de la zona.`,
    whatToExpect:
      'Hora y media, casi toda sentados alrededor del fuego. Hay humo. Puedes llevarte media libra de lo que tostaste.',
    bringWithYou: ['Ropa que no te importe ahumar', 'Efectivo para semita extra'],
    amenities: ['Baños', 'Apto para niños', 'Apto para adultos mayores', 'Se admiten mascotas', 'Grupo pequeño'],
    included: ['Materiales', 'Degustación', 'Pieza para llevar'],
    notIncluded: ['Transporte hasta el punto de encuentro', 'Compras personales'],
    languages: ['Español'],
    price: 5,
    maxGuests: 6,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Parque de Salcoatitán, junto a la ceiba',
      address: 'Parque central, frente a la iglesia de San Miguel Arcángel',
      city: 'Salcoatitán',
      department: 'Sonsonate',
      lat: 13.829,
      lng: -89.7578,
    },
    scene: 'sopa',
    beside: ['apaneca', 'cata', 'ataco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [2, 5], hour: 15, capacity: 6 },
  },
  {
    key: 'izalco-cacao-metate',
    host: 'ofelia-izalco',
    category: 'Gastronomía',
    title: 'Cacao de los Izalcos: del árbol al metate',
    shortDescription:
      'Abre una mazorca, prueba la baba dulce del cacao y muele tu propia tablilla sobre piedra caliente.',
    description: `Este cacao ya lo cobraban de tributo cuando vinieron los españoles; se contaba por zontles, de cuatrocientos granos, y servía de moneda. En mi patio sigue saliendo, a la sombra del madrecacao, que por algo se llama así.

Caminamos entre los palos y escoges tu mazorca. Se parte de un golpe y adentro no hay chocolate: hay una pulpa blanca que sabe a guanábana y que los niños se acaban. El grano fermentado y seco ya lo tengo listo, así que pasamos al fuego. Se tuesta, se pela grano por grano contando cuentos, y se muele en el metate con una brasa debajo. Brazos, espalda, paciencia; a los veinte minutos la piedra suda y el polvo se vuelve pasta.

Cada quien endulza a su gusto, le pone canela o pimienta gorda, y forma sus tablillas. La última tanda la batimos con agua, como se bebía antes. Tiene espuma y no se parece a nada del supermercado.`,
    whatToExpect:
      'Tres horas en un patio con sombra y piso de tierra. Es cansado para los brazos y fácil para todo lo demás. Sin lácteos ni gluten, salvo que tú los agregues.',
    bringWithYou: ['Ropa que pueda mancharse', 'Repelente', 'Gorra'],
    amenities: ['Guía local', 'Baños', 'Apto para niños', 'Apto para adultos mayores', 'Opción vegetariana', 'Sombra'],
    included: ['Guía', 'Materiales', 'Degustación', 'Pieza para llevar'],
    notIncluded: ['Almuerzo', 'Transporte hasta el punto de encuentro', 'Compras personales'],
    languages: ['Español', 'Otros'],
    price: 24,
    maxGuests: 10,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Iglesia de la Asunción, Izalco',
      address: 'Barrio Asunción, frente a la campana de las ruinas',
      city: 'Izalco',
      department: 'Sonsonate',
      lat: 13.7449,
      lng: -89.6726,
    },
    scene: 'cacao',
    beside: ['mercado', 'sopa'],
    status: 'published',
    featured: true,
    externalUrl: null,
    offer: { weekdays: [0, 4, 6], hour: 9, capacity: 10 },
  },
  {
    key: 'izalco-palabras-nahuat',
    host: 'ofelia-izalco',
    category: 'Cultural',
    title: 'Yek tunal: una tarde de palabras en náhuat',
    shortDescription: 'Saluda, cuenta hasta diez y cuenta un cuento corto en la lengua que Izalco no ha dejado morir.',
    description: `«Yek tunal» quiere decir buen día y con eso se abre la puerta. Con «padiush» se dan las gracias. En medio caben dos horas.

Nos sentamos en redondo, en el patio, con la olla de atol en el centro. No hay pizarra. Primero se aprende a oír: la lengua tiene sonidos que en español se quedaron en los nombres de los pueblos y de la comida, y cuando los descubres ya no vuelves a decir Nahuizalco ni guacal de la misma manera. Después saludamos, contamos mazorcas, preguntamos cómo estás.

También hay que hablar de por qué somos pocos los que la hablamos. En 1932 ser indígena aquí costaba la vida, y muchas madres callaron la lengua para cuidar a sus hijos. Lo cuento como me lo contaron, cerca del fuego y sin adornos. Y luego cantamos, porque así terminaba siempre mi abuela.`,
    whatToExpect:
      'Sentados, al aire libre, de cuatro a seis y media. Apto para quien nunca ha oído una palabra. Se puede grabar audio; pide permiso antes de tomar fotos a las personas mayores.',
    bringWithYou: ['Cuaderno', 'Suéter ligero'],
    amenities: [
      'Guía local',
      'Baños',
      'Apto para niños',
      'Apto para adultos mayores',
      'Accesible en silla de ruedas',
      'Sombra',
    ],
    included: ['Guía', 'Bebidas', 'Materiales'],
    notIncluded: ['Cena', 'Transporte hasta el punto de encuentro'],
    languages: ['Español', 'Otros'],
    price: 7.5,
    maxGuests: 12,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Casa de Ofelia, barrio Asunción',
      address: 'A una cuadra de la iglesia de la Asunción',
      city: 'Izalco',
      department: 'Sonsonate',
      lat: 13.7446,
      lng: -89.6721,
    },
    scene: 'fogata',
    beside: ['cacao', 'suchitoto', 'izalco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [6], hour: 16, capacity: 12 },
  },
  {
    key: 'nahuizalco-mercado-candelas',
    host: 'ofelia-izalco',
    category: 'Noche y eventos',
    title: 'Mercado nocturno de Nahuizalco, a la luz de las candelas',
    shortDescription: 'Flor de izote, riguas y petates de tule en uno de los últimos mercados que abren de noche.',
    description: `Cuando oscurece, las vendedoras ponen sus candelas junto a los canastos y la calle entera parece un altar. Hoy hay también focos, no te voy a mentir, pero las candelas siguen y a esa hora todavía se regatea en voz baja.

Te enseño a comprar: cómo se escoge la flor de izote, qué es un chufle, por qué los pitos dan sueño. Cenamos caminando, una rigua caliente en hoja, atol shuco en huacal con alguashte, un dulce de nance. A mitad del paseo entramos a una casa donde cuatro mujeres tejen tule en el suelo, y quien quiere se sienta y hace tres vueltas de petate, que salen torcidas.

A las nueve las candelas se van apagando por cuadras. Ese pedazo en que la calle queda a medias, entre lo que alumbra y lo que ya no, es mi favorito.`,
    whatToExpect:
      'Dos horas y media por calles empedradas y con poca luz. Se come de pie. Cuidado con las candelas si traes falda larga.',
    bringWithYou: ['Monedas y billetes de a dólar', 'Bolsa de tela', 'Suéter'],
    amenities: ['Guía local', 'Apto para niños', 'Opción vegetariana', 'Grupo pequeño', 'Señal de celular'],
    included: ['Guía', 'Degustación', 'Cena'],
    notIncluded: ['Compras personales', 'Transporte hasta el punto de encuentro', 'Estacionamiento'],
    languages: ['Español', 'Otros'],
    price: 16,
    maxGuests: 8,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Mercado municipal de Nahuizalco',
      address: 'Entrada principal, frente a la iglesia de San Juan Bautista',
      city: 'Nahuizalco',
      department: 'Sonsonate',
      lat: 13.7774,
      lng: -89.7369,
    },
    scene: 'mercado',
    beside: ['fiesta', 'sopa', 'suchitoto'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [4, 6], hour: 18, capacity: 8 },
  },
]
