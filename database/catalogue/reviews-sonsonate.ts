import type { DemoReview } from './shape.ts'

/** Reviews of the hosts of Sonsonate. */
export const reviewsSonsonate: DemoReview[] = [
  {
    traveler: 'fatima',
    host: 'rosa-juayua',
    experience: 'juayua-gallo-en-chicha',
    rating: 5,
    comment:
      'Mi tortilla salió con forma de Guatemala y me la hicieron comer entera. El gallo en chicha es de esas comidas que uno recuerda en la oficina tres semanas después.',
    daysAgo: 8,
  },
  {
    traveler: 'mauricio',
    host: 'rosa-juayua',
    experience: 'juayua-feria-domingo',
    rating: 5,
    comment: 'Comí seis cosas y repetí dos. No intenten almorzar después, no se puede.',
    daysAgo: 25,
  },
  {
    traveler: 'ines',
    host: 'rosa-juayua',
    experience: 'juayua-gallo-en-chicha',
    rating: 5,
    comment: 'No como carne y me hizo un pipián que me dejó sin palabras. Rosa canta bajito mientras muele.',
    daysAgo: 58,
  },
  {
    traveler: 'diego',
    host: 'rosa-juayua',
    experience: 'juayua-chorros-calera',
    rating: 4,
    comment: 'Josué es buenísimo guía. El agua está HELADA. Repito: helada.',
    daysAgo: 70,
  },
  {
    traveler: 'ernestina',
    host: 'rosa-juayua',
    experience: 'salcoatitan-cafe-de-palo',
    rating: 5,
    comment:
      'Tostamos el café igual que en mi casa cuando yo era cipota. A mi edad eso no tiene precio, y costó cinco dólares.',
    daysAgo: 99,
  },
  {
    traveler: 'thiago',
    host: 'rosa-juayua',
    experience: 'juayua-feria-domingo',
    rating: 4,
    comment: null,
    daysAgo: 180,
  },
  {
    traveler: 'claire',
    host: 'ofelia-izalco',
    experience: 'izalco-cacao-metate',
    rating: 5,
    comment:
      'Mis brazos tardaron dos días en perdonarme. El chocolate con agua y pimienta gorda es otra cosa completamente distinta.',
    daysAgo: 16,
  },
  {
    traveler: 'karen',
    host: 'ofelia-izalco',
    experience: 'izalco-palabras-nahuat',
    rating: 5,
    comment:
      'Crecí en Los Ángeles y mi bisabuela era de Izalco; nadie me había enseñado una sola palabra. Volví a mi casa diciendo yek tunal a todo el mundo. Padiush, niña Ofelia.',
    daysAgo: 30,
  },
  {
    traveler: 'pamela',
    host: 'ofelia-izalco',
    experience: 'nahuizalco-mercado-candelas',
    rating: 4,
    comment: 'Hermoso y muy oscuro, cuidado con los tobillos. La rigua estaba recién hecha.',
    daysAgo: 44,
  },
  {
    traveler: 'rodrigo',
    host: 'ofelia-izalco',
    experience: 'izalco-cacao-metate',
    rating: 5,
    comment: null,
    daysAgo: 103,
  },
  {
    traveler: 'lupita',
    host: 'ofelia-izalco',
    experience: 'izalco-cacao-metate',
    rating: 5,
    comment: 'En mi pueblo también se bebe cacao y cambiamos recetas hasta que nos corrieron. Amiga nueva.',
    daysAgo: 165,
  },
  {
    traveler: 'giulia',
    host: 'sandra-cobanos',
    experience: 'cobanos-bautizo-buceo',
    rating: 5,
    comment:
      'Iba muerta de miedo y Sandra me habló en italiano debajo de la boya hasta que me reí. Treinta minutos que fueron tres.',
    daysAgo: 20,
  },
  {
    traveler: 'rodrigo',
    host: 'sandra-cobanos',
    experience: 'cobanos-careteo-bajamar',
    rating: 5,
    comment:
      'Mis hijas encontraron las doce especies. Yo encontré siete y un erizo, con el pie. Hagan caso de los zapatos.',
    daysAgo: 37,
  },
  {
    traveler: 'andres',
    host: 'sandra-cobanos',
    experience: 'cobanos-bautizo-buceo',
    rating: 3,
    comment:
      'Excelente instructora. El agua estaba turbia, se veía a tres metros; ella lo advirtió y me ofreció otra fecha, pero ya había manejado desde La Unión.',
    daysAgo: 81,
  },
  {
    traveler: 'stephanie',
    host: 'sandra-cobanos',
    experience: 'cobanos-bautizo-buceo',
    rating: 5,
    comment: 'Vimos una tortuga. Una TORTUGA.',
    daysAgo: 120,
  },
]
