import type { ReactNode } from 'react'
import { FOOTER_CATEGORIES } from '#marketplace/experiences/categories/footer.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { Cached } from '#platform/pages/rendering/cached-markup.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Mark } from '#ui/icons/mark.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { supportEmail } from '../header/support.view.ts'

const Column = ({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? 'max-sm:col-span-full max-sm:*:columns-[9rem]' : undefined}>
    <h2 className="font-sans text-sm font-semibold tracking-normal text-on-selva-suave">{title}</h2>
    <ul className="mt-2">{children}</ul>
  </div>
)

const Entry = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <Link
      href={href}
      className="inline-flex min-h-11 items-center font-medium underline decoration-transparent underline-offset-4 transition-colors hover:decoration-maiz"
    >
      {children}
    </Link>
  </li>
)

/** The foot of the traveler pages (STAT-09, STAT-10). */
export function SiteFooter() {
  const email = supportEmail()
  const year = dayOf(new Date()).slice(0, 4)
  return <Cached by={`footer ${email} ${year}`}>{() => <Footer email={email} year={year} />}</Cached>
}

function Footer({ email, year }: { email: string; year: string }) {
  return (
    <footer className="render-near relative isolate mt-20 ground-selva [--about:62rem]">
      <div aria-hidden="true" className="texture-woven h-3" />
      <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-on-selva opacity-[0.07]" />
      <div className="page grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-10 pt-12 pb-10 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-w-80 max-sm:col-span-full">
          <p className="flex flex-wrap items-center gap-3">
            <Mark className="size-14" />
            <span className="font-display text-4xl font-extrabold tracking-[-0.04em] lowercase">Torogoz</span>
          </p>
          <p className="mt-4 text-on-selva-suave">
            Experiencias con gente de El&nbsp;Salvador. Reservas aquí y pagas en efectivo, a tu anfitrión, cuando se
            encuentran.
          </p>
          <p className="mt-4">
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 max-w-full items-center gap-2 font-medium wrap-anywhere underline decoration-on-selva-suave/50 underline-offset-4 hover:decoration-maiz"
            >
              <Icon name="mail" size="sm" />
              {email}
            </a>
          </p>
        </div>
        <nav aria-label="Explora" className="contents">
          <Column title="Explora">
            {FOOTER_CATEGORIES.map((name) => (
              <Entry key={name} href={`/search?category=${encodeURIComponent(name)}`}>
                {name}
              </Entry>
            ))}
            <Entry href="/search">Todas las experiencias</Entry>
          </Column>
        </nav>
        <nav aria-label="Torogoz" className="contents">
          <Column title="Torogoz">
            <Entry href="/about">Sobre Nosotros</Entry>
            <Entry href="/how-it-works">Cómo funciona</Entry>
            <Entry href="/host-with-us">Sé anfitrión</Entry>
            <Entry href="/careers">Trabaja con nosotros</Entry>
          </Column>
        </nav>
        <nav aria-label="Ayuda" className="contents">
          <Column title="Ayuda" wide>
            <Entry href="/help-center">Centro de ayuda</Entry>
            <Entry href="/faq">Preguntas frecuentes</Entry>
            <Entry href="/contact">Contacto</Entry>
            <Entry href="/terms-and-conditions">Términos y condiciones</Entry>
            <Entry href="/privacy-policy">Política de privacidad</Entry>
          </Column>
        </nav>
      </div>
      <div className="page">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-on-selva-suave/25 py-6 text-sm text-on-selva-suave max-md:pb-28">
          {/* The year of a browser whose clock is wrong differs from the server's. */}
          <span suppressHydrationWarning>© {year} Torogoz</span>
          <span>Hecho en El Salvador. Precios en dólares, horas de El&nbsp;Salvador.</span>
        </p>
      </div>
    </footer>
  )
}
