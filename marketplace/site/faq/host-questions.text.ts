// Hosts' questions by topic. The answers state the rules of the product, so a change of a rule must change them too.

import { afterwards, theDayOfHosts, yourData } from './host-day-questions.text.ts'
import type { Topic } from './topic.text.ts'

const publishing: Topic = {
  id: 'publicar',
  title: 'Publicar',
  about: 'Del borrador a la primera fecha.',
  questions: [
    {
      id: 'como-publico',
      question: '¿Cómo publico una experiencia?',
      answer:
        'Crea un borrador y complétalo a tu ritmo: se guarda mientras escribes y solo tú lo ves. Para publicar hacen falta el título y la descripción, un precio y un número de personas, al menos una foto, el lugar en el mapa y una fecha futura con cupos. Publicar no cuesta.',
      also: 'borrador crear nueva requisitos falta lista',
    },
    {
      id: 'vista-previa',
      question: '¿Puedo ver mi experiencia antes de publicarla?',
      answer:
        'Sí. «Vista Previa» abre la página tal como la verá la gente, con un aviso de que nadie más puede verla. Desde ahí vuelves al editor.',
      also: 'borrador probar ver como viajero',
    },
    {
      id: 'editar-publicada',
      question: 'Cambié el precio. ¿Qué pasa con quienes ya reservaron?',
      answer:
        'Pagan lo que vieron al reservar: cada reserva guarda su precio, su título y su lugar. Los cambios valen para las reservas nuevas.',
      also: 'editar modificar título subir bajar',
    },
    {
      id: 'pausar',
      question: '¿Puedo dejar de mostrar una experiencia por un tiempo?',
      answer:
        'Sí: pausarla o archivarla la saca de la búsqueda y cierra las reservas nuevas. Las que ya tienes siguen en pie, y tú y tus viajeros las siguen viendo.',
      also: 'ocultar archivar quitar vacaciones descanso eliminar borrar',
    },
    {
      id: 'fotos',
      question: '¿Qué fotos puedo subir?',
      answer:
        'JPEG, PNG, WebP o GIF, tomadas por ti o con permiso de quien las tomó. La primera es la principal: la que se ve en la búsqueda y al compartir. Si una experiencia publicada tiene una sola, se puede cambiar pero no quitar.',
      also: 'imagen imágenes formato cámara principal',
    },
  ],
}

const dates: Topic = {
  id: 'fechas',
  title: 'Fechas y cupos',
  about: 'Ofrecer salidas, cerrar una y cancelarla.',
  questions: [
    {
      id: 'ofrecer-fechas',
      question: '¿Cómo ofrezco fechas?',
      answer:
        'En el editor, una por una o una temporada entera: eliges días de la semana, horas, desde cuándo y hasta cuándo, los cupos y los días que no. Antes de guardar ves la lista de fechas que se crearán. Las horas son siempre las de El Salvador.',
      also: 'calendario horario temporada agregar salida',
    },
    {
      id: 'cambiar-cupos',
      question: '¿Puedo cambiar los cupos de una fecha?',
      answer:
        'Sí, hacia arriba o hacia abajo, pero nunca por debajo de las personas que ya reservaron. La hora de una fecha con reservas no se mueve: ofrece otra y cancela aquella.',
      also: 'capacidad personas lugares espacio hora mover',
    },
    {
      id: 'cerrar-o-cancelar',
      question: '¿Qué diferencia hay entre cerrar y cancelar una fecha?',
      answer:
        'Cerrarla la deja como está para quienes ya reservaron y no admite a nadie más. Cancelarla termina todas sus reservas: eliges un motivo (clima, cierre del lugar, salud o poca gente), a cada viajero le llega el aviso y le ofrecemos tus otras fechas con cupo para que se mueva con un toque. Quien no se mueve no paga nada.',
      also: 'lluvia enfermedad suspender quitar eliminar fecha motivo',
    },
    {
      id: 'eliminar-fecha',
      question: '¿Por qué no puedo eliminar una fecha?',
      answer:
        'Porque alguien la tiene reservada. Ciérrala si no quieres más gente, o cancélala si no la harás; así nadie llega a un lugar donde no lo esperan.',
      also: 'borrar quitar error',
    },
  ],
}

const requests: Topic = {
  id: 'solicitudes',
  title: 'Solicitudes y reservas',
  about: 'Responder a tiempo y qué puede cambiar después.',
  questions: [
    {
      id: 'responder',
      question: '¿Cuánto tiempo tengo para responder?',
      answer:
        '48 horas desde la solicitud, o hasta que empiece la experiencia si falta menos. Mientras tanto los cupos están apartados. Pasado el plazo la solicitud se cancela sola, los cupos vuelven a estar libres y se lo decimos a los dos.',
      also: 'confirmar aceptar plazo pendiente solicitud vence',
      link: { href: '/host/reservations', label: 'Ver mis reservas' },
    },
    {
      id: 'rechazar',
      question: '¿Puedo rechazar una solicitud o cancelar una reserva confirmada?',
      answer:
        'Sí, hasta que empiece y con un motivo, que la otra persona lee. Los cupos vuelven a la fecha. Si ya te habían pagado, le debes la devolución completa.',
      also: 'declinar negar no puedo cancelar devolución',
    },
    {
      id: 'cancela-viajero',
      question: '¿Qué pasa si cancela el viajero?',
      answer:
        'Puede hacerlo sin costo hasta 24 horas antes del inicio, y también después, hasta que empiece. Como nada se paga por adelantado, no hay nada que cobrarle; la cancelación con menos de 24 horas queda marcada como tardía. En los dos casos los cupos vuelven al momento y te avisamos.',
      also: '24 horas tarde tardía anular reembolso penalidad',
    },
    {
      id: 'respuesta',
      question: '¿De dónde sale mi tasa de respuesta?',
      answer:
        'De las solicitudes y los primeros mensajes de los últimos 90 días: cuántos contestaste en 24 horas, y en cuánto tiempo sueles hacerlo. Lo que todavía está a tiempo no cuenta en contra. Sin nada que contar, tu página muestra 100 % y un día.',
      also: 'porcentaje tiempo cifra estadística contestar',
      link: { href: '/host/profile', label: 'Ver mis cifras' },
    },
    {
      id: 'chat',
      question: '¿Cómo hablo con mis viajeros?',
      answer:
        'Cada reserva tiene su chat, que se abre cuando la confirmas y cierra una hora después del inicio. Caben 200 mensajes entre los dos, con imágenes de hasta 5 MB. Lo escrito se puede leer también después.',
      also: 'mensaje mensajes escribir conversación',
    },
  ],
}

export const hostTopics: Topic[] = [publishing, dates, requests, theDayOfHosts, afterwards, yourData]
