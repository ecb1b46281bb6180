import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { Permission, StaffRole } from './staff.rules.ts'

export const staffRefusals = {
  PERMISSION_NEEDED: {
    status: 403,
    text: 'Tu rol en el equipo no permite hacer esto. Pídeselo a alguien con el rol de administración.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    text: 'Es la única cuenta con el rol de administración: dáselo antes a otra persona.',
  },
} as const satisfies RefusalTexts

/** As it stands on a badge. */
export const staffRoleLabel: Record<StaffRole, string> = {
  administrator: 'Administrador',
  support: 'Soporte',
  finance: 'Finanzas',
  editor: 'Edición',
  viewer: 'Solo lectura',
}

/** What it is for, in a sentence. */
export const staffRoleMeans: Record<StaffRole, string> = {
  administrator: 'Puede verlo y cambiarlo todo, también los roles del equipo.',
  support: 'Atiende a las personas: cuentas, reservas, chats y mensajes. No registra dinero ni cambia experiencias.',
  finance: 'Registra cobros y estados de cuenta, ve cifras y descarga listas. No cambia cuentas ni reservas.',
  editor: 'Cuida lo que se publica: experiencias, categorías, reseñas y preguntas. No ve datos de personas ni dinero.',
  viewer: 'Ve casi todo y no cambia nada; tampoco abre chats ni descarga listas.',
}

/** What may be done, after 'Puede': 'ver personas'. */
export const permissionLabel: Record<Permission, string> = {
  'overview.read': 'ver el panel',
  'people.read': 'ver personas',
  'people.write': 'verificar, suspender y reactivar cuentas',
  'bookings.read': 'ver reservas',
  'bookings.correct': 'confirmar, cancelar y corregir reservas',
  'correspondence.open': 'abrir chats y cartas',
  'content.read': 'ver experiencias, reseñas y preguntas',
  'content.moderate': 'ocultar reseñas y preguntas',
  'content.edit': 'aprobar y retirar experiencias, escribir categorías',
  'money.read': 'ver estados de cuenta',
  'money.record': 'registrar pagos y ajustes',
  'figures.read': 'ver cifras',
  'cases.read': 'ver mensajes y solicitudes',
  'cases.answer': 'responder mensajes y solicitudes',
  'mail.read': 'ver la bandeja de salida',
  'data.export': 'descargar listas de personas y reservas',
  'audit.read': 'ver la bitácora',
  'system.read': 'ver el estado del sistema',
  'system.write': 'reintentar trabajos y correos',
  'settings.read': 'ver la configuración',
  'settings.write': 'cambiar la configuración y la comisión',
  'staff.manage': 'dar y quitar roles',
}
