/**
 * A ticket with a woven edge and a stub torn along a line; and a code to be read out loud.
 *   <Ticket stub={…} stubFirst>main part</Ticket>     the stub is below on a narrow screen, or above with `stubFirst`; on the
 *     right from 768 px on
 *   <SpokenCode code="K7QM2XAB" size="md|lg" />     in groups of four; copied and spelled without the gap
 */
import type { ReactNode } from 'react'

const notch = 'absolute size-6 rounded-pill border border-hairline bg-arena print:hidden'

export const Ticket = ({
  children,
  stub,
  stubFirst = false,
  className = '',
}: {
  children: ReactNode
  stub: ReactNode
  stubFirst?: boolean
  className?: string
}) => {
  const edge = stubFirst ? 'max-md:-bottom-3.25' : 'max-md:-top-3.25'
  return (
    <div className={`card relative overflow-hidden ${className}`}>
      <div aria-hidden="true" className="texture-woven h-3" />
      <div className={stubFirst ? 'flex flex-col-reverse md:flex-row' : 'md:flex'}>
        <div className="min-w-0 flex-1 p-5 md:p-7">{children}</div>
        <div
          className={`relative border-dashed border-control/60 md:w-80 md:border-l-2 ${stubFirst ? 'max-md:border-b-2' : 'max-md:border-t-2'}`}
        >
          <span aria-hidden="true" className={`${notch} -left-3 md:-top-3 md:-left-3.25 ${edge}`} />
          <span aria-hidden="true" className={`${notch} -right-3 md:right-auto md:-bottom-3 md:-left-3.25 ${edge}`} />
          <div className="p-5 md:p-7">{stub}</div>
        </div>
      </div>
    </div>
  )
}

/** `lg` fills its container in one line; measured with the letters of this font. */
const sizes = { md: 'text-2xl', lg: 'text-[clamp(1.375rem,13.5cqi,3rem)]' } as const

export function SpokenCode({ code, size = 'md' }: { code: string; size?: keyof typeof sizes }) {
  const groups = code.match(/.{1,4}/gu) ?? []
  return (
    <span translate="no" className={size === 'lg' ? '@container block' : 'inline-block'}>
      <span className="sr-only select-none">{[...code].join(' ')}</span>
      <span
        aria-hidden="true"
        className={`tabular inline-flex gap-x-[0.4em] font-display leading-tight font-extrabold tracking-[0.06em] ${sizes[size]}`}
      >
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike
          <span key={at}>{group}</span>
        ))}
      </span>
    </span>
  )
}
