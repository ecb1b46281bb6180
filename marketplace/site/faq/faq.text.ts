// What people ask, by topic. Every answer agrees with the rules of the product: a rule that changes, changes here too.

export type Question = {
  /** The anchor of the answer: `/faq#como-se-paga`. */
  id: string
  question: string
  answer: string
  /** Other words people search this by. */
  also?: string
  link?: { href: string; label: string }
}
export type Topic = { id: string; title: string; about: string; questions: Question[] }

const booking: Topic = {
  id: 'reservar',
  title: 'Reservar',
  about: 'Cupos, solicitudes y qué pasa después de apartar tu lugar.',
  questions: [
    {
      id: 'necesito-cuenta',
      question: '¿Necesito una cuenta?',
      answer:
        'Para ver, buscar, comparar y leer, no. Para reservar sí, porque tu anfitrión te espera por tu nombre. Crearla toma menos de un minuto y solo pide tu nombre, tu correo y una contraseña.',
      also: 'registro registrarse usuario',
      link: { href: '/auth/register', label: 'Crear mi cuenta' },
    },
    {
      id: 'despues-de-reservar',
      question: '¿Qué pasa después de reservar?',
      answer:
        'Tus cupos quedan apartados y la reserva queda pendiente hasta que tu anfitrión la confirme. Tienes tu código desde el primer momento, en pantalla, en tu correo y en «Mis reservas». Si nadie responde en 48 horas, o antes de que empiece la experiencia, la reserva se cancela sola y no debes nada.',
      also: 'pendiente confirmar confirmación solicitud espera',
      link: { href: '/profile/reservations', label: 'Ver mis reservas' },
    },
    {
      id: 'cuantas-personas',
      question: '¿Cuántas personas puedo incluir?',
      answer:
        'Las que permita la experiencia y quepan en la fecha: lo ves al elegir. Si vas con más gente de la que cabe en un grupo, prueba con otra fecha del calendario.',
      also: 'grupo cupos amigos familia',
    },
    {
      id: 'cambiar-reserva',
      question: '¿Puedo cambiar la fecha o el número de personas?',
      answer:
        'Una reserva no se edita: cancela la que tienes y reserva de nuevo con la fecha o las personas que quieras. Antes de cancelar, mira que la fecha nueva tenga cupo.',
      also: 'modificar mover cambio',
    },
    {
      id: 'informativa',
      question: '¿Qué es una experiencia informativa?',
      answer:
        'Un evento o un lugar cuya entrada vende alguien más. No se reserva aquí: el botón te lleva a la página de quien la vende, y el precio se muestra por entrada.',
      also: 'entrada boleto evento externo',
    },
    {
      id: 'horas',
      question: '¿Las horas son las de El Salvador?',
      answer:
        'Siempre. Aunque mires desde otro país, cada fecha y cada hora del sitio es la de El Salvador (UTC−6, todo el año).',
      also: 'zona horaria reloj',
    },
  ],
}

const paying: Topic = {
  id: 'pagar',
  title: 'Pagar',
  about: 'En efectivo, en dólares y en el punto de encuentro.',
  questions: [
    {
      id: 'como-se-paga',
      question: '¿Cómo se paga?',
      answer:
        'En efectivo y en dólares, directamente a tu anfitrión, cuando se encuentran. Torogoz no pide tarjeta ni cobra nada en línea. El total exacto aparece antes de reservar y en tu reserva: si puedes, llévalo justo.',
      also: 'tarjeta pago precio dinero cobro bitcoin transferencia',
    },
    {
      id: 'cargos',
      question: '¿Hay algún cargo que no se vea?',
      answer:
        'No. El total es el precio por persona por el número de personas, y es lo único que pagas. La comisión de Torogoz la paga el anfitrión y ya está dentro del precio.',
      also: 'comisión impuestos costo extra',
    },
    {
      id: 'deposito',
      question: 'Me piden un depósito o una transferencia. ¿Es normal?',
      answer:
        'No. Ninguna reserva de Torogoz se paga por adelantado. No envíes dinero y cuéntanos quién te lo pidió: es justo lo que queremos saber.',
      also: 'estafa fraude anticipo adelanto',
      link: { href: '/contact', label: 'Avisar a Torogoz' },
    },
    {
      id: 'cambio',
      question: '¿Qué billetes conviene llevar?',
      answer:
        'Tu reserva dice el total y con qué billetes se arma justo. Muchos anfitriones reciben en lugares donde no hay cajero ni cambio: sacar el efectivo antes de salir evita vueltas.',
      also: 'cambio vuelto cajero efectivo exacto',
    },
  ],
}

