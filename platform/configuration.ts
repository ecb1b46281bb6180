// The one place that reads the environment. It is checked at start: a bad value stops the start with a list of all problems.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const port = z.coerce
  .number({ error: 'debe ser un número' })
  .int()
  .min(0, 'debe ser 0 o más')
  .max(65535, 'debe ser 65535 o menos')
const url = (...protocols: string[]) =>
  z
    .url({ error: `debe ser una dirección que empiece con ${protocols.map((p) => `${p}://`).join(' o ')}` })
    .refine(
      (value) => protocols.includes(value.split('://')[0] ?? ''),
      `debe empezar con ${protocols.map((p) => `${p}://`).join(' o ')}`,
    )
const yesNo = z.enum(['true', 'false'], { error: 'debe ser true o false' }).transform((value) => value === 'true')

/** Every setting: its rule, and one line for people, from which `.env.example` is generated. */
export const settings = {
  PORT: { rule: port.default(3000), about: 'Puerto donde escucha la aplicación.', example: '3000' },
  HOST: {
    rule: z.string().min(1).default('127.0.0.1'),
    about: 'Dirección de red; 0.0.0.0 para aceptar conexiones de fuera.',
    example: '127.0.0.1',
  },
  APP_URL: {
    rule: url('http', 'https').optional(),
    about: 'Dirección pública, con la que se escriben los enlaces. Por defecto, la de HOST y PORT.',
    example: 'https://torogoz.example',
  },
  DATA_DIR: {
    rule: z.string().min(1).default('./data'),
    about: 'Carpeta de la base de datos embebida y de los archivos.',
    example: './data',
  },
  DATABASE_URL: {
    rule: url('postgres', 'postgresql').optional(),
    about: 'PostgreSQL propio (15 o más reciente). Sin ella se usa el embebido.',
    example: 'postgres://torogoz:secreto@localhost:5432/torogoz',
  },
  DATABASE_READ_URL: {
    rule: url('postgres', 'postgresql').optional(),
    about:
      'Réplica de DATABASE_URL (streaming) para las lecturas públicas de quien no inició sesión. Si no responde o se atrasa más de un segundo, se lee de DATABASE_URL.',
    example: 'postgres://torogoz:secreto@replica:5432/torogoz',
  },
  DATABASE_POOL: {
    rule: z.coerce.number().int().min(4).max(200).default(16),
    about:
      'Conexiones a la base de datos por proceso: una cuarta parte (de 2 a 8) para trabajos de fondo, el resto para solicitudes. Además, hasta 8 de la cola de trabajos y 1 que escucha.',
    example: '16',
  },
  BACKUP_AT: {
    rule: z
      .string()
      .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'debe ser una hora como 02:00, u off')
      .optional(),
    about:
      'Hora de El Salvador de la copia de seguridad diaria, en DATA_DIR/backups; off para no hacerla. Por defecto 02:00 con la base embebida, off con DATABASE_URL.',
    example: '02:00',
  },
  BACKUP_KEEP: {
    rule: z.coerce.number().int('debe ser un número entero').min(1, 'debe ser 1 o más').max(1000).default(14),
    about: 'Cuántas copias de seguridad se guardan en DATA_DIR/backups.',
    example: '14',
  },
  ADMIN_EMAIL: {
    rule: z.email('debe ser una dirección de correo').optional(),
    about:
      'Quién administra: mientras nadie lo haga, cada arranque muestra un enlace de un solo uso para esta dirección.',
    example: '',
  },
  SESSION_SECRET: {
    rule: z.string().min(32, 'debe tener 32 caracteres o más').optional(),
    about: 'Firma las sesiones. Por defecto se crea uno en DATA_DIR; con varios procesos debe ser el mismo en todos.',
    example: '',
  },
  SEED_DEMO: {
    rule: yesNo.optional(),
    about:
      'Cargar el catálogo de demostración. Encendido solo con la base embebida en la propia máquina; en otro caso pídelo junto con DEMO_PASSWORD.',
    example: 'false',
  },
  DEMO_PASSWORD: {
    rule: z.string().min(8, 'debe tener 8 caracteres o más').optional(),
    about: 'Contraseña de las cuentas de demostración.',
    example: '',
  },
  TEST_HOST_LOGIN: {
    rule: yesNo.default(false),
    about:
      'Botón que entra como anfitrión de prueba, solo con npm run dev y en la propia máquina. Una compilación no lo contiene.',
    example: 'false',
  },
  TRUSTED_PROXIES: {
    rule: z.string().optional(),
    about: 'Direcciones de proxies (separadas por coma) cuyos X-Forwarded-For se creen.',
    example: '',
  },
  RATE_LIMITS: {
    rule: z.enum(['on', 'off'], { error: 'debe ser on u off' }).default('on'),
    about: 'Límites de uso; off solo para mediciones.',
    example: 'on',
  },
  LOG_LEVEL: {
    rule: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'debe ser fatal, error, warn, info, debug o silent',
      })
      .default('info'),
    about: 'Detalle del registro.',
    example: 'info',
  },
  SMTP_URL: {
    rule: url('smtp', 'smtps').optional(),
    about: 'Servidor de correo. Sin él, los correos quedan en la bandeja de salida (npm run outbox).',
    example: 'smtps://usuario:clave@smtp.example:465',
  },
  MAIL_FROM: {
    rule: z.string().min(3).default('Torogoz <hola@torogoz.example>'),
    about: 'Remitente de los correos.',
    example: 'Torogoz <hola@torogoz.example>',
  },
  SUPPORT_EMAIL: {
    rule: z.email('debe ser una dirección de correo').default('hola@torogoz.example'),
    about: 'Correo de contacto: se muestra en el sitio y recibe los mensajes del formulario.',
    example: 'hola@torogoz.example',
  },
  VAPID_PUBLIC_KEY: {
    rule: z
      .string()
      .regex(/^[\w-]{87}$/, 'debe tener 87 signos')
      .optional(),
    about: 'Clave pública de los avisos al navegador. Sin las dos VAPID_, se crean una vez y se guardan en la base.',
    example: '',
  },
  VAPID_PRIVATE_KEY: {
    rule: z
      .string()
      .regex(/^[\w-]{43}$/, 'debe tener 43 signos')
      .optional(),
    about: 'La privada de ese par. No sale del servidor.',
    example: '',
  },
  PUSH_SERVICES: {
    rule: z
      .string()
      .regex(/^https?:\/\/[\w.:-]+(\s*,\s*https?:\/\/[\w.:-]+)*$/, 'deben ser direcciones separadas por coma')
      .optional(),
    about: 'Otros servicios de avisos además de los de los navegadores conocidos, separados por coma.',
    example: '',
  },
  REACHABLE_INSIDE: {
    rule: z
      .string()
      .regex(/^https?:\/\/[\w.:-]+(\s*,\s*https?:\/\/[\w.:-]+)*$/, 'deben ser direcciones separadas por coma')
      .optional(),
    about:
      'Direcciones de la red propia a las que también se llega cuando un anfitrión las indica (avisos a su sistema, calendarios), separadas por coma. Sin ella, solo https público.',
    example: '',
  },
  S3_ENDPOINT: {
    rule: url('http', 'https').optional(),
    about: 'Servicio de archivos compatible con S3. Sin S3_BUCKET, los archivos quedan en DATA_DIR.',
    example: '',
  },
  S3_REGION: { rule: z.string().default('us-east-1'), about: 'Región de S3.', example: 'us-east-1' },
  S3_BUCKET: { rule: z.string().min(3).optional(), about: 'Bucket de S3.', example: '' },
  S3_ACCESS_KEY_ID: { rule: z.string().optional(), about: 'Clave de acceso de S3.', example: '' },
  S3_SECRET_ACCESS_KEY: { rule: z.string().optional(), about: 'Clave secreta de S3.', example: '' },
  GOOGLE_CLIENT_ID: { rule: z.string().optional(), about: 'Inicio de sesión con Google.', example: '' },
  GOOGLE_CLIENT_SECRET: { rule: z.string().optional(), about: 'Secreto de Google.', example: '' },
  GOOGLE_ISSUER: {
    rule: url('http', 'https').default('https://accounts.google.com'),
    about: 'Servidor de identidad de Google; otro solo para pruebas.',
    example: 'https://accounts.google.com',
  },
  FACEBOOK_CLIENT_ID: { rule: z.string().optional(), about: 'Inicio de sesión con Facebook.', example: '' },
  FACEBOOK_CLIENT_SECRET: { rule: z.string().optional(), about: 'Secreto de Facebook.', example: '' },
  FACEBOOK_GRAPH_URL: {
    rule: url('http', 'https').default('https://graph.facebook.com'),
    about: 'Servidor de Facebook; otro solo para pruebas.',
    example: 'https://graph.facebook.com',
  },
  MAP_STYLE_URL: {
    rule: url('http', 'https').optional(),
    about: 'Estilo de un mapa propio o ajeno (MapLibre). Sin él se dibuja el mapa embebido de El Salvador.',
    example: 'https://tiles.openfreemap.org/styles/liberty',
  },
  MAP_HOSTS: {
    rule: z
      .string()
      .regex(/^https?:\/\/[\w.:-]+(\s*,\s*https?:\/\/[\w.:-]+)*$/, 'deben ser direcciones separadas por coma')
      .optional(),
    about: 'Otros servidores de los que el estilo toma teselas o letras, separados por coma.',
    example: '',
  },
  MAPBOX_TOKEN: {
    rule: z
      .string()
      .regex(/^[ps]k\.[\w.-]+$/, 'debe empezar con pk. o sk.')
      .optional(),
    about: 'Mapbox: busca direcciones y, si es público (pk.), dibuja el mapa. Uno secreto (sk.) no sale del servidor.',
    example: '',
  },
  MAPBOX_API_URL: {
    rule: url('http', 'https').default('https://api.mapbox.com'),
    about: 'Servidor de Mapbox; otro solo para pruebas.',
    example: 'https://api.mapbox.com',
  },
  AI_BASE_URL: {
    rule: url('http', 'https').optional(),
    about: 'Asistente: servicio compatible con OpenAI (…/v1). Sin las tres AI_, responde el modelo embebido.',
    example: 'https://modelos.example/v1',
  },
  AI_API_KEY: {
    rule: z.string().min(1).optional(),
    about: 'Clave de ese servicio. No sale del servidor.',
    example: '',
  },
  AI_MODEL: { rule: z.string().min(1).max(200).optional(), about: 'Nombre del modelo.', example: '' },
} as const
type Settings = typeof settings
export type Configuration = { -readonly [Name in keyof Settings]: z.output<Settings[Name]['rule']> }

