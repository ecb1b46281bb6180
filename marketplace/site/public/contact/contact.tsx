import type { ReactNode } from 'react'
import { whatsappNumber } from '#marketplace/accounts/whatsapp/whatsapp.rules.ts'
import { island } from '#platform/pages/islands/island.tsx'
import { usePageLocation } from '#platform/pages/location/page-location.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Disclosure } from '#ui/navigation/disclosure.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { phoneHref } from '#ui/phone-href.ts'
import { reportedPage } from '../../contact/contact.rules.ts'
import { contactQuestions } from '../../faq/faq.text.ts'
import { PagePicture } from '../about/page-picture.tsx'
import { siteFacts } from '../header/support.view.ts'
import { SupportLink } from '../header/support-link.tsx'
import { ContactForm } from './contact-form.tsx'

/** CONST-36; shown until an operator sets other hours. */
const usualHours = [
  { days: 'Lunes a viernes', open: '9:00–18:00' },
  { days: 'Sábado', open: '10:00–14:00' },
  { days: 'Domingo', open: 'Cerrado' },
]

const quick: { icon: IconName; title: string; text: string; href: string }[] = [
  {
    icon: 'help',
    title: 'Centro de ayuda',
    text: 'Por temas: reservar, pagar, cancelar, llegar.',
    href: '/help-center',
  },
  {
    icon: 'ticket',
    title: 'Es sobre mi reserva',
    text: 'Estado, código y chat con tu anfitrión.',
    href: '/profile/reservations',
  },
  {
    icon: 'home',
    title: 'Quiero ser anfitrión',
    text: 'Cómo publicar y cuánto cuesta.',
    href: '/host-with-us',
  },
]

const Form = island('contact-form', ContactForm)

/** The contact page: form, contact data and hours, three short cards, questions, and the map (STAT-04 to STAT-08). */
export function Contact() {
  const about = reportedPage(usePageLocation().search)
  return (
    <>
      <div className="page pt-10 md:pt-16">
        <header className="max-w-2xl">
          <h1 className="text-title">Contacto</h1>
          <p className="mt-3 text-lg text-tinta-suave md:text-xl">
            Te lee y te responde una persona. ¿Prisa por algo de hoy? Usa el chat de tu reserva: le llega a quien te
            espera.
          </p>
        </header>
        <QuickLinks />
        <div className="mt-10 grid items-start gap-8 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
          <section aria-labelledby="escribenos">
            <h2 id="escribenos" className="mb-5 scroll-mt-24 text-heading">
              {about ? 'Reportar' : 'Escríbenos'}
            </h2>
            <Form key={about} about={about} />
          </section>
          <ContactInfo />
        </div>
      </div>
      <Questions />
      <OfficeMap />
    </>
  )
}

const QuickLinks = () => (
  <ul className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-3">
    {quick.map(({ icon, title, text, href }) => (
      <li key={href}>
        <Link
          href={href}
          className="card group flex h-full items-start gap-4 p-5 transition-colors hover:border-turquesa"
        >
          <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
            <Icon name={icon} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-display text-subheading font-bold">{title}</span>
            <span className="mt-0.5 block text-tinta-suave">{text}</span>
          </span>
          <Icon
            name="arrow-right"
            size="sm"
            className="mt-1.5 text-turquesa transition-[translate] group-hover:translate-x-1"
          />
        </Link>
      </li>
    ))}
  </ul>
)

const contactLink = 'link inline-flex min-h-11 items-center text-on-selva decoration-on-selva-suave'

function ContactInfo() {
  const { phone, whatsapp, hours } = siteFacts()
  return (
    <aside aria-label="Información de contacto" className="overflow-hidden rounded-card bg-selva text-on-selva">
      <div aria-hidden="true" className="texture-woven h-3" />
      <PagePicture name="coffee" className="aspect-5/3 w-full" />
      <div className="grid gap-6 p-6">
        <Info icon="mail" title="Correo">
          <span className="[&_a]:text-on-selva [&_a]:decoration-on-selva-suave">
            <SupportLink />
          </span>
        </Info>
        {phone && (
          <Info icon="phone" title="Teléfono">
            <a href={phoneHref(phone)} className={contactLink}>
              {phone}
            </a>
          </Info>
        )}
        {whatsapp && (
          <Info icon="whatsapp" title="WhatsApp">
            <a
              href={`https://wa.me/${whatsappNumber(whatsapp) ?? ''}`}
              target="_blank"
              rel="noopener"
              className={contactLink}
            >
              {whatsapp}
            </a>
          </Info>
        )}
        <Info icon="pin" title="Dónde estamos">
          San Salvador, El Salvador
        </Info>
        <Info icon="clock" title="Horario de atención">
          {hours ? (
            <p className="whitespace-pre-line">{hours.replace(/\s*;\s*/g, '\n')}</p>
          ) : (
            <dl className="tabular">
              {usualHours.map(({ days, open }) => (
                <div key={days} className="flex justify-between gap-4">
                  <dt>{days}</dt>
                  <dd className="font-semibold whitespace-nowrap text-on-selva">{open}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className="mt-1 text-sm">Hora de El Salvador (UTC−6)</p>
        </Info>
      </div>
    </aside>
  )
}

const Info = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <div className="flex gap-4">
    <Icon name={icon} className="mt-0.5 text-maiz" />
    <div className="min-w-0 flex-1 text-on-selva-suave">
      <h3 className="text-subheading text-on-selva">{title}</h3>
      {children}
    </div>
  </div>
)

const Questions = () => (
  <section
    aria-labelledby="preguntas"
    className="page mt-14 grid gap-x-16 gap-y-6 md:mt-22 lg:grid-cols-[20rem_minmax(0,1fr)]"
  >
    <header className="self-start">
      <h2 id="preguntas" className="text-title">
        Quizá ya está respondido
      </h2>
      <p className="mt-3">
        <Link href="/faq" className="link inline-flex min-h-11 items-center gap-1.5">
          Todas las preguntas frecuentes
          <Icon name="arrow-right" size="sm" />
        </Link>
      </p>
    </header>
    <div className="border-t border-hairline">
      {contactQuestions.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  </section>
)

const OfficeMap = () => (
  <section aria-labelledby="mapa" className="page mt-14 md:mt-22">
    <div className="relative isolate flex min-h-72 flex-col items-center justify-center overflow-hidden rounded-card border border-hairline bg-turquesa-soft p-8 text-center">
      <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-turquesa opacity-25" />
      <span className="flex size-14 items-center justify-center rounded-pill bg-papel text-turquesa-deep shadow-float">
        <Icon name="pin" size="lg" />
      </span>
      <h2 id="mapa" className="mt-4 text-heading">
        Mapa de nuestra oficina
      </h2>
      <p className="mt-1 font-semibold text-turquesa-deep">Próximamente</p>
      <p className="mt-2 max-w-md">Hoy atendemos por correo. Cuando haya un lugar donde recibirte, estará aquí.</p>
    </div>
  </section>
)
