// Questions about a reservation, from the search to the day itself.
import type { Topic } from './topic.text.ts'

export const booking: Topic = {
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
        'Tus cupos quedan apartados y la reserva queda pendiente hasta que tu anfitrión la confirme. Tienes tu código desde el primer momento, en pantalla, en tu correo y en «Mis reservas»; sirve para iniciar cuando te confirman, desde 3 horas antes del inicio. Donde dice «Confirmación inmediata» tu lugar queda confirmado al reservar. Si nadie responde en 48 horas, o antes de que empiece la experiencia, la reserva se cancela sola y no debes nada.',
      also: 'pendiente confirmar confirmación solicitud espera',
      link: { href: '/profile/reservations', label: 'Ver mis reservas' },
    },
    {
      id: 'cuantas-personas',
      question: '¿Cuántas personas puedo incluir?',
      answer:
        'Las que permita la experiencia y quepan en la fecha: lo ves al elegir. Si vas con más gente de la que cabe en un grupo, prueba con otra fecha del calendario.',
      also: 'grupo gente llevar cupos amigos familia',
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

export const paying: Topic = {
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

export const cancelling: Topic = {
  id: 'cancelar',
  title: 'Cancelar',
  about: 'Hasta cuándo, cómo y qué pasa si cancela la otra parte.',
  questions: [
    {
      id: 'puedo-cancelar',
      question: '¿Puedo cancelar?',
      answer:
        'Sí. La cancelación es gratuita hasta 24 horas antes de la fecha de inicio y la haces tú, desde «Mis reservas». Con menos tiempo también puedes cancelar, hasta que la experiencia empiece; no hay cobro, pero tu anfitrión ya se habrá preparado.',
      also: 'cancelación anular 24 horas devolución devolver devuelven dinero reembolso',
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

export const theDay: Topic = {
  id: 'el-dia',
  title: 'El día de la experiencia',
  about: 'Tu código, el punto de encuentro y qué hacer sin señal.',
  questions: [
    {
      id: 'codigo',
      question: '¿Para qué sirve el código de confirmación?',
      answer:
        'Son ocho letras y números que te identifican ante tu anfitrión. Lo muestras, o lo lees en voz alta, cuando llegas al punto de encuentro; al escribirlo en «Iniciar experiencia» queda registrado que se encontraron y que pagaste. Funciona cuando tu anfitrión ya aceptó la reserva, desde 3 horas antes del inicio hasta 24 horas después del final. Guárdalo y no lo compartas antes con nadie más.',
      also: 'QR iniciar empezar comenzar boleto comprobante hora',
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
        'Avísale a tu anfitrión cuanto antes por el chat de la reserva, que sigue abierto hasta una hora después del inicio. Si eligió mostrar su teléfono, lo ves en tu reserva desde que la confirma.',
      also: 'atraso retraso tarde no encuentro',
    },
    {
      id: 'asistencia',
      question: '¿Qué es «confirmar asistencia»?',
      answer:
        'Un botón en tus reservas confirmadas con el que le dices a tu anfitrión que sí vas. No es obligatorio, y quien prepara el desayuno lo agradece. Solo si faltaste a varias reservas te lo pedimos por correo el día antes: entonces hay que tocarlo antes de la hora que dice el correo, o tu lugar se libera.',
      also: 'asistencia voy presente',
    },
  ],
}
