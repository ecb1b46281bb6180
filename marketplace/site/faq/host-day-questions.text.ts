// Hosts' questions about the day of a tour, the time after it, and their account.
import type { Topic } from './topic.text.ts'

export const theDayOfHosts: Topic = {
  id: 'el-dia',
  title: 'El día de la salida',
  about: 'Quién viene, cuánto cobrar y qué hacer si alguien falta.',
  questions: [
    {
      id: 'quien-viene',
      question: '¿Dónde veo quién viene y cuánto cobrar?',
      answer:
        '«Hoy» en tu dashboard muestra los grupos de hoy y de mañana, quién espera tu respuesta y el efectivo por cobrar. Cada fecha tiene su lista de personas, que puedes imprimir o descargar como hoja de cálculo.',
      also: 'lista grupo personas imprimir csv excel hoy mañana',
      link: { href: '/host/dashboard', label: 'Abrir mi dashboard' },
    },
    {
      id: 'whatsapp',
      question: '¿Puedo avisarles por WhatsApp?',
      answer:
        'Sí. En la lista de una fecha, cada reserva confirmada tiene un enlace que abre WhatsApp con el mensaje ya escrito: la hora y el lugar. Lo envías tú, desde tu teléfono, y marcas a quién ya le escribiste. Torogoz no manda nada por WhatsApp en tu nombre.',
      also: 'mensaje teléfono recordar aviso celular',
    },
    {
      id: 'codigo',
      question: '¿Para qué es el código del viajero?',
      answer:
        'Para saber que es quien reservó. Tú ves el mismo código en su reserva: compárenlos al encontrarse. Lo puede escribir el viajero en «Iniciar experiencia», o tú en la lista de la fecha: entonces queda dicho que lo viste llegar, y el pago lo confirmas cuando lo recibes. Funciona en reservas que ya aceptaste, desde 3 horas antes del inicio hasta 24 horas después del final.',
      also: 'iniciar confirmación verificar llegada',
    },
    {
      id: 'efectivo',
      question: '¿Cómo cobro?',
      answer:
        'En efectivo y en dólares, al encontrarse, por el total exacto que muestra la reserva. No pidas depósitos ni transferencias por adelantado: ninguna reserva de Torogoz se paga antes. Después marca «Confirmar pago», para que tus ganancias digan la verdad.',
      also: 'dinero pago depósito transferencia anticipo tarjeta',
    },
    {
      id: 'no-llego',
      question: 'Alguien no llegó. ¿Qué hago?',
      answer:
        'Al completar su reserva elige «No asistió». El pago queda pendiente, no cuenta en tus ganancias ni en la comisión, y esa persona no puede dejarte una reseña.',
      also: 'no show ausente faltó inasistencia',
    },
    {
      id: 'completar',
      question: '¿Cuándo completo una reserva?',
      answer:
        'Una confirmada, desde que empieza la experiencia. Una que ya está en curso, cuando quieras; si lo olvidas, se completa sola 24 horas después de terminar. Al completarla, quien fue puede dejarte su reseña.',
      also: 'terminar cerrar finalizar',
      link: { href: '/host/reservations', label: 'Ver mis reservas' },
    },
  ],
}

export const afterwards: Topic = {
  id: 'ganancias',
  title: 'Ganancias y reseñas',
  about: 'La comisión, los meses y lo que dicen de ti.',
  questions: [
    {
      id: 'comision',
      question: '¿Cuánto cobra Torogoz?',
      answer:
        'El {comision} de las reservas completadas, y nada si no hay reservas. Como el total lo recibes tú en efectivo, tus ganancias muestran la comisión como lo que debes. La liquidación es mensual: dentro de los primeros 5 días hábiles del mes siguiente, por transferencia bancaria.',
      also: 'comisión pagar porcentaje costo cobro liquidación banco',
    },
    {
      id: 'que-cuenta',
      question: '¿Qué cuenta en mis ganancias?',
      answer:
        'Lo que los viajeros te pagaron. Lo que un viajero marcó como pagado y tú no has confirmado aparece aparte, por confirmar. Los meses son los de El Salvador.',
      also: 'ingresos dinero mes total neto bruto',
    },
    {
      id: 'resenas',
      question: '¿Quién puede reseñarme? ¿Puedo borrar una reseña?',
      answer:
        'Solo quien completó una reserva contigo, y una vez. Ni tú ni esa persona la pueden cambiar o borrar. Si una reseña insulta o cuenta datos de alguien, escríbenos y la revisamos.',
      also: 'opinión estrellas calificación comentario mala injusta',
    },
    {
      id: 'promedio',
      question: '¿Por qué mi página dice 5.0 si nadie me ha reseñado?',
      answer:
        'Es el punto de partida de todos, y junto a él se lee que aún no hay reseñas. Desde la primera se muestra el promedio real.',
      also: 'calificación estrellas inicial nuevo',
    },
    {
      id: 'nivel',
      question: '¿Cómo llego a anfitrión experto?',
      answer:
        'Con los años: con 2 cumplidos eres anfitrión experimentado, y con 5, experto. Cuentan desde que tu cuenta es de anfitrión.',
      also: 'nuevo experimentado nivel insignia verificado',
      link: { href: '/host/profile', label: 'Ver mi nivel' },
    },
  ],
}

export const yourData: Topic = {
  id: 'cuenta',
  title: 'Tu cuenta y tus datos',
  about: 'Calendario, privacidad y cómo irte.',
  questions: [
    {
      id: 'calendario',
      question: '¿Puedo ver mis salidas en el calendario de mi teléfono?',
      answer:
        'Sí. En «Configuración» creas una dirección secreta y la agregas en Google, Apple u Outlook: tus fechas y reservas aparecen y se actualizan solas. Quien tenga esa dirección las ve; si la compartiste por error, revócala y crea otra.',
      also: 'google apple outlook ics sincronizar agenda',
      link: { href: '/host/settings', label: 'Abrir configuración' },
    },
    {
      id: 'datos-viajeros',
      question: '¿Qué puedo hacer con el contacto de mis viajeros?',
      answer:
        'Atender su reserva, y nada más: ni listas de difusión ni publicidad, salvo que te lo pidan. Si la persona elimina su cuenta, su contacto se borra 90 días después.',
      also: 'correo teléfono privacidad publicidad ley',
    },
    {
      id: 'que-ven',
      question: '¿Qué ven de mí los viajeros?',
      answer:
        'Tu nombre, tu foto, lo que cuentas en tu perfil y tus cifras. Tu teléfono y tu correo, solo si los enciendes en «Configuración».',
      also: 'privacidad perfil público mostrar esconder',
      link: { href: '/host/settings#privacidad', label: 'Elegir qué se ve' },
    },
    {
      id: 'mis-datos',
      question: '¿Puedo llevarme mis datos o eliminar mi cuenta?',
      answer:
        'Las dos cosas, en «Configuración». Para eliminarla, antes atiende o cancela tus reservas por venir, para que nadie quede esperando. Después tus experiencias se archivan, tu página se cierra y tu nombre se borra de lo que queda.',
      also: 'borrar cerrar descargar derechos ley privacidad',
      link: { href: '/host/settings#mis-datos', label: 'Abrir configuración' },
    },
    {
      id: 'dos-cuentas',
      question: '¿Puedo reservar con mi cuenta de anfitrión?',
      answer:
        'No: una cuenta es de viajero o de anfitrión. «Ver como viajero» te deja recorrer el sitio como lo ven los demás, sin reservar. Para viajar, abre otra cuenta con otro correo.',
      also: 'viajero reservar cambiar rol',
    },
  ],
}
