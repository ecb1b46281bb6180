// Vocabulary of the synthetic catalogue: real towns, everyday words, and rare names, because real text has a long tail that
// search must cope with.
import { catalogue } from './catalogue/catalogue.ts'

export const { amenities: amenityWords, included: includedWords, notIncluded: notIncludedWords } = catalogue.words

type Town = [city: string, department: string, lat: number, lng: number]

export const towns: Town[] = [
  ['San Salvador', 'San Salvador', 13.6989, -89.1914],
  ['Santa Ana', 'Santa Ana', 13.9942, -89.5597],
  ['San Miguel', 'San Miguel', 13.4833, -88.1833],
  ['Santa Tecla', 'La Libertad', 13.6769, -89.2797],
  ['Tamanique', 'La Libertad', 13.4953, -89.3803],
  ['La Libertad', 'La Libertad', 13.4883, -89.3222],
  ['Suchitoto', 'Cuscatlán', 13.938, -89.0278],
  ['Concepción de Ataco', 'Ahuachapán', 13.8703, -89.8486],
  ['Apaneca', 'Ahuachapán', 13.8597, -89.8031],
  ['Juayúa', 'Sonsonate', 13.8411, -89.7456],
  ['Nahuizalco', 'Sonsonate', 13.7775, -89.7367],
  ['Acajutla', 'Sonsonate', 13.5928, -89.8275],
  ['La Palma', 'Chalatenango', 14.3167, -89.1708],
  ['San Ignacio', 'Chalatenango', 14.3372, -89.1806],
  ['Ilobasco', 'Cabañas', 13.8436, -88.8503],
  ['San Vicente', 'San Vicente', 13.6453, -88.7842],
  ['Alegría', 'Usulután', 13.5058, -88.4883],
  ['Jiquilisco', 'Usulután', 13.3225, -88.5725],
  ['Perquín', 'Morazán', 13.9586, -88.1614],
  ['Cacaopera', 'Morazán', 13.7719, -88.0817],
  ['Conchagua', 'La Unión', 13.3078, -87.8636],
  ['Intipucá', 'La Unión', 13.1953, -88.0586],
  ['Chirilagua', 'San Miguel', 13.2206, -88.1386],
  ['Panchimalco', 'San Salvador', 13.6111, -89.1797],
  ['Metapán', 'Santa Ana', 14.3319, -89.4428],
  ['El Congo', 'Santa Ana', 13.9075, -89.4972],
  ['Zacatecoluca', 'La Paz', 13.5081, -88.8697],
  ['San Luis La Herradura', 'La Paz', 13.3325, -88.9469],
]

export const activities = [
  'Caminata',
  'Paseo',
  'Recorrido',
  'Taller',
  'Clase',
  'Excursión',
  'Ruta',
  'Cata',
  'Travesía',
  'Visita guiada',
  'Cabalgata',
  'Paseo en kayak',
  'Observación de aves',
  'Noche de fogata',
  'Desayuno',
  'Campamento',
  'Buceo',
  'Recorrido en bicicleta',
  'Fotografía',
  'Cocina',
]

export const subjects = [
  'del volcán',
  'del café',
  'entre manglares',
  'al amanecer',
  'por el bosque nebuloso',
  'de las cascadas',
  'con pescadores',
  'de olas y arena',
  'del añil',
  'de barro y torno',
  'del mercado',
  'bajo las estrellas',
  'por el pueblo',
  'de pupusas',
  'entre cafetales',
  'de la laguna',
  'por las ruinas mayas',
  'del cacao',
  'de los murales',
  'por la costa',
]

export const sentences = [
  'Salimos temprano para evitar el calor y volvemos antes del mediodía.',
  'El grupo es pequeño y el paso lo marca quien va más despacio.',
  'En el camino probamos frutas de temporada y agua de coco.',
  'La vista desde arriba alcanza los volcanes y el mar.',
  'Contamos la historia del lugar como la cuentan los abuelos.',
  'No hace falta experiencia: enseñamos todo desde el principio.',
  'Cada persona se lleva a casa lo que hace con sus manos.',
  'Terminamos con un almuerzo preparado por la familia en leña.',
  'Usamos equipo revisado y damos una charla corta de seguridad.',
  'Si llueve buscamos techo y esperamos con una taza de chocolate.',
  'Vemos garzas, pelícanos y, con suerte, un torogoz.',
  'El sendero sube entre cipreses y baja por un arroyo frío.',
  'La lancha avanza despacio entre raíces y canales angostos.',
  'Hay parada para fotos en el mirador y en la iglesia vieja.',
  'Compramos a productores de la zona y pagamos un precio justo.',
  'La noche se cierra con guitarra alrededor del fuego.',
  'Los niños son bienvenidos acompañados de una persona adulta.',
  'Lleva sombrero, bloqueador y zapatos que puedan mojarse.',
  'El punto de encuentro está a una cuadra de la parada de bus.',
  'La marea decide la hora exacta y te avisamos el día anterior.',
]

/** Names made of two halves give thousands of different words, as places and families have. */
export const beginnings = [
  ...['Achi', 'Cuya', 'Nahui', 'Tepe', 'Jaya', 'Sono', 'Chapa', 'Guaza', 'Ilo', 'Meta', 'Zaca', 'Pano', 'Teco', 'Izal'],
  ...['Suchi', 'Cuzca', 'Olo', 'Mira', 'Apas', 'Coate', 'Yaya', 'Huiza', 'Ereg', 'Quelepa', 'Torol', 'Lempa', 'Xina'],
]
export const endings = [
  ...['pan', 'tán', 'calco', 'peque', 'tique', 'huaca', 'titlán', 'mico', 'nango', 'yagua', 'chapa', 'lito', 'cingo'],
  ...['zulco', 'tepec', 'quín', 'güe', 'ltepa', 'naca', 'pilta', 'coyo', 'milpa', 'raya', 'sapa', 'tunal', 'vera'],
]

export const languageWords = ['Inglés', 'Francés', 'Alemán', 'Italiano', 'Portugués', 'Otros']
