import type { DemoExperience } from './shape.ts'

export const experiencesMorazan: DemoExperience[] = [
  {
    key: 'perquin-memoria-caminada',
    host: 'walter-perquin',
    category: 'Cultural',
    title: 'Perquín y El Mozote: la memoria caminada',
    shortDescription: 'El museo, un tatú en el bosque y el jardín de los niños, con alguien que era niño entonces.',
    description: `Esto no es un paseo de tiros. Es una mañana larga para entender qué pasó aquí, entre 1980 y 1992, y qué hizo la gente después.

A las ocho entramos al museo de Perquín, que levantaron excombatientes con lo que tenían: carteles, radios, una fotografía tras otra. Hay una cabina de Radio Venceremos forrada con cartones de huevo. Luego, en el bosque, bajamos a un tatú, un refugio cavado en la tierra; caben cuatro, y cuando se cierra la boca se comprende por qué no hace falta que yo explique más.

Después vamos a El Mozote. Ahí la voz la llevan las guías de la comunidad, que son familia de quienes ya no están. Se camina por la plaza, se leen los nombres y se entra al jardín de los niños. Yo espero en la acera. De regreso comemos sopa de frijoles en casa de mi madre y se habla, o no se habla.`,
    whatToExpect:
      'Seis horas, con poca caminata y mucha emoción. No lo recomiendo para menores de doce años. Se guarda el celular en El Mozote. Parte de tu pago va a las guías comunitarias.',
    bringWithYou: ['Ropa sobria', 'Suéter', 'Zapatos cerrados', 'Agua'],
    amenities: ['Guía local', 'Transporte', 'Estacionamiento', 'Baños', 'Apto para adultos mayores', 'Grupo pequeño'],
    included: ['Guía', 'Transporte desde el punto de encuentro', 'Entrada al sitio', 'Almuerzo'],
    notIncluded: ['Hospedaje', 'Compras personales', 'Propinas'],
    languages: ['Español', 'Inglés'],
    price: 32,
    maxGuests: 8,
    duration: { value: 6, unit: 'hours' },
    place: {
      name: 'Parque de Perquín',
      address: 'Frente a la parroquia, a dos cuadras del museo',
      city: 'Perquín',
      department: 'Morazán',
      lat: 13.9587,
      lng: -88.1608,
    },
    scene: 'montecristo',
    beside: ['cabalgata', 'suchitoto', 'naif'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [3, 5, 0], hour: 8, capacity: 8 },
  },
  {
    key: 'rio-sapo-dos-dias',
    host: 'walter-perquin',
    category: 'Naturaleza',
    title: 'Río Sapo: dos días de pozas verdes y pino',
    shortDescription: 'Caminata, campamento junto al río más limpio del oriente y un violín cuando baja la fogata.',
    description: `El río Sapo se ve desde arriba como una botella rota entre las piedras: así de verde. Nace cerca de la frontera con Honduras, cruza el pinar y llega a nosotros sin pueblos que lo ensucien.

El primer día subimos en el pick-up hasta donde se acaba la calle y de ahí a pie, dos horas, por vereda de pino y roble. Hay una poza que llamamos la Olla y otra que no tiene nombre; en la segunda acampamos. Tarde de agua, de dormir sobre piedra tibia, de pescar con cordel y devolver. De noche, frijoles, tortillas y violín.

El segundo va sin reloj. Café de manga, caminata río arriba hasta un cañón donde hay que nadar veinte metros para pasar, y almuerzo frío del otro lado. A las cuatro estamos de vuelta en Perquín, con la ropa oliendo a resina.`,
    whatToExpect:
      'Seis kilómetros por día, dificultad media; hay que saber nadar para el cañón. Noches de doce a quince grados. Después de lluvia fuerte el río crece y se cambia la fecha, sin discusión.',
    bringWithYou: ['Bolsa de dormir', 'Traje de baño', 'Zapatos que se mojen', 'Suéter', 'Linterna', 'Repelente'],
    amenities: ['Guía local', 'Transporte', 'Zona de acampar', 'Botiquín', 'Equipo de seguridad'],
    included: ['Guía', 'Transporte desde el punto de encuentro', 'Equipo', 'Almuerzo', 'Cena', 'Desayuno', 'Hospedaje'],
    notIncluded: ['Bebidas alcohólicas', 'Ropa de abrigo', 'Seguro de viaje'],
    languages: ['Español', 'Inglés'],
    price: 100,
    maxGuests: 6,
    duration: { value: 2, unit: 'days' },
    place: {
      name: 'Parque de Perquín',
      address: 'Frente a la parroquia, a dos cuadras del museo',
      city: 'Perquín',
      department: 'Morazán',
      lat: 13.9587,
      lng: -88.1608,
    },
    scene: 'calera',
    beside: ['fogata', 'montecristo', 'cabalgata'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [6], hour: 8, capacity: 6 },
  },
  {
    key: 'llano-del-muerto-caballo',
    host: 'walter-perquin',
    category: 'Aventura',
    title: 'Llano del Muerto a caballo, entre pinos',
    shortDescription: 'Potreros fríos, una cascada y caballos criollos que se saben la vereda mejor que yo.',
    description: `El nombre asusta y el lugar no. Cuentan que un arriero se durmió de frío en el llano; yo creo que se durmió de gusto.

Ensillamos en mi casa, a las nueve, cuando ya levantó la neblina. Relámpago es el más lento, pídelo. La vereda sale de Perquín por un pinar donde el casco no suena, porque pisa agujas; luego se abre el valle, verde, con ganado y un cielo que parece recién lavado. Vamos al paso. Quien quiera trotar, trota en el plano, conmigo al lado.

Se amarran los caballos en el Chorrerón y bajamos a pie hasta la cascada. El agua es de las que cortan el aliento y, aun así, siempre hay uno que se mete. Comemos ahí, tamal pisque y café. A las dos regresamos, con las riendas flojas.`,
    whatToExpect:
      'Cinco horas, de ellas tres montado. No hace falta experiencia. Peso máximo 90 kilos, por respeto al caballo. A 1,100 metros refresca.',
    bringWithYou: ['Pantalón largo', 'Suéter', 'Traje de baño, si eres valiente', 'Sombrero'],
    amenities: ['Guía local', 'Equipo de seguridad', 'Baños', 'Estacionamiento', 'Apto para niños'],
    included: ['Guía', 'Equipo', 'Almuerzo', 'Bebidas'],
    notIncluded: ['Seguro de viaje', 'Propinas', 'Transporte hasta el punto de encuentro'],
    languages: ['Español', 'Inglés'],
    price: 35,
    maxGuests: 4,
    duration: { value: 5, unit: 'hours' },
    place: {
      name: 'Corral de Walter, salida al Llano',
      address: 'Barrio La Paz, calle al Llano del Muerto',
      city: 'Perquín',
      department: 'Morazán',
      lat: 13.9605,
      lng: -88.1625,
    },
    scene: 'cabalgata',
    beside: ['calera', 'montecristo'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [2, 4], hour: 9, capacity: 4 },
  },
  {
    key: 'cacaopera-casa-kakawira',
    host: 'walter-perquin',
    category: 'Cultural',
    title: 'Cacaopera: tambor, plumas y memoria kakawira',
    shortDescription: 'Una tarde con mayores y danzantes del pueblo kakawira, al sur de Perquín.',
    description: `Los kakawira no son lencas ni pipiles, y lo primero que te van a pedir es que no los confundas. Su lengua se apagó el siglo pasado; quedan palabras, rezos y una danza, la de los Emplumados, que se baila en enero con coronas de plumas tan altas que hay que aprender a doblar el cuello.

Voy de enlace, no de maestro. En la casa museo Winakirika nos recibe don Santos, que te muestra cómo se arma una corona y te deja sostenerla; pesa más de lo que parece. Se bebe chilate en guacal, se oye el tambor de cuero y se caminan unas cuadras hasta la iglesia vieja, de muros de metro y medio.

Al final, si las muchachas están de humor, enseñan dos pasos. Uno agradece, se sienta y escucha, que es lo que más falta les ha hecho.`,
    whatToExpect:
      'Tres horas tranquilas y casi todas sentados. Las fotos dentro del museo se preguntan. La mitad del precio queda en el museo comunitario.',
    bringWithYou: ['Sombrero', 'Cuaderno', 'Efectivo para artesanías de jarcia'],
    amenities: ['Guía local', 'Baños', 'Apto para niños', 'Apto para adultos mayores', 'Sombra'],
    included: ['Guía', 'Entrada al sitio', 'Bebidas', 'Degustación'],
    notIncluded: ['Compras personales', 'Almuerzo', 'Transporte hasta el punto de encuentro'],
    languages: ['Español', 'Inglés'],
    price: 13,
    maxGuests: 10,
    duration: { value: 3, unit: 'hours' },
    place: {
      name: 'Parque de Cacaopera',
      address: 'Frente a la iglesia colonial de Cacaopera',
      city: 'Cacaopera',
      department: 'Morazán',
      lat: 13.7743,
      lng: -88.0825,
    },
    scene: 'fiesta',
    beside: ['barro', 'fogata'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [6], hour: 14, capacity: 10 },
  },
  {
    key: 'guatajiagua-barro-negro',
    host: 'candida-guatajiagua',
    category: 'Arte y talleres',
    title: 'Barro negro de Guatajiagua, sin torno',
    shortDescription:
      'Levanta un comal o una olla girando tú alrededor, y mira cómo el fuego y el nacascolo la vuelven negra.',
    description: `No da vueltas el barro. Das vueltas tú.

Así aprendí de mi madre: se pone la plasta en un tiesto, en el suelo o en una mesa baja, y una camina alrededor, jalando la pared hacia arriba con el olote y alisando con una piedra de río que ya era de la bisabuela. Se marea la gente al principio. Luego se ríe. Luego ya no habla.

Mientras tu pieza se seca, quemamos otra que dejé lista, en hoguera abierta, con leña y zacate. Sale roja, como brasa. Y aquí está el secreto que no es secreto: en caliente se le echa con escoba un cocimiento de cáscara de nacascolo. Truena, humea y se pone negra delante de ti.

Se come, claro. Frijoles en olla negra, tortilla en comal negro. Dicen que saben mejor. Yo no sé: nunca los he comido en otra cosa.`,
    whatToExpect:
      'Cuatro horas con descansos; se trabaja de pie y agachado. Hay fuego y humo. Tu pieza, ya seca, la quemo yo y la recoges otro día o te la mando.',
    bringWithYou: ['Ropa vieja', 'Zapatos cerrados', 'Sombrero'],
    amenities: ['Guía local', 'Baños', 'Sombra', 'Opción vegetariana', 'Grupo pequeño'],
    included: ['Materiales', 'Almuerzo', 'Pieza para llevar'],
    notIncluded: ['Envío de piezas', 'Transporte hasta el punto de encuentro'],
    languages: ['Español'],
    price: 18,
    maxGuests: 5,
    duration: { value: 4, unit: 'hours' },
    place: {
      name: 'Parque de Guatajiagua',
      address: 'Costado de la alcaldía; Cándida llega a traerte',
      city: 'Guatajiagua',
      department: 'Morazán',
      lat: 13.6602,
      lng: -88.21,
    },
    scene: 'barro',
    beside: ['sopa', 'fogata'],
    status: 'published',
    featured: false,
    externalUrl: null,
    offer: { weekdays: [4], hour: 9, capacity: 5 },
  },
]