const cancelling: Topic = {
  id: 'cancelar',
  title: 'Cancelar',
  about: 'Hasta cuándo, cómo y qué pasa si cancela la otra parte.',
  questions: [
    {
      id: 'puedo-cancelar',
      question: '¿Puedo cancelar?',
      answer:
        'Sí. La cancelación es gratuita hasta 24 horas antes de la fecha de inicio y la haces tú, desde «Mis reservas». Con menos tiempo también puedes cancelar, hasta que la experiencia empiece; no hay cobro, pero tu anfitrión ya se habrá preparado.',
      also: 'cancelación anular 24 horas devolución reembolso',
      link: { href: '/profile/reservations', label: 'Ir a mis reservas' },
    },
    {
      id: 'cancela-anfitrion',
      question: '¿Y si cancela mi anfitrión?',
      answer:
        'Te avisamos por correo y en tus avisos, con su motivo. No pagas nada; si ya habías pagado, te debe la devolución completa. Los cupos de esa fecha dejan de ser tuyos y puedes buscar otra.',
      also: 'anfitrión canceló devolución reembolso',
    },
    {
      id: 'lluvia',
      question: '¿Qué pasa si llueve?',
      answer:
        'Lo decide tu anfitrión, que conoce el camino. Si no se puede hacer con seguridad, cancela y no pagas nada. Si tienes dudas ese mismo día, escríbele en el chat de tu reserva.',
      also: 'clima tormenta mal tiempo seguridad',
    },
  ],
}

const theDay: Topic = {
  id: 'el-dia',
  title: 'El día de la experiencia',
  about: 'Tu código, el punto de encuentro y qué hacer sin señal.',
  questions: [
    {
      id: 'codigo',
      question: '¿Para qué sirve el código de confirmación?',
      answer:
        'Son ocho letras y números que te identifican ante tu anfitrión. Lo muestras, o lo lees en voz alta, cuando llegas al punto de encuentro; al escribirlo en «Iniciar experiencia» queda registrado que se encontraron y que pagaste. Guárdalo y no lo compartas antes con nadie más.',
      also: 'QR iniciar boleto comprobante',
    },
    {
      id: 'sin-senal',
      question: '¿Puedo ver mi reserva sin señal?',
      answer:
        'Sí. El boleto de una reserva que ya abriste en tu celular se abre después sin internet: cuándo, dónde, cuánto llevar y tu código. También puedes imprimirlo en una hoja. Al cerrar sesión se borra de ese celular.',
      also: 'offline internet boleto imprimir datos conexión',
    },
    {
      id: 'llegar',
      question: '¿Cómo llego al punto de encuentro?',
      answer:
        'Cada experiencia muestra el lugar en un mapa, y tu reserva tiene un botón que abre la ruta en la aplicación de mapas de tu teléfono. El día anterior te mandamos un recordatorio con todo junto.',
      also: 'mapa dirección ubicación ruta encuentro transporte',
    },
    {
      id: 'tarde',
      question: 'Voy tarde. ¿Qué hago?',
      answer:
        'Avísale a tu anfitrión cuanto antes, por el chat de la reserva o por teléfono: desde que confirma ves cómo contactarlo. El chat sigue abierto hasta una hora después del inicio.',
      also: 'atraso retraso tarde no encuentro',
    },
    {
      id: 'asistencia',
      question: '¿Qué es «confirmar asistencia»?',
      answer:
        'Un botón en tus reservas confirmadas con el que le dices a tu anfitrión que sí vas. No es obligatorio y no cambia nada de tu reserva, pero quien prepara el desayuno lo agradece.',
      also: 'asistencia voy presente',
    },
  ],
}

const people: Topic = {
  id: 'anfitrion-y-chat',
  title: 'Tu anfitrión, el chat y las reseñas',
  about: 'Con quién hablas, cómo y quién puede opinar.',
  questions: [
    {
      id: 'quien-recibe',
      question: '¿Quién me recibe?',
      answer:
        'Una persona o un negocio local que ofrece la experiencia y responde por ella. En cada página ves su nombre, su historia y las reseñas de quienes ya fueron.',
      also: 'anfitrión guía seguro confianza',
    },
    {
      id: 'chat',
      question: '¿Cómo hablo con mi anfitrión?',
      answer:
        'Cada reserva tiene su chat, que se abre cuando tu anfitrión la confirma y cierra una hora después del inicio. Caben 200 mensajes entre los dos y puedes mandar imágenes de hasta 5 MB. Solo lo leen ustedes; lo escrito se puede leer también después.',
      also: 'mensaje mensajes escribir whatsapp contacto teléfono foto',
    },
    {
      id: 'resenas',
      question: '¿Quién puede dejar una reseña?',
      answer:
        'Solo quien completó una reserva con ese anfitrión, y una vez. Por eso cada reseña que lees aquí es de alguien que fue.',
      also: 'opinión estrellas calificación comentario',
    },
  ],
}

