import type { DemoExperience } from './shape.ts'

export const experiencesAhuachapan: DemoExperience[] = [
  {
    key: 'apaneca-finca-cereza-taza',
    host: 'ernesto-apaneca',
    category: 'Café',
    title: 'De la cereza a la taza, en una finca de Apaneca',
    shortDescription:
      'Corta, despulpa, tuesta y bebe. Tres horas con un caficultor que no le tiene miedo a las preguntas.',
    description: `Muerde una cereza de café madura. Sabe a jamaica, a miel, a nada que se parezca al café. Con esa sorpresa empieza la mañana, parados entre los surcos, a 1,450 metros y con el mar allá al fondo si la bruma quiere.

Te doy un canasto y media hora. De noviembre a febrero cortamos de verdad; el resto del año aprendes poda, sombra y por qué una finca sin pájaros está enferma. Luego pasamos la cereza por la despulpadora de manivela de mi abuelo, metes los brazos en la pila de fermento y rastrillas el patio para que el grano seque parejo.

Al final tuesto una libra en una tostadora chica, delante de ti, y oímos los dos tronidos. La taza que te sirvo lleva el nombre del surco. Si te gusta, te llevas la bolsa todavía tibia; si no te gusta, me explicas por qué y esa conversación es la que yo más disfruto.`,
    whatToExpect:
      'Caminata corta por terreno inclinado y blando. Hay perros mansos, abejas y lodo en invierno. El recorrido se acorta sin problema para quien no quiera bajar a los surcos.',
    bringWithYou: ['Zapatos cerrados', 'Suéter ligero', 'Sombrero', 'Repelente'],
    amenities: ['Guía local', 'Estacionamiento', 'Baños', 'Apto para niños', 'Se admiten mascotas', 'Vista panorámica'],
    included: ['Guía', 'Materiales', 'Degustación', 'Pieza para llevar'],
    notIncluded: ['Almuerzo', 'Transporte hasta el punto de encuentro', 'Compras personales'],
    languages: ['Español', 'Inglés'],
    price: 18,
    maxGuests: 12,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Parque central de Apaneca',
      address: 'Kiosco del parque; de ahí subimos juntos a la finca',
      city: 'Apaneca',
      department: 'Ahuachapán',
      lat: 13.8582,
      lng: -89.803,
    },
    scene: 'apaneca',
    beside: ['cata', 'ataco'],
    status: 'published',
    featured: true,
    externalUrl: null,
    offer: { weekdays: [2, 4, 6, 0], hour: 9, capacity: 12 },
  },
  {
    key: 'ataco-cata-cinco-tazas',
    host: 'ernesto-apaneca',
    category: 'Café',
    title: 'Cinco tazas para tercos: cata de café en Ataco',
    shortDescription:
      'Aprende a sorber con ruido, a nombrar lo que sientes y a desconfiar de quien dice que todo café es igual.',
    description: `Dices que no distingues un café de otro. Perfecto. Siéntate.

Sobre la mesa hay cinco tazas iguales, sin etiqueta. Primero se huele en seco, luego con agua, luego se rompe la costra con la cuchara y el vapor te contesta. Después se sorbe, fuerte, como sopa caliente: aquí los buenos modales estorban. Vas anotando palabras, las que sean. Alguien escribió una vez «a la tienda de mi tía» y tenía toda la razón.

Recién al final digo qué era cada cual. Una es cara. Una es la que compras en el súper. Una la arruiné yo a propósito, quemándola. Casi nadie acierta todas; casi todos salen con una favorita y con la manera de pedirla por su nombre.`,
    whatToExpect:
      'Una hora y media sentados, en un patio techado a una cuadra del parque. Se prueba mucho café: desayuna antes. Hay agua y pan para limpiar la boca.',
    bringWithYou: ['Ganas de opinar', 'Sin perfume, por favor'],
    amenities: [
      'Baños',
      'Wifi',
      'Sombra',
      'Apto para adultos mayores',
      'Accesible en silla de ruedas',
      'Grupo pequeño',
    ],
    included: ['Guía', 'Degustación', 'Agua'],
    notIncluded: ['Compras personales', 'Estacionamiento'],
    languages: ['Español', 'Inglés'],
    price: 15,
    maxGuests: 8,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Patio de cata, a una cuadra del parque',
      address: 'Segunda Avenida Sur, Concepción de Ataco',
      city: 'Concepción de Ataco',
      department: 'Ahuachapán',
      lat: 13.8697,
      lng: -89.8486,
    },
    scene: 'cata',
    beside: ['apaneca', 'ataco'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [5, 6], hour: 15, capacity: 8 },
  },
  {
    key: 'ataco-murales-portones',
    host: 'ernesto-apaneca',
    category: 'Cultural',
    title: 'Ataco a pie: murales, portones y telares',
    shortDescription:
      'Un paseo sin prisa por el pueblo más pintado de la Ruta de las Flores, con gente que abre su puerta.',
    description: `Los murales de Ataco son jóvenes: empezaron hace unos veinte años, con dos pintores y un gato. Antes el pueblo era blanco y callado, y yo lo recuerdo así. En dos horas te cuento los dos pueblos a la vez.

Caminamos por empedrado. Paramos en el primer mural, ya repintado; en la puerta de un taller donde todavía suenan telares de pedal; en la casa de una señora que hace dulce de leche de cabra y que sale a saludar solo si toco de cierta manera. En el mirador de la cruz se ve la cuadrícula entera, y ahí te explico dónde están las lagunas que no se ven.

Termina en la plaza, a la hora en que ponen los elotes locos. Si te gana la curiosidad, te dejo dibujado en un papel por dónde seguir.`,
    whatToExpect:
      'Dos kilómetros de empedrado irregular con una subida corta al mirador. Aire fresco casi todo el año; en octubre y noviembre, viento.',
    bringWithYou: ['Zapatos cómodos', 'Suéter', 'Efectivo para artesanías'],
    amenities: ['Guía local', 'Baños', 'Apto para niños', 'Se admiten mascotas', 'Señal de celular'],
    included: ['Guía', 'Degustación'],
    notIncluded: ['Compras personales', 'Almuerzo', 'Estacionamiento'],
    languages: ['Español', 'Inglés'],
    price: 8,
    maxGuests: 16,
    duration: { value: 2, unit: 'hours' },
    place: {
      name: 'Atrio de la iglesia de Ataco',
      address: 'Parque central, Concepción de Ataco',
      city: 'Concepción de Ataco',
      department: 'Ahuachapán',
      lat: 13.8703,
      lng: -89.849,
    },
    scene: 'ataco',
    beside: ['apaneca', 'mercado'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 10, capacity: 16 },
  },
  {
    key: 'apaneca-tirolesas-cafetal',
    host: 'nahum-tacuba',
    category: 'Aventura',
    title: 'Tirolesas sobre el cafetal de Apaneca',
    shortDescription: 'Nueve cables entre copas de ciprés y surcos de café, con arneses revisados delante de ti.',
    description: `Lo primero no es volar: son veinte minutos de cinchas, cascos y frenos en el suelo. Reviso cada hebilla dos veces y la tercera la revisas tú. Quien entiende el equipo, lo disfruta más.

El cable uno es corto y bajo, para perder el susto. El cinco cruza un barranco y por unos segundos solo hay aire verde. El nueve es el largo; el viento te empuja de lado y la sierra entera, de Ataco al mar, queda bajo los zapatos. Entre uno y otro se camina por senderos de finca: se oyen chachalacas, a veces cruza un cusuco.

¿Y si al llegar a la plataforma ya no quieres? Bajas por el sendero conmigo, sin drama y sin burla. Le ha pasado a soldados.`,
    whatToExpect:
      'Entre dos y tres horas. Peso de 35 a 110 kilos; no apto con embarazo ni con cirugía reciente. Con tormenta eléctrica se suspende y se mueve la fecha.',
    bringWithYou: ['Pantalón largo', 'Zapatos cerrados', 'Liga para el cabello', 'Cortaviento'],
    amenities: ['Guía local', 'Transporte', 'Equipo de seguridad', 'Botiquín', 'Baños', 'Casilleros'],
    included: ['Guía', 'Equipo', 'Agua', 'Transporte desde el punto de encuentro'],
    notIncluded: ['Almuerzo', 'Propinas', 'Seguro de viaje'],
    languages: ['Español'],
    price: 35,
    maxGuests: 6,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Parque central de Apaneca',
      address: 'Esquina norte del parque, frente a la alcaldía',
      city: 'Apaneca',
      department: 'Ahuachapán',
      lat: 13.8586,
      lng: -89.8028,
    },
    scene: 'canopy',
    beside: ['apaneca', 'montecristo'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 5, 6], hour: 10, capacity: 12 },
  },
  {
    key: 'ausoles-bano-termal',
    host: 'nahum-tacuba',
    category: 'Naturaleza',
    title: 'Tierra que humea: ausoles y baño termal al anochecer',
    shortDescription: 'Vapor, olor a azufre y pozas calientes bajo las estrellas, en las afueras de Ahuachapán.',
    description: `Se oye antes de verse: un soplido grave, como olla de presión del tamaño de una cancha. Son los ausoles, los respiraderos de la sierra, y la misma fuerza mueve la planta geotérmica que alumbra buena parte del occidente.

Llegamos a las cinco para verlos con luz, desde la distancia que marca el barandal y ni un paso más: el suelo es delgado y el vapor quema de verdad. Ahí te explico por qué el lodo es gris en un lado y rojo en el otro.

Después, premio. Hay pozas termales de distintas temperaturas entre árboles de conacaste; se entra por la tibia y se va subiendo. Cuando oscurece, el vapor se pone azul con los faroles y la plática baja sola de volumen. Salimos a las nueve, arrugados como pasas y muy contentos.`,
    whatToExpect:
      'Poca caminata. El agua caliente baja la presión: se entra por ratos de quince minutos y se toma agua. No recomendado con embarazo o problemas del corazón sin consultar antes.',
    bringWithYou: ['Traje de baño viejo, el azufre mancha', 'Toalla', 'Sandalias', 'Ropa seca'],
    amenities: ['Guía local', 'Transporte', 'Estacionamiento', 'Baños', 'Duchas', 'Vestidores'],
    included: ['Guía', 'Entrada al sitio', 'Transporte desde el punto de encuentro', 'Agua'],
    notIncluded: ['Cena', 'Bebidas alcohólicas', 'Propinas'],
    languages: ['Español'],
    price: 22,
    maxGuests: 6,
    duration: { value: 5, unit: 'hours' },
    place: {
      name: 'Parque Concordia',
      address: 'Centro de Ahuachapán, frente a la parroquia de la Asunción',
      city: 'Ahuachapán',
      department: 'Ahuachapán',
      lat: 13.9213,
      lng: -89.8455,
    },
    scene: 'calera',
    beside: ['coatepeque', 'montecristo', 'apaneca'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [3, 5], hour: 16.5, capacity: 6 },
  },
  {
    key: 'tacuba-pozas-saltos',
    host: 'nahum-tacuba',
    category: 'Aventura',
    title: 'Tacuba: un día de río, pozas y saltos',
    shortDescription: 'Cascadas de la sierra de El Imposible con un antiguo guardarrecursos. Saltas solo si quieres.',
    description: `El río no es un tobogán: es un vecino. Antes de entrar te presento las piedras, la que resbala, la que sirve de silla, la que hay debajo del agua y por eso de ahí no se salta.

La jornada va aguas abajo. Caminamos dentro del cauce, con el agua a la rodilla, y cada tanto la quebrada se cierra y forma una poza verde con su cascada. En tres de ellas se puede saltar; las he medido yo, cada temporada, con plomada. La más alta anda por los ocho metros y siempre hay una grada a dos. Donde toca, bajamos con cuerda.

Comemos en una playa de arena gris, a mediodía: tortillas, queso duro, aguacate. La subida de regreso es por potrero y pega el sol; se hace callado. En Tacuba te espera una horchata que sabe mejor de lo que tiene derecho a saber.`,
    whatToExpect:
      'Día exigente: seis horas entre agua y monte. Hay que saber nadar y firmar que lo sabes. Si llovió fuerte en la sierra, no se entra al río y hacemos el sendero del mirador.',
    bringWithYou: [
      'Tenis que se amarren, nada de sandalias',
      'Ropa de secado rápido',
      'Muda seca',
      'Protector solar',
      'Almuerzo extra si comes mucho',
    ],
    amenities: ['Guía local', 'Transporte', 'Equipo de seguridad', 'Botiquín', 'Grupo pequeño'],
    included: ['Guía', 'Equipo', 'Almuerzo', 'Transporte desde el punto de encuentro'],
    notIncluded: ['Seguro de viaje', 'Propinas', 'Hospedaje'],
    languages: ['Español'],
    price: 42,
    maxGuests: 6,
    duration: { value: 8, unit: 'hours' },
    place: {
      name: 'Parque central de Tacuba',
      address: 'Frente a las ruinas de la iglesia colonial',
      city: 'Tacuba',
      department: 'Ahuachapán',
      lat: 13.9006,
      lng: -89.9298,
    },
    scene: 'calera',
    beside: ['canopy', 'montecristo'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [0, 6], hour: 7, capacity: 6 },
  },
]