/** Settings that only make sense together. */
const pairs: [keyof Settings, keyof Settings][] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  ['AI_BASE_URL', 'AI_API_KEY'],
  ['AI_BASE_URL', 'AI_MODEL'],
]

/** The value of a name, or of the file its `_FILE` variant names. An empty value counts as absent. */
function settingValue(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = environment[`${name}_FILE`]
  const value = file && existsSync(file) ? readFileSync(file, 'utf8').trim() : environment[name]
  return value === '' ? undefined : value
}

/**
 * Reads and checks the whole environment.
 * @returns the configuration, or every problem at once in Spanish
 */
export function readConfiguration(
  environment: NodeJS.ProcessEnv,
): { configuration: Configuration } | { problems: string[] } {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { rule }] of Object.entries(settings)) {
    const result = rule.safeParse(settingValue(environment, name))
    if (result.success) values[name] = result.data
    else problems.push(`${name}: ${result.error.issues[0]?.message}`)
  }
  const configuration = values as Configuration
  for (const [one, other] of pairs) {
    if (Boolean(configuration[one]) !== Boolean(configuration[other]))
      problems.push(`${one} y ${other}: van juntos, falta uno`)
  }
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(configuration.HOST)
  if (configuration.SEED_DEMO && (configuration.DATABASE_URL || !loopback) && !configuration.DEMO_PASSWORD)
    problems.push('SEED_DEMO: fuera de la base embebida en la propia máquina hace falta DEMO_PASSWORD')
  if (configuration.TEST_HOST_LOGIN && !loopback) problems.push('TEST_HOST_LOGIN: solo con HOST en la propia máquina')
  if (problems.length > 0) return { problems }
  configuration.DATA_DIR = path.resolve(configuration.DATA_DIR)
  configuration.BACKUP_AT ??= configuration.DATABASE_URL ? 'off' : '02:00'
  configuration.SEED_DEMO ??= !configuration.DATABASE_URL && loopback
  return { configuration }
}

