import { ButtonLink } from '#ui/forms/button.tsx'
import { Mark } from '#ui/icons/mark.tsx'

/** The not-found page (SHELL-53), with two links to go on. */
export function NotFound() {
  return (
    <div className="page flex flex-col items-center py-12 text-center md:py-20">
      <div className="relative isolate flex items-center justify-center">
        <span
          aria-hidden="true"
          className="font-display text-[min(9rem,36vw)] leading-none font-extrabold tracking-[-0.06em] text-hairline md:text-[15rem]"
        >
          4
        </span>
        <Mark className="z-10 -mx-3 size-28 md:-mx-6 md:size-52" />
        <span
          aria-hidden="true"
          className="font-display text-[min(9rem,36vw)] leading-none font-extrabold tracking-[-0.06em] text-hairline md:text-[15rem]"
        >
          4
        </span>
      </div>
      <h1 className="mt-6 text-title">Aquí no hay nido</h1>
      <p className="mt-3 max-w-md text-lg text-tinta-suave">
        La página que buscas no existe o cambió de lugar. El país sigue ahí: volcanes, olas, café y pueblos de domingo.
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/" size="lg">
          Ir al inicio
        </ButtonLink>
        <ButtonLink href="/search" variant="secondary" size="lg" icon="search">
          Explorar experiencias
        </ButtonLink>
      </p>
      <p className="mt-10 text-sm text-tinta-suave">Error 404: página no encontrada</p>
    </div>
  )
}
