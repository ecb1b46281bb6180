import { Link } from '#ui/navigation/link.tsx'
import { SupportLink } from '../header/support-link.tsx'
import { Document, type DocumentSection } from './document.tsx'

const sections: DocumentSection[] = [
  {
    id: 'quien',
    title: 'Quién cuida tus datos',
    body: (
      <p>
        Torogoz es responsable de los datos personales que nos das al usar este sitio. Para cualquier asunto sobre ellos
        escribe a <SupportLink />, donde lo atiende la persona delegada de protección de datos. Tratamos tus datos
        conforme a la Ley para la Protección de Datos Personales de El Salvador (Decreto 144 de 2024).
      </p>
    ),
  },
  {
    id: 'que-guardamos',
    title: 'Qué guardamos',
    body: (
      <ul>
        <li>
          <strong>De tu cuenta:</strong> nombre, correo y contraseña (cifrada de forma que nadie puede leerla, tampoco
          nosotros). Si entras con Google o Facebook, el nombre, el correo y la foto que ese servicio nos entrega.
        </li>
        <li>
          <strong>De tus reservas:</strong> experiencia, fecha, personas, total, y los datos de contacto que escribes:
          nombre, apellido, correo, teléfono y tus peticiones.
        </li>
        <li>
          <strong>De lo que haces aquí:</strong> tus favoritos, tus reseñas, los mensajes e imágenes del chat de cada
          reserva, los avisos que te dejamos y lo que elegiste en tu configuración.
        </li>
        <li>
          <strong>De las imágenes que subes:</strong> una copia que hacemos nosotros. Los datos que tu cámara guarda
          dentro de la foto, como el lugar o el modelo, se descartan.
        </li>
        <li>
          <strong>De lo que nos escribes:</strong> tu nombre, tu correo y tu mensaje de la página de contacto.
        </li>
        <li>
          <strong>De tus sesiones:</strong> cuándo iniciaste sesión, la dirección de red y el tipo de navegador, para
          reconocer accesos que no son tuyos.
        </li>
        <li>
          <strong>De los anfitriones:</strong> además, lo que publican en su perfil y en sus experiencias.
        </li>
        <li>
          <strong>De los correos que te enviamos:</strong> una copia, para saber si llegaron.
        </li>
      </ul>
    ),
  },
  {
    id: 'que-no',
    title: 'Qué no hacemos',
    body: (
      <ul>
        <li>
          No pedimos ni guardamos tarjetas o cuentas de banco: el pago es en efectivo. La liquidación con anfitriones se
          acuerda fuera de este sitio.
        </li>
        <li>No vendemos ni alquilamos tus datos, y no mostramos publicidad.</li>
        <li>
          No hay rastreadores, analítica ni archivos de otras empresas en nuestras páginas. Tu navegador solo habla con
          nosotros.
        </li>
        <li>No leemos tu ubicación, salvo que tú la pidas en el momento.</li>
      </ul>
    ),
  },
  {
    id: 'para-que',
    title: 'Para qué los usamos',
    body: (
      <p>
        Para que puedas reservar y tu anfitrión te reciba; para avisarte de lo que pasa con tu reserva, con los correos
        que tú eliges en tu configuración (cada uno trae su enlace para dejar de recibirlo); para proteger las cuentas
        de abusos; y para cumplir la ley. Las recomendaciones «para ti» salen de tus propias reservas aquí, se calculan
        al mostrarlas y no se comparten con nadie.
      </p>
    ),
  },
  {
    id: 'quien-ve',
    title: 'Quién los ve',
    body: (
      <>
        <p>
          El anfitrión de cada reserva ve tu nombre, tu contacto y tus peticiones, porque los necesita para recibirte.
          Desde que confirma pueden escribirse en el chat, que leen solo ustedes dos, y ves su teléfono o su correo si
          eligió mostrarlos. No ve tus datos quien no tiene una reserva contigo; tus reseñas las ve todo el mundo, con
          tu nombre y tu foto, o solo con tu primer nombre y una inicial si así lo eliges.
        </p>
        <p>
          Las personas que administran Torogoz pueden ver tus reservas para ayudarte o para investigar un abuso. Para
          abrir un chat tienen que escribir el motivo, y queda registrado.
        </p>
        <p>
          Los guardamos en servidores que administramos y, para enviarte correos, los pasa el servicio de correo que los
          entrega. A las autoridades, solo cuando la ley lo ordena.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies y lo que queda en tu dispositivo',
    body: (
      <>
        <p>
          Usamos solo las necesarias: la de tu sesión, que permite que sigas dentro, y alguna de segundos que lleva un
          aviso de una página a otra. No hay cookies de publicidad ni de medición, por eso no te pedimos permiso con un
          cartel.
        </p>
        <p>
          Contamos cuántas veces se abre la página de cada experiencia, solo como una suma por día. Para no contar dos
          veces la misma visita, tu dirección de red se mezcla con un secreto y se recuerda 30 minutos en la memoria del
          servidor; no se escribe en ninguna parte ni dice quién eres.
        </p>
        <p>
          En tu navegador quedan además tu comparación y, si abriste una reserva, su boleto, para que lo veas sin señal.
          El boleto se borra de ese dispositivo cuando cierras sesión.
        </p>
      </>
    ),
  },
  {
    id: 'cuanto-tiempo',
    title: 'Cuánto tiempo',
    body: (
      <>
        <p>
          Tu cuenta, mientras la tengas. Las reservas se conservan para que tú y tu anfitrión tengan constancia de
          ellas. Los avisos se borran a los 180 días, y los mensajes de contacto, cuando ya no hacen falta para
          responderte.
        </p>
        <p>
          Si eliminas tu cuenta, en ese momento se cierran tus sesiones, se cancelan tus reservas futuras y se borran tu
          nombre, tu foto, tus favoritos y las imágenes que subiste. Tus reservas pasadas y tus reseñas quedan sin tu
          nombre, y el contacto que escribiste en cada reserva se borra 90 días después, por si hay un reclamo. Lo que
          una ley obligue a guardar se guarda solo el tiempo que ella dice.
        </p>
      </>
    ),
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    body: (
      <>
        <p>Sobre tus datos tienes, según el Decreto 144, derecho de:</p>
        <ul>
          <li>
            <strong>Acceso:</strong> saber qué tenemos de ti y recibir una copia.
          </li>
          <li>
            <strong>Rectificación:</strong> corregir lo que está mal.
          </li>
          <li>
            <strong>Cancelación y olvido:</strong> que los eliminemos.
          </li>
          <li>
            <strong>Oposición y limitación:</strong> que no los usemos para algo, o que los usemos menos.
          </li>
          <li>
            <strong>Portabilidad:</strong> llevártelos en un formato que otro sistema pueda leer.
          </li>
        </ul>
        <p>
          En{' '}
          <Link className="link" href="/profile/settings">
            Configuración
          </Link>{' '}
          descargas tus datos o eliminas tu cuenta tú mismo, en el momento. Para lo demás escríbenos a <SupportLink />{' '}
          desde el correo de tu cuenta. Es gratis y respondemos en un máximo de 20 días hábiles. Si la respuesta no te
          satisface, puedes acudir a la Agencia de Ciberseguridad del Estado.
        </p>
      </>
    ),
  },
  {
    id: 'seguridad',
    title: 'Cómo los protegemos',
    body: (
      <p>
        Las contraseñas no se guardan en claro, las sesiones se cierran en el servidor cuando sales, cada consulta
        comprueba de quién son los datos y los registros técnicos no contienen contraseñas, códigos, mensajes ni
        teléfonos. Si hubiera una vulneración que te afecte, te avisaremos a ti, a la Agencia de Ciberseguridad del
        Estado y a la Fiscalía dentro de las 72 horas que marca la ley.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios',
    body: (
      <p>
        Si esta política cambia, publicamos aquí el texto nuevo con su fecha. Las condiciones de uso están en los{' '}
        <Link className="link" href="/terms-and-conditions">
          Términos y condiciones
        </Link>
        .
      </p>
    ),
  },
]

/** The privacy policy: it must name what is really stored. Available under two addresses (STAT-14, STAT-17). */
export const Privacy = () => (
  <Document
    title="Política de privacidad"
    updated="21 de noviembre de 2026"
    gist={[
      { icon: 'lock', text: 'Guardamos lo necesario para tu reserva, y nada de tu dinero.' },
      { icon: 'eye-off', text: 'Sin rastreadores, sin publicidad, sin archivos de otras empresas.' },
      { icon: 'key', text: 'Una sola cookie de fondo: la que te mantiene dentro de tu sesión.' },
      { icon: 'mail', text: 'Pide ver, corregir o borrar tus datos: respondemos en 20 días hábiles.' },
    ]}
    sections={sections}
  />
)
