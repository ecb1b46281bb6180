/** What the host's own profile says (HPROF-05). */
export const HOST_SAVED = 'Tu información de anfitrión ha sido actualizada'
export const HOST_NOT_SAVED = 'No se pudo actualizar tu información'
