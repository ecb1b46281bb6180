// Services outside: files, sign-in, maps, models.
import { z } from 'zod'
import { url } from './value-rules.ts'

export const outsideSettings = {
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
