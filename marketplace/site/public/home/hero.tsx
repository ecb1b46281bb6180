import { island } from '#platform/pages/islands/island.tsx'
import { Cached } from '#platform/pages/rendering/cached-markup.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { type Sky, skyName } from '../../sky.rules.ts'
import { CountryPicture } from './country-picture.tsx'
import type { Moment } from './moment.view.ts'
import { SearchForm } from './search-form.tsx'

const Search = island('search-form', SearchForm)

/**
 * The colour of the top of each painted sky: shown behind the text until the picture has loaded, and where the picture fades
 * out.
 */
const skies: Record<Sky, string> = {
  dawn: '[--sky:#1b4862]',
  day: '[--sky:#075168]',
  dusk: '[--sky:#2b2353]',
  night: '[--sky:#0b1236]',
}

/** The first screen: the country in the light of this hour, and the search. */
export function Hero({ sky, clock, today }: Moment) {
  return (
    <div>
      <div
        className={`relative isolate mx-auto max-w-[100rem] overflow-hidden text-white [--color-focus:#f0b429] min-[100rem]:rounded-b-[1.75rem] lg:flex lg:min-h-[42.5rem] lg:flex-col bg-(--sky) ${skies[sky]}`}
      >
        <div className="page relative pt-8 max-lg:pb-2 md:pt-12 lg:flex lg:flex-1 lg:flex-col lg:justify-center lg:pt-10 lg:pb-44">
          <p className="flex items-center gap-2 text-[0.9375rem] font-medium">
            <Icon name={sky === 'night' ? 'moon' : 'sun'} size="sm" className="text-[#f0b429]" />
            <span>
              El Salvador ahora: {skyName[sky]}, <span className="tabular whitespace-nowrap">{clock}</span>
            </span>
          </p>
          <h1 className="mt-4 max-w-[11ch] text-[min(clamp(2.75rem,1.7rem+4vw,4.625rem),20vw)] leading-[0.95] font-extrabold tracking-[-0.04em]">
            País chiquito, planes enormes
          </h1>
          <p className="mt-5 max-w-[34rem] text-lg text-white/95 md:max-w-md md:text-xl">
            Volcanes, olas, café y comal con gente de El&nbsp;Salvador. Reservas aquí; pagas en efectivo, allá.
          </p>
          <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link
              href="/search"
              className={`${buttonClass('primary')} bg-[#f0b429]! text-[#17232b]! md:min-h-13 md:px-6 md:text-lg hover:bg-[#ffc848]!`}
            >
              Explorar experiencias
            </Link>
            <Link
              href="/how-it-works"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline decoration-white/50 decoration-2 underline-offset-6 hover:decoration-white"
            >
              Cómo funciona
              <Icon name="arrow-right" size="sm" />
            </Link>
          </p>
        </div>
        <div className="relative -z-10 aspect-[18/17] overflow-hidden max-lg:-mt-2 sm:aspect-2/1 lg:absolute lg:inset-0 lg:aspect-auto">
          <Cached by={`country ${sky}`}>
            {() => <CountryPicture sky={sky} className="absolute inset-0 size-full object-cover lg:object-[70%_70%]" />}
          </Cached>
          <span
            aria-hidden="true"
            className="absolute inset-0 bg-linear-to-b from-(--sky) to-25% to-transparent lg:bg-linear-to-r lg:from-(--sky) lg:from-4% lg:via-(--sky)/85 lg:via-42% lg:to-62%"
          />
        </div>
      </div>
      <div className="page relative -mt-20 sm:-mt-14">
        <Search today={today} />
      </div>
    </div>
  )
}
