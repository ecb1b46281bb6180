// Where the process listens, what it stores in, who administers, and how it guards itself.
import { z } from 'zod'
import { port, url, yesNo } from './value-rules.ts'

export const serverSettings = {
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
} as const
