// Settings of the message channels: mail, browser notifications, WhatsApp.
import { z } from 'zod'
import { url } from './value-rules.ts'

export const messageSettings = {
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
  WHATSAPP_TOKEN: {
    rule: z.string().min(20, 'debe tener 20 caracteres o más').optional(),
    about: 'Clave de WhatsApp Cloud API. Con ella y WHATSAPP_PHONE_ID, los anfitriones que lo piden reciben mensajes.',
    example: '',
  },
  WHATSAPP_PHONE_ID: {
    rule: z
      .string()
      .regex(/^\d{5,20}$/, 'debe tener solo números')
      .optional(),
    about: 'Identificador del número que envía, como lo muestra Meta.',
    example: '',
  },
  WHATSAPP_API_URL: {
    rule: url('http', 'https').default('https://graph.facebook.com/v23.0'),
    about: 'Servidor de WhatsApp Cloud API; otro solo para pruebas.',
    example: 'https://graph.facebook.com/v23.0',
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
} as const