let current: Configuration | undefined

/** The configuration of this process, read at the first call. server.ts calls it first, so that a bad value stops the start. */
export function configuration(): Configuration {
  if (current) return current
  const read = readConfiguration(process.env)
  if ('problems' in read) throw new Error(`Configuración inválida:\n${read.problems.join('\n')}`)
  current = read.configuration
  return current
}

/** Replaces settings while running: the embedded database's address, or a test's. */
export function configure(changes: Partial<Configuration>): Configuration {
  current = { ...configuration(), ...changes }
  return current
}

/** Base of links in mail and share previews, without a final slash. */
export function appUrl(): string {
  const { APP_URL, HOST, PORT } = configuration()
  return (APP_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, '')
}

/** Hosts outside that pages may load maps from (for the content security policy); none with the embedded style. */
export function mapHosts(): string[] {
  const { MAP_STYLE_URL, MAP_HOSTS, MAPBOX_TOKEN, MAPBOX_API_URL } = configuration()
  const mapbox = !MAP_STYLE_URL && MAPBOX_TOKEN?.startsWith('pk.') ? [MAPBOX_API_URL] : []
  const style = MAP_STYLE_URL ? [MAP_STYLE_URL, ...(MAP_HOSTS?.split(',').map((host) => host.trim()) ?? [])] : []
  return [...new Set([...style, ...mapbox].map((address) => new URL(address).origin))]
}
