/**
 * The words the demo catalogue uses for what a place has, what the price covers and what it does not.
 * Filters compare these texts letter by letter (SRCH-09), so every experience must pick from here.
 */
export const amenityWords = [
  'Guía local',
  'Transporte',
  'Estacionamiento',
  'Baños',
  'Wifi',
  'Apto para niños',
  'Apto para adultos mayores',
  'Accesible en silla de ruedas',
  'Se admiten mascotas',
  'Equipo de seguridad',
  'Botiquín',
  'Sombra',
  'Duchas',
  'Vestidores',
  'Casilleros',
  'Agua potable',
  'Grupo pequeño',
  'Opción vegetariana',
  'Vista panorámica',
  'Señal de celular',
  'Acceso a la playa',
  'Zona de acampar',
]

export const includedWords = [
  'Guía',
  'Entrada al sitio',
  'Transporte desde el punto de encuentro',
  'Desayuno',
  'Almuerzo',
  'Cena',
  'Refrigerio',
  'Bebidas',
  'Agua',
  'Equipo',
  'Materiales',
  'Degustación',
  'Lancha',
  'Hospedaje',
  'Fotos del recorrido',
  'Pieza para llevar',
]

export const notIncludedWords = [
  'Transporte hasta el punto de encuentro',
  'Entrada al sitio',
  'Desayuno',
  'Almuerzo',
  'Cena',
  'Bebidas',
  'Bebidas alcohólicas',
  'Propinas',
  'Compras personales',
  'Hospedaje',
  'Estacionamiento',
  'Seguro de viaje',
  'Ropa de abrigo',
  'Envío de piezas',
]