const account: Topic = {
  id: 'cuenta',
  title: 'Tu cuenta y tus datos',
  about: 'Avisos, contraseña, privacidad y cómo irte.',
  questions: [
    {
      id: 'avisos',
      question: '¿Cómo elijo qué correos recibo?',
      answer:
        'En «Configuración» hay un interruptor por tema: cambios de tus reservas, recordatorios, mensajes e invitaciones a reseñar. Cada correo trae además un enlace para dejar de recibir ese tema con un toque. Lo único que siempre te diremos es si la otra parte cancela.',
      also: 'correo email notificaciones darse de baja suscripción spam',
      link: { href: '/profile/settings', label: 'Abrir configuración' },
    },
    {
      id: 'sin-correo',
      question: 'No me llegó el correo. ¿Perdí mi reserva?',
      answer:
        'No. La reserva vive en «Mis reservas», con su código y su estado, llegue o no el correo. Mira también en la carpeta de no deseados.',
      also: 'email spam no deseado perdido',
    },
    {
      id: 'favoritos',
      question: '¿Dónde quedan mis favoritos y mi comparación?',
      answer:
        'Los favoritos quedan en tu cuenta y los ves en cualquier dispositivo. La comparación, de hasta tres experiencias, queda en el navegador donde la hiciste y no necesita cuenta.',
      also: 'corazón guardar comparar lista',
    },
    {
      id: 'contrasena',
      question: 'Olvidé mi contraseña',
      answer:
        'Pide un enlace para elegir otra: llega a tu correo, vale una hora y se usa una sola vez. Si entraste con Google o Facebook, sigue entrando por ahí.',
      also: 'clave acceso entrar iniciar sesión',
      link: { href: '/auth/forgot-password', label: 'Elegir otra contraseña' },
    },
    {
      id: 'mis-datos',
      question: '¿Puedo llevarme mis datos o eliminar mi cuenta?',
      answer:
        'Las dos cosas, en «Configuración»: descargas un archivo con lo que guardamos de ti, o eliminas la cuenta. Al eliminarla se cancelan tus reservas futuras, se borra tu nombre de lo que queda y, 90 días después, el contacto de tus reservas.',
      also: 'privacidad borrar descargar eliminar datos derechos',
      link: { href: '/privacy-policy', label: 'Leer la política de privacidad' },
    },
  ],
}

const hosting: Topic = {
  id: 'anfitriones',
  title: 'Si quieres ser anfitrión',
  about: 'Publicar, cobrar y cuánto cuesta.',
  questions: [
    {
      id: 'ser-anfitrion',
      question: '¿Qué necesito para publicar?',
      answer:
        'Una cuenta de anfitrión y una experiencia completa: título y descripción, precio y tamaño del grupo, al menos una foto, el lugar en el mapa y una fecha con cupo. Publicar no cuesta.',
      also: 'ofrecer vender publicar experiencia requisitos',
      link: { href: '/host-with-us', label: 'Ser anfitrión' },
    },
    {
      id: 'comision',
      question: '¿Cuánto cobra Torogoz?',
      answer:
        'El 15 % de las reservas completadas, y nada si no hay reservas. Tus viajeros te pagan el total en efectivo al encontrarse. La liquidación es mensual: dentro de los primeros 5 días hábiles del mes siguiente, por transferencia bancaria.',
      also: 'comisión porcentaje pago liquidación banco ganancias',
    },
    {
      id: 'responder',
      question: '¿Cuánto tiempo tengo para responder una solicitud?',
      answer:
        '48 horas, o hasta que empiece la experiencia si falta menos. Después la solicitud se cancela sola y los cupos vuelven a estar libres.',
      also: 'confirmar rechazar plazo solicitud',
    },
  ],
}

export const topics: Topic[] = [booking, paying, cancelling, theDay, people, account, hosting]
export const allQuestions: Question[] = topics.flatMap(({ questions }) => questions)

const find = (id: string): Question => {
  const found = allQuestions.find((one) => one.id === id)
  if (!found) throw new Error(`no question is called ${id}`)
  return found
}

/** What people ask before their first booking, for "Cómo funciona" (STAT-03). */
export const firstQuestions = [
  'como-se-paga',
  'despues-de-reservar',
  'puedo-cancelar',
  'codigo',
  'cuantas-personas',
  'informativa',
  'necesito-cuenta',
  'horas',
  'quien-recibe',
].map(find)

/** What people ask before they write to us (STAT-06). */
export const contactQuestions = ['despues-de-reservar', 'cancela-anfitrion', 'deposito', 'contrasena', 'mis-datos'].map(
  find,
)
