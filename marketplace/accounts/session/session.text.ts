/** Variant of a text: below 768 px, or from there on (SHELL-57, SHELL-58). */
type Width = 'mobile' | 'desktop'
type NoticeText = { title: string; description?: string }

export const SIGNED_OUT = 'Sesión cerrada'
const ended = { title: SIGNED_OUT }
const noAdmin = { title: 'Acceso denegado', description: 'No tienes permisos de administrador' }

/** Notices after a redirect by a guard or a sign-out. A closed list, because the codes travel in a cookie. */
export const notices = {
  'session-needed': {
    mobile: { title: 'Inicia sesión', description: 'Para acceder a esta sección necesitas iniciar sesión' },
    desktop: { title: 'Acceso restringido', description: 'Debes iniciar sesión para acceder a esta sección' },
  },
  'session-ended': { mobile: ended, desktop: ended },
  /** Somebody signed out by a form, where no script ran. */
  'signed-out': { mobile: ended, desktop: ended },
  'admin-only': { mobile: noAdmin, desktop: noAdmin },
} as const satisfies Record<string, Record<Width, NoticeText>>

export type NoticeCode = keyof typeof notices

/** Shown after the page was loaded anew for another person, who signed in in another tab. */
export const accountChanged = {
  title: 'Ahora usas otra cuenta',
  description: 'Se abrió en otra pestaña. Lo que había en esta página sin enviar no se envió.',
} as const
export const SIGN_OUT_FAILED = 'Error al cerrar sesión'

/** Accessible name of the screen while the session is checked. */
export const SESSION_SCREEN = 'Verificación de la sesión'
/** The three literal lines of the session screen (AUTH-35, AUTH-47, SHELL-02). */
export const CHECKING = 'Verificando sesión...'
export const VALIDATION_FAILED = 'Failed to validate session after 3 attempts'
export const NOT_INITIALIZED = 'Failed to initialize authentication'
export const checkFailed = (cause: string) => `Session validation failed: ${cause}`
