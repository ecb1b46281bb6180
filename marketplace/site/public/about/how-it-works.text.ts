/** The long text of the steps, in the order of `steps`; apart, because only their own page needs it. */
export const stepsAtLength = [
  'Escribe un lugar, una actividad o un antojo: volcán, surf, café, pupusas. Elige el día y cuántos van. Te mostramos lo que tiene cupo para ese grupo, en esa fecha, con el precio por persona a la vista. Para mirar no hace falta cuenta.',
  'Cada experiencia cuenta qué pasa, cuánto dura, qué incluye y qué no, qué conviene llevar y dónde se encuentran. Conoces a tu anfitrión y lees lo que otros viajeros dicen de él. En el calendario, cada fecha dice cuántos cupos quedan.',
  'Una sola pantalla: fecha, personas, tu contacto. Al reservar, los cupos quedan apartados a tu nombre y recibes un código de ocho caracteres y un correo con la cita para tu calendario. Tu anfitrión tiene hasta 48 horas para confirmar. Si cambias de planes, cancelas gratis hasta 24 horas antes.',
  'Llegas al punto de encuentro, muestras tu código (con la reserva confirmada funciona desde 3 horas antes del inicio hasta 24 horas después del final) y pagas en efectivo, en dólares, el total que ya conocías. Todo va a manos de quien te recibe. Desde ahí, solo queda vivirlo; después puedes contar cómo te fue.',
]
