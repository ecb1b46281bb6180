import { Link } from '#ui/navigation/link.tsx'
import { siteFacts } from '../header/support.view.ts'
import { SupportLink } from '../header/support-link.tsx'
import { Document, type DocumentSection } from './document.tsx'

const Commission = () => <>{siteFacts().commission} %</>

const sections: DocumentSection[] = [
  {
    id: 'que-es',
    title: 'Qué es Torogoz',
    body: (
      <>
        <p>
          Torogoz es un mercado: reúne a viajeros con anfitriones que ofrecen experiencias en El Salvador. La
          experiencia la ofrece y la conduce el anfitrión, bajo su responsabilidad. Torogoz publica la oferta, aparta
          los cupos, entrega el código de la reserva y da a ambas partes un lugar donde ponerse de acuerdo.
        </p>
        <p>
          Al crear una cuenta o hacer una reserva aceptas estos términos. Si no estás de acuerdo con ellos, puedes ver
          el catálogo sin cuenta, pero no reservar.
        </p>
      </>
    ),
  },
  {
    id: 'cuenta',
    title: 'Tu cuenta',
    body: (
      <>
        <p>
          Para reservar necesitas una cuenta de viajero; para ofrecer experiencias, una de anfitrión. Los datos que das
          deben ser tuyos y verdaderos, porque tu anfitrión te espera con ese nombre. Cuida tu contraseña: lo que se
          haga con tu cuenta se entiende hecho por ti, salvo que nos avises de que alguien más la usa.
        </p>
        <p>
          Podemos suspender una cuenta que engañe a otras personas, las ponga en peligro o abuse de las reservas. Te
          diremos por qué, y puedes responder escribiendo a <SupportLink />.
        </p>
      </>
    ),
  },
  {
    id: 'reserva',
    title: 'Cómo funciona una reserva',
    body: (
      <ul>
        <li>Eliges una fecha con cupo y cuántas personas van. En ese momento los cupos quedan apartados para ti.</li>
        <li>
          La reserva nace <strong>pendiente</strong>, con un código de confirmación de ocho caracteres. Tu anfitrión la
          confirma.
        </li>
        <li>
          Si tu anfitrión no responde en 48 horas, o antes de que empiece la experiencia si falta menos, la reserva se
          cancela sola y no debes nada.
        </li>
        <li>
          El día de la experiencia presentas el código, y al escribirlo en «Iniciar experiencia» queda registrado que se
          encontraron y que pagaste; también tu anfitrión puede escribirlo cuando llegas. Funciona solo en una reserva
          confirmada, desde 3 horas antes del inicio hasta 24 horas después del final. No lo compartas antes con nadie
          más.
        </li>
        <li>El precio por persona queda fijado al reservar, aunque después cambie en la publicación.</li>
        <li>
          Desde que tu anfitrión confirma pueden escribirse en el chat de la reserva, hasta una hora después del inicio.
        </li>
      </ul>
    ),
  },
  {
    id: 'pago',
    title: 'Precio y pago en efectivo',
    body: (
      <>
        <p>
          El pago es en efectivo, en dólares de los Estados Unidos, directamente a tu anfitrión y en el punto de
          encuentro. Torogoz no pide tarjeta, no guarda datos de pago y no cobra en línea, ni antes ni después. Si
          alguien te pide un depósito o una transferencia a nombre de Torogoz, no es nuestro: avísanos.
        </p>
        <p>
          El total es el precio por persona multiplicado por el número de personas; lo ves completo antes de reservar y
          no se le suma ningún cargo. Tu anfitrión registra el pago cuando lo recibe; el comprobante fiscal, si lo
          necesitas, lo da quien cobra, que es él.
        </p>
        <p>
          Algunas experiencias son informativas: no se reservan aquí, sino que llevan a la página de quien vende la
          entrada. Esa compra se rige por las condiciones de esa página.
        </p>
      </>
    ),
  },
  {
    id: 'cancelacion',
    title: 'Cancelaciones y cambios',
    body: (
      <ul>
        <li>
          <strong>Cancelación gratuita hasta 24 horas antes de la fecha de inicio.</strong> Lo haces tú, desde «Mis
          reservas», y los cupos vuelven a estar libres para otras personas.
        </li>
        <li>
          Con menos de 24 horas también puedes cancelar, hasta que la experiencia empiece. No hay cobro, porque nada se
          pagó, pero tu anfitrión ya se preparó: hazlo solo si no queda otra salida.
        </li>
        <li>
          Si tu anfitrión cancela, no pagas nada y te avisamos siempre, aunque hayas apagado los demás correos. Si ya
          habías pagado, te debe la devolución completa.
        </li>
        <li>Para cambiar de fecha o de número de personas, cancela y vuelve a reservar.</li>
      </ul>
    ),
  },
  {
    id: 'durante',
    title: 'Durante la experiencia',
    body: (
      <p>
        Llega a tiempo, sigue las indicaciones de seguridad y cuida los lugares y a su gente. Tu anfitrión puede pedirte
        que no continúes si tu conducta pone en riesgo al grupo. Cuéntale antes si tienes una condición de salud que
        importe para la actividad.
      </p>
    ),
  },
  {
    id: 'anfitriones',
    title: 'Si eres anfitrión',
    body: (
      <ul>
        <li>Describes tu experiencia como es: lugar, duración, precio, lo que incluye y lo que no.</li>
        <li>
          Respondes a las reservas pronto y recibes a quien confirmaste. Cumples los permisos y seguros que pide la ley.
        </li>
        <li>
          Cobras en efectivo el total que muestra la reserva, ni más ni menos, y lo registras como recibido. La comisión
          de Torogoz es del <Commission /> sobre las reservas completadas; la paga el anfitrión y ya está dentro del
          precio publicado. Si cambia, vale para lo que empieza desde el día que se anuncie.
        </li>
        <li>
          La liquidación con Torogoz es mensual: dentro de los primeros 5 días hábiles del mes siguiente, por
          transferencia bancaria. Lo que cobras a tus viajeros lo recibes tú, en efectivo, el mismo día.
        </li>
        <li>Si cancelas una reserva confirmada, dices el motivo, y tu viajero lo lee.</li>
        <li>Usas los datos de contacto de tus viajeros solo para atender su reserva.</li>
      </ul>
    ),
  },
  {
    id: 'lo-que-publicas',
    title: 'Lo que escribes y subes',
    body: (
      <>
        <p>
          Tus fotos, mensajes y reseñas siguen siendo tuyos; nos permites mostrarlos donde los pusiste. Sube solo lo que
          sea tuyo o puedas usar, y nada que engañe, ofenda o ponga en riesgo a alguien: eso lo retiramos.
        </p>
        <p>
          Una reseña la escribe quien completó una reserva con ese anfitrión, una sola vez, y no se paga ni se cambia
          por favores. Las reseñas falsas se retiran.
        </p>
      </>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    body: (
      <p>
        Respondemos por lo que hacemos nosotros: que el sitio muestre lo que el anfitrión publicó, que los cupos se
        cuenten bien y que tus datos estén protegidos. La calidad y la seguridad de la actividad son responsabilidad de
        quien la ofrece. Nada de lo escrito aquí limita los derechos que te da la Ley de Protección al Consumidor.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios y ley aplicable',
    body: (
      <>
        <p>
          Si estos términos cambian, publicamos aquí el texto nuevo con su fecha. Una reserva ya hecha sigue las
          condiciones que tenía cuando la hiciste. Se aplican las leyes de El Salvador.
        </p>
        <p>
          ¿Dudas o un reclamo? Escríbenos a <SupportLink /> o por la{' '}
          <Link className="link" href="/contact">
            página de contacto
          </Link>
          . Puedes acudir también a la Defensoría del Consumidor. Lo que hacemos con tus datos está en la{' '}
          <Link className="link" href="/privacy-policy">
            Política de privacidad
          </Link>
          .
        </p>
      </>
    ),
  },
]

/** Terms and conditions, available under two addresses (STAT-15, STAT-17). */
export const Terms = () => (
  <Document
    title="Términos y condiciones"
    updated="21 de noviembre de 2026"
    gist={[
      { icon: 'cash', text: 'Pagas en efectivo, a tu anfitrión, en el encuentro. Nunca en línea.' },
      { icon: 'calendar', text: 'Cancelas gratis hasta 24 horas antes, tú mismo, desde tus reservas.' },
      { icon: 'ticket', text: 'Tu lugar queda apartado al reservar; tu anfitrión lo confirma.' },
      { icon: 'lock', text: 'El precio que ves es el que pagas: no hay cargos que aparezcan después.' },
    ]}
    sections={sections}
  />
)
