/** Texts of the profile (ACC-10, ACC-11, UPL-07). */
export const PROFILE_SAVED = 'Perfil actualizado'
export const PROFILE_NOT_SAVED = 'No se pudo actualizar el perfil'
export const PROFILE_NOT_LOADED = 'No se pudo cargar el perfil del usuario'

export const AVATAR_TOO_LARGE = 'La imagen no puede ser mayor a 5MB'
export const AVATAR_WRONG_FILE = 'Por favor selecciona una imagen válida'
export const AVATAR_SAVED = 'Foto de perfil actualizada correctamente'
export const AVATAR_NOT_SAVED = 'No se pudo actualizar la foto de perfil'

/** The languages people choose from (DATA-33). */
export const languages = ['Español', 'Inglés', 'Francés', 'Alemán', 'Italiano', 'Portugués', 'Otros'] as const
