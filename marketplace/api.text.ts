// The parts of the API and its document that do not follow from the contracts.

export const hostText = { NOT_SIGNED_IN: 'Usuario no autenticado' } as const

export const tags: Record<string, string> = {
  Descubrir: 'Search the catalogue, narrow it, see it on a map, and what is like what.',
  Canales: 'The catalogue in the shapes of others: OCTO, Google Things to do, Meta. Read only.',
  Experiencias: 'One experience: its facts, dates with places, pictures.',
  Lugares: 'The map of El Salvador and where its places are.',
  Reservas: 'Reserve, confirm, start with a code, complete, cancel; seen by the traveler and by the host.',
  'Fechas del anfitrión': 'When a host offers an experience, and with how many places.',
  Editor: 'What a host writes: drafts, publishing, archiving.',
  Anfitriones: 'Hosts as travelers see them, and the figures of the own work.',
  Preguntas: 'What travelers ask a host before they reserve, and what may be published of it.',
  Reseñas: 'What travelers say of hosts after a completed reservation.',
  Favoritos: 'What a traveler saved.',
  'Lista de espera': 'Places on dates that are full or closed: who waits, and for whom they are held.',
  Alertas: 'What is told of by itself: finds of a saved search, the next date of an experience.',
  Conversaciones: 'The chat of a reservation, also live.',
  Asistente: 'Questions in plain Spanish, answered from the catalogue and the own reservations.',
  Cuentas: 'Sign up, sign in, second step, forgotten passwords.',
  Perfil: 'The own account: facts, password, second factor, sessions, data and leaving.',
  Avisos: 'What happened meanwhile, and which mail is wanted.',
  Contacto: 'Write to the house.',
  Administración: 'The back office; every write is audited.',
  Desarrollo: 'Only while developing.',
}

export const schemes = {
  accessToken: 'A token of a program, made under Mi cuenta; it opens the operations that name one of its scopes.',
}

/** Example values by property name; where the name is ambiguous, the field has its own `examples`. */
export const words: Record<string, string | number | string[]> = {
  title: 'Clase de surf en El Tunco',
  shortDescription: 'Dos horas en la ola más amable de La Libertad.',
  description: 'Aprende a leer el mar con quien creció en él. La tabla y el instructor van incluidos.',
  name: 'Ana Rivas',
  fullName: 'Ana Rivas',
  firstName: 'Ana',
  lastName: 'Rivas',
  host: 'Marta Portillo',
  city: 'Tamanique',
  state: 'La Libertad',
  country: 'El Salvador',
  place: 'Playa El Tunco, Tamanique',
  address: 'Calle principal a El Tunco, frente a la cancha',
  zipCode: '01501',
  lat: 13.4938,
  lng: -89.3822,
  phone: '+503 7000 1234',
  whatsapp: '+503 7000 1234',
  email: 'ana@correo.example',
  category: 'Aventura',
  icon: 'compass',
  bio: 'Guía local desde 2015.',
  price: 25,
  unitPrice: 25,
  guests: 2,
  spots: 8,
  capacity: 8,
  maxGuests: 8,
  totalAmount: 50,
  rating: 4.9,
  reviewCount: 31,
  confirmationCode: 'K7PM3QXZ',
  code: 'K7PM3QXZ',
  next: 'WyIyMDI2LTEyLTA1VDE0OjAwOjAwLjAwMDAwMFoiXQ',
  path: '/experience/0190c5a3-7d2e-7abc-9def-0123456789ab/clase-de-surf-en-el-tunco',
  languages: ['Español'],
  specialRequests: 'Una de nosotras no come mariscos.',
  reason: 'El mar está muy fuerte ese día.',
  comment: 'Marta explica con paciencia. Volveremos.',
  message: 'Hola, ¿hay parqueo cerca?',
  body: 'Hola, ¿hay parqueo cerca?',
  content: 'Hola, ¿hay parqueo cerca?',
  password: 'tres-volcanes-y-un-lago',
  currentPassword: 'tres-volcanes-y-un-lago',
  newPassword: 'cuatro-rios-y-una-ceiba',
  times: ['08:00'],
  time: '08:00',
  q: 'surf',
  href: '/search?q=surf',
}

const COMMON = `Every refusal has one shape: \`{ "error": { "code", "message", "fields", "data", "requestId" } }\`. Times are instants in
UTC; days are those of El Salvador (UTC-6). Lists are read page by page: \`limit\` rows, and the \`next\` of an answer is the
\`after\` of the next call. A write with \`Idempotency-Key\` may be sent again without being done twice.`

/** One document per audience, because the screens have one client per audience. */
export const documents: Record<'public' | 'host' | 'admin', { title: string; description: string }> = {
  public: {
    title: 'Torogoz',
    description: `Local experiences in El Salvador, paid in cash at the meeting: the catalogue, reservations and the own account. What
hosts do stands in \`/api/openapi.host.json\`.\n\n${COMMON}`,
  },
  host: {
    title: 'Torogoz · hosts',
    description: `What hosts offer, when, and who comes. The catalogue and the account are in \`/api/openapi.json\`.\n\n${COMMON}`,
  },
  admin: {
    title: 'Torogoz · back office',
    description: `For administrators with a second factor; every write is audited.\n\n${COMMON}`,
  },
}
