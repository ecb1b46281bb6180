import type { DemoExperience } from './shape.ts'

/** San Vicente and La Paz. */
export const experiencesParacentral: DemoExperience[] = [
  {
    key: 'san-sebastian-telar-palanca',
    host: 'noemi-san-sebastian',
    category: 'Arte y talleres',
    title: 'Telar de palanca: una tarde de hilo en San Sebastián',
    shortDescription: 'Urde, pisa y lanza la lanzadera en un telar de cien años, y llévate tu propio individual.',
    description: `Traca, traca. Así sonaba el pueblo entero cuando yo era niña: telar en cada corredor, hilo tendido de poste a poste, gente caminando agachada por debajo. Hoy se cuentan con los dedos. El mío era de mi suegro y tiene las palancas gastadas por tres generaciones de pies.

Te siento en el banco y te explico una sola cosa: los pies piensan y las manos obedecen. Pisas, se abre la calada; lanzas, pasa el hilo; golpeas, ya es tela. Los primeros diez centímetros salen chuecos y los dejamos ahí, de recuerdo. A la media hora agarras ritmo, y ya no oyes nada más.

Con lo que tejas te coso el ruedo mientras tomas café con semita de piña. Es un individual. He tenido alumnos que se lo llevan en marco.`,
    whatToExpect:
      'Tres horas, sentada en banco alto y usando los pies. Un telar por persona, solo hay tres. Quien espera turno aprende a hacer canillas.',
    bringWithYou: ['Zapatos flexibles', 'Anteojos, si los usas para coser'],
    amenities: ['Baños', 'Apto para niños', 'Sombra', 'Grupo pequeño'],
    included: ['Guía', 'Materiales', 'Pieza para llevar', 'Bebidas'],
    notIncluded: ['Compras personales', 'Envío de piezas', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 21.5,
    maxGuests: 3,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Casa de Noemí, cerca del parque',
      address: 'Barrio Guadalupe, San Sebastián',
      city: 'San Sebastián',
      department: 'San Vicente',
      lat: 13.7262,
      lng: -88.8245,
    },
    scene: 'anil',
    beside: ['hamaca', 'mercado'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [3, 6], hour: 14, capacity: 6 },
  },
  {
    key: 'san-vicente-torre-tempisque',
    host: 'noemi-san-sebastian',
    category: 'Cultural',
    title: 'San Vicente: la torre, el tempisque y los camarones de dulce',
    shortDescription: 'Una hora y media por la ciudad que nació debajo de un árbol, con parada dulcera.',
    description: `Cincuenta familias se juntaron bajo un tempisque en 1635 y dijeron: aquí. El árbol, o su nieto, sigue en pie, y por él empieza el paseo.

De ahí al Pilar, la iglesia donde dicen que Anastasio Aquino, el rey de los nonualcos, se puso la corona de san José. Lo contamos con las dos versiones, la del cura y la del pueblo. La torre blanca del parque parece merengue; se rajó con el terremoto de 2001 y la volvieron a levantar. Cuando está abierta se sube, y arriba el Chinchontepec queda tan cerca que da la hora.

La despedida es en los canastos de dulces: camarones de leche, tártaras, huevitos. Yo invito a uno de cada uno. El segundo es cosa tuya.`,
    whatToExpect:
      'Kilómetro y medio plano. La torre no siempre está abierta; si lo está, son unas cien gradas, opcionales.',
    bringWithYou: ['Sombrilla', 'Efectivo para dulces'],
    amenities: ['Guía local', 'Baños', 'Apto para niños', 'Apto para adultos mayores', 'Señal de celular'],
    included: ['Guía', 'Degustación'],
    notIncluded: ['Entrada al sitio', 'Compras personales', 'Estacionamiento'],
    languages: ['Español'],
    price: 6,
    maxGuests: 15,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Torre de San Vicente',
      address: 'Parque Antonio José Cañas',
      city: 'San Vicente',
      department: 'San Vicente',
      lat: 13.6434,
      lng: -88.7846,
    },
    scene: 'suchitoto',
    beside: ['mercado', 'ataco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0], hour: 15, capacity: 15 },
  },
  {
    key: 'apastepeque-laguna-remo',
    host: 'noemi-san-sebastian',
    category: 'Naturaleza',
    title: 'La laguna de Apastepeque a remo',
    shortDescription: 'Agua redonda y honda, pato de monte y una tilapia asada a la orilla. Plan de familia.',
    description: `Mi sobrino Edwin tiene seis kayaks y una regla: nadie corre. La laguna es un cráter lleno de agua, casi un círculo, y darle la vuelta toma hora y cuarto si uno se detiene a saludar.

Hay que detenerse. En la orilla norte los árboles entran al agua y ahí viven los patos de monte; más allá las lavanderas cantan y los niños se tiran de un mango. El agua es verde clara, tibia arriba y fría donde cuelgan los pies. Los que reman rápido se van a esperar; los que reman lento ven la nutria, cuando quiere.

De vuelta, la tilapia ya está en la brasa, con limón y sal gruesa. Yo llego con tortillas y con la suegra, que cobra en cumplidos.`,
    whatToExpect:
      'Remo fácil en agua quieta, con chaleco obligatorio. De las tres en adelante puede levantarse viento; por eso salimos por la mañana.',
    bringWithYou: ['Traje de baño', 'Gorra', 'Toalla', 'Cambio de ropa'],
    amenities: [
      'Guía local',
      'Transporte',
      'Baños',
      'Duchas',
      'Apto para niños',
      'Equipo de seguridad',
      'Se admiten mascotas',
    ],
    included: ['Guía', 'Equipo', 'Almuerzo', 'Transporte desde el punto de encuentro'],
    notIncluded: ['Entrada al sitio', 'Bebidas', 'Propinas'],
    languages: ['Español'],
    price: 18,
    maxGuests: 12,
    duration: { value: 5, unit: 'hours' },
    place: {
      name: 'Parque de Apastepeque',
      address: 'Frente a la alcaldía; de ahí salimos a la laguna',
      city: 'Apastepeque',
      department: 'San Vicente',
      lat: 13.6684,
      lng: -88.7776,
    },
    scene: 'kayak',
    beside: ['suchitlan', 'coatepeque', 'hamaca'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 8, capacity: 12 },
  },
  {
    key: 'olocuilta-pupusas-de-arroz',
    host: 'blanca-planes',
    category: 'Gastronomía',
    title: 'Olocuilta: ruta de la pupusa de arroz',
    shortDescription: 'Cuatro pupuserías, una discusión y la masa blanca que solo aquí sale así de crujiente.',
    description: `La pregunta es sencilla: ¿por qué la de arroz es de aquí? Te van a dar cuatro respuestas, una por comal, y todas con mucha seguridad. Yo nací a dos cuadras y tengo la mía, que no digo hasta el final.

Vamos puesto por puesto. En el primero pruebas la de queso sola, para conocer la masa sin distracciones. En el segundo entras a la trastienda a ver cómo se remoja y se muele. En el tercero, loroco y ayote. En el cuarto pides tú, y se nota quién aprendió. El curtido cambia más de lo que uno cree: lo hay con orégano, con piña, con chile del que se respeta.

Entre comal y comal caminamos, que hace falta. Termina con chocolate caliente, que es con lo que se come de verdad la pupusa, aunque en la capital lo hayan olvidado.`,
    whatToExpect:
      'Dos horas y cuatro medias porciones. Ambiente de carretera, alegre y con ruido. Hay mesa reservada en las cuatro paradas.',
    bringWithYou: ['Apetito', 'Ropa floja'],
    amenities: [
      'Guía local',
      'Baños',
      'Estacionamiento',
      'Apto para niños',
      'Apto para adultos mayores',
      'Opción vegetariana',
    ],
    included: ['Guía', 'Degustación', 'Bebidas'],
    notIncluded: ['Compras personales', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 11,
    maxGuests: 10,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Entrada del pupusódromo de Olocuilta',
      address: 'Kilómetro 22, carretera antigua a Zacatecoluca',
      city: 'Olocuilta',
      department: 'La Paz',
      lat: 13.568,
      lng: -89.1172,
    },
    scene: 'pupusas',
    beside: ['mercado', 'sopa'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [3], hour: 17, capacity: 10 },
  },
  {
    key: 'tasajera-dia-de-isla',
    host: 'karla-tasajera',
    category: 'Playa y surf',
    title: 'Un día en isla Tasajera, con la familia Mejía',
    shortDescription: 'Estero en lancha, playa abierta sin vendedores y el almuerzo que mi papá pescó por la mañana.',
    description: `Treinta y cinco minutos de lancha separan el ruido del silencio. El canal es ancho, con mangle a los dos lados; yo manejo y señalo: esa es la escuela, esa la iglesia, ahí se cayó mi hermano.

En la isla no hay carros. Caminas trescientos metros entre cocos y de repente está el Pacífico, una playa recta que no termina y en la que un martes puedes ser la única persona. El mar abierto es fuerte, así que se moja uno hasta la cintura y con respeto; para nadar de verdad está la bocana del lado del estero, mansa y tibia.

Al mediodía mi mamá sirve lo que haya: pargo, camarón, curiles si hubo marea. La tarde es de hamaca, con el permiso expreso de no hacer nada. A las cuatro volvemos, con el sol de espaldas y sal en todo.`,
    whatToExpect:
      'Día completo y relajado. Hay baño y regadera de guacal. En la bocana hay corriente con la marea saliente: ahí digo yo la hora del baño.',
    bringWithYou: ['Traje de baño', 'Protector solar', 'Repelente', 'Libro', 'Efectivo para cocos'],
    amenities: ['Guía local', 'Acceso a la playa', 'Baños', 'Sombra', 'Apto para niños', 'Se admiten mascotas'],
    included: ['Lancha', 'Guía', 'Almuerzo', 'Bebidas'],
    notIncluded: ['Hospedaje', 'Bebidas alcohólicas', 'Transporte hasta el punto de encuentro', 'Estacionamiento'],
    languages: ['Español', 'Inglés'],
    price: 37.5,
    maxGuests: 12,
    duration: { value: 8, unit: 'hours' },
    place: {
      name: 'Parque de San Luis La Herradura',
      address: 'A tres cuadras del embarcadero, San Luis La Herradura',
      city: 'San Luis La Herradura',
      department: 'La Paz',
      lat: 13.3502,
      lng: -88.9553,
    },
    scene: 'hamaca',
    beside: ['jiquilisco', 'tunco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 2, 6], hour: 8, capacity: 12 },
  },
  {
    key: 'jaltepeque-kayak-amanecer',
    host: 'karla-tasajera',
    category: 'Naturaleza',
    title: 'Kayak al amanecer en el estero de Jaltepeque',
    shortDescription:
      'Rema entre mangles con la marea a favor y desayuna en un banco de arena que mañana ya no estará.',
    description: `A las cinco y veinte el agua es gris y no se distingue del cielo. Metes el remo y se hace un círculo. Eso es todo lo que se oye.

Entramos por un caño que conozco desde niña, tan angosto que los remos tocan raíz. La marea nos empuja: remar aquí es dirigir. Cuando clarea despiertan los loros, y después todo lo demás, por turnos, como si alguien pasara lista. Si el agua está tranquila bajamos las manos y se sienten los sardineros.

El banco de arena aparece con la vaciante y dura unas dos horas. Ahí desembarcamos, pongo un mantel y saco los huevos con tomate, el queso de capullo, el café. Cuando el agua empieza a lamer el mantel, nos vamos.`,
    whatToExpect:
      'Tres horas en kayak doble, sin oleaje. La hora depende de la marea y la confirmo la víspera. Te vas a mojar hasta la cintura.',
    bringWithYou: ['Ropa que se moje', 'Gorra', 'Repelente', 'Bolsa seca para el celular'],
    amenities: ['Guía local', 'Equipo de seguridad', 'Grupo pequeño', 'Botiquín'],
    included: ['Guía', 'Equipo', 'Desayuno', 'Agua'],
    notIncluded: ['Transporte hasta el punto de encuentro', 'Propinas', 'Hospedaje'],
    languages: ['Español', 'Inglés'],
    price: 27,
    maxGuests: 6,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Frente a la unidad de salud de La Herradura',
      address: 'Calle principal de San Luis La Herradura',
      city: 'San Luis La Herradura',
      department: 'La Paz',
      lat: 13.3495,
      lng: -88.9556,
    },
    scene: 'kayak',
    beside: ['jiquilisco', 'suchitlan'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [5], hour: 5, capacity: 6 },
  },
]
