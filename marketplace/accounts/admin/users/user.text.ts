import type { RefusalTexts } from '#platform/http/refusal.ts'

export const userRefusals = {
  OWN_ACCOUNT: {
    status: 409,
    text: 'Es tu propia cuenta: pídeselo a otra persona que administre Torogoz.',
  },
  STAFF_ACCOUNT: {
    status: 403,
    text: 'Es una cuenta del equipo: la cambia solo quien tiene el rol de administración.',
  },
  USER_DELETED: { status: 409, text: 'Esta cuenta fue eliminada por su dueño: ya no se puede cambiar.' },
  USER_UNCHANGED: { status: 409, text: 'Ya estaba así: alguien lo hizo antes.' },
  USER_NOT_HOST: { status: 409, text: 'Solo se verifica a anfitriones.' },
  USER_IS_SUSPENDED: {
    status: 409,
    text: 'La cuenta está suspendida y una contraseña nueva no la abre: reactívala primero.',
  },
  ROLE_NEEDS_NO_TRIPS: { status: 409, text: 'Tiene reservas por vivir como viajero.' },
  ROLE_NEEDS_NO_OFFERS: { status: 409, text: 'Tiene experiencias publicadas o en pausa.' },
  ROLE_NEEDS_NO_GUESTS: { status: 409, text: 'Tiene reservas por atender como anfitrión.' },
} as const satisfies RefusalTexts

/** For somebody who stopped administering while their request was running. */
export const NO_LONGER_ADMIN = 'Ya no administras Torogoz: tu cuenta cambió hace un momento.'

export const stateLabel = { active: 'Activa', suspended: 'Suspendida', deleted: 'Eliminada' } as const
