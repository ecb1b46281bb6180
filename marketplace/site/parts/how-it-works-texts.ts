/** The steps at length, in the order of `steps`; only their own page loads them. */
export const stepsAtLength = [
  'Escribe un lugar, una actividad o un antojo: volcán, surf, café, pupusas. Elige el día y cuántos van. Te mostramos lo que tiene cupo para ese grupo, en esa fecha, con el precio por persona a la vista. Para mirar no hace falta cuenta.',
  'Cada experiencia cuenta qué pasa, cuánto dura, qué incluye y qué no, qué conviene llevar y dónde se encuentran. Conoces a tu anfitrión y lees lo que otros viajeros dicen de él. En el calendario, cada fecha dice cuántos cupos quedan.',
  'Una sola pantalla: fecha, personas, tu contacto. Al reservar, los cupos quedan apartados a tu nombre y recibes un código de ocho caracteres y un correo con la cita para tu calendario. Tu anfitrión confirma. Si cambias de planes, cancelas gratis hasta 24 horas antes.',
  'Llegas al punto de encuentro, muestras tu código y pagas en efectivo, en dólares, el total que ya conocías. Todo va a manos de quien te recibe. Desde ahí, solo queda vivirlo; después puedes contar cómo te fue.',
]

/** What people ask before their first booking; the answers agree with the rules of the product. */
export const questions: { question: string; answer: string }[] = [
  {
    question: '¿Cómo se paga?',
    answer:
      'En efectivo y en dólares, directamente a tu anfitrión, cuando se encuentran. Torogoz no pide tarjeta ni cobra nada en línea. El total exacto aparece antes de reservar y en tu reserva: si puedes, llévalo justo.',
  },
  {
    question: '¿Qué pasa después de reservar?',
    answer:
      'Tus cupos quedan apartados y la reserva queda pendiente hasta que tu anfitrión la confirme. Tienes tu código desde el primer momento, en pantalla, en tu correo y en «Mis reservas». Si nadie responde en 48 horas, o antes de que empiece la experiencia, la reserva se cancela sola y no debes nada.',
  },
  {
    question: '¿Puedo cancelar?',
    answer:
      'Sí. La cancelación es gratuita hasta 24 horas antes de la fecha de inicio y la haces tú, desde «Mis reservas». Con menos tiempo también puedes cancelar, hasta que la experiencia empiece; no hay cobro, pero tu anfitrión ya se habrá preparado.',
  },
  {
    question: '¿Para qué sirve el código de confirmación?',
    answer:
      'Son ocho letras y números que te identifican ante tu anfitrión. Lo muestras, o lo lees en voz alta, cuando llegas al punto de encuentro. Guárdalo y no lo compartas antes con nadie más.',
  },
  {
    question: '¿Cuántas personas puedo incluir?',
    answer:
      'Las que permita la experiencia y quepan en la fecha: lo ves al elegir. Si vas con más gente de la que cabe en un grupo, prueba con otra fecha del calendario.',
  },
  {
    question: '¿Qué es una experiencia informativa?',
    answer:
      'Un evento o un lugar cuya entrada vende alguien más. No se reserva aquí: el botón te lleva a la página de quien la vende, y el precio se muestra por entrada.',
  },
  {
    question: '¿Necesito una cuenta?',
    answer:
      'Para ver, buscar y leer, no. Para reservar sí, porque tu anfitrión te espera por tu nombre. Crearla toma menos de un minuto y solo pide tu nombre, tu correo y una contraseña.',
  },
  {
    question: '¿Las horas son las de El Salvador?',
    answer:
      'Siempre. Aunque mires desde otro país, cada fecha y cada hora del sitio es la de El Salvador (UTC−6, todo el año).',
  },
  {
    question: '¿Quién me recibe?',
    answer:
      'Una persona o un negocio local que ofrece la experiencia y responde por ella. En cada página ves su nombre, su historia y las reseñas de quienes ya fueron.',
  },
]
