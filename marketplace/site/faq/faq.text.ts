// Frequent questions by topic. The answers state the rules of the product, so a change of a rule must change them too.
import { booking, cancelling, paying, theDay } from './booking-questions.text.ts'
import type { Question, Topic } from './topic.text.ts'

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
        'No. La reserva vive en «Mis reservas», con su código y su estado, llegue o no el correo. Te escribimos al correo de tu cuenta, aunque en la reserva hayas puesto otro. Mira también en la carpeta de no deseados.',
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
        'El {comision} de las reservas completadas, y nada si no hay reservas. Tus viajeros te pagan el total en efectivo al encontrarse. La liquidación es mensual: dentro de los primeros 5 días hábiles del mes siguiente, por transferencia bancaria.',
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
  const match = allQuestions.find((question) => question.id === id)
  if (!match) throw new Error(`no question is called ${id}`)
  return match
}

/** Questions before a first booking, for "Cómo funciona" (STAT-03). */
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

/** Questions that may make a message unnecessary (STAT-06). */
export const contactQuestions = ['despues-de-reservar', 'cancela-anfitrion', 'deposito', 'contrasena', 'mis-datos'].map(
  find,
)
