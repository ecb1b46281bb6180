/**
 * Buttons, and links that look like buttons.
 *   <Button variant size loading loadingText icon iconAfter full …button props>
 *   <ButtonLink href variant size icon iconAfter full …a props>
 *   buttonClass(variant, size): the classes alone, for a router link or a <summary>
 *   <IconButton icon label variant size pressed …button props>: the label is its name and its tooltip
 * variant: 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent' (maize, one per page) | 'inverse' (on selva); size: 'sm' | 'md' | 'lg'.
 * While loading the button keeps its width, says so to screen readers and ignores presses, but keeps the focus.
 */
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { Link } from '../navigation/link.tsx'

const variants = {
  primary: 'bg-turquesa text-on-turquesa hover:bg-turquesa-deep',
  secondary: 'border border-control bg-papel text-tinta hover:border-tinta hover:bg-lino',
  ghost: 'text-tinta hover:bg-lino',
  danger: 'bg-danger text-on-danger hover:bg-danger-deep',
  accent: 'bg-maiz text-on-maiz hover:bg-maiz/90',
  inverse: 'bg-on-selva text-selva-deep hover:bg-white',
} as const
const sizes = {
  sm: 'target min-h-9 gap-1.5 px-3 text-sm',
  md: 'min-h-11 gap-2 px-4.5 text-base',
  lg: 'min-h-13 gap-2.5 px-6 text-lg',
} as const
const squares = { sm: 'target size-9', md: 'size-11', lg: 'size-13' } as const

type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md') =>
  `button ${variants[variant]} ${sizes[size]}`

type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: IconName; iconAfter?: IconName; full?: boolean }

const content = (children: ReactNode, icon?: IconName, iconAfter?: IconName) => (
  <>
    {icon && <Icon name={icon} className="-ml-0.5" />}
    {children}
    {iconAfter && <Icon name={iconAfter} className="-mr-0.5" />}
  </>
)

type ButtonProps = ComponentProps<'button'> & Look & { loading?: boolean; loadingText?: string }

export function Button(props: ButtonProps) {
  const { variant, size, icon, iconAfter, full, loading, loadingText = 'Un momento…', ...rest } = props
  const { className = '', children, type = 'button', onClick, ...button } = rest
  return (
    <button
      {...button}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      aria-disabled={loading || undefined}
      className={`${buttonClass(variant, size)} ${full ? 'w-full' : ''} ${className}`}
    >
      <span className={`inline-flex items-center justify-center gap-[inherit] ${loading ? 'invisible' : ''}`}>
        {content(children, icon, iconAfter)}
      </span>
      {loading && (
        <span className="absolute inset-0 flex items-center justify-center gap-2" role="status">
          <Spinner />
          <span className="sr-only">{loadingText}</span>
        </span>
      )}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look

export function ButtonLink({ variant, size, icon, iconAfter, full, className = '', children, ...a }: ButtonLinkProps) {
  return (
    <Link {...a} className={`${buttonClass(variant, size)} ${full ? 'w-full' : ''} ${className}`}>
      {content(children, icon, iconAfter)}
    </Link>
  )
}

type IconButtonProps = ComponentProps<'button'> & {
  icon: IconName
  label: string
  variant?: ButtonVariant | 'float'
  size?: ButtonSize
  pressed?: boolean
  filled?: boolean
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'ghost', size = 'md', pressed, filled, className = '', ...button } = props
  const look = variant === 'float' ? 'icon-button-float' : `rounded-control ${variants[variant]}`
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={`icon-button ${look} ${squares[size]} ${className}`}
    >
      <Icon name={icon} filled={filled ?? pressed} />
    </button>
  )
}

/** A spinner; it stands still under reduced motion. */
export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <svg viewBox="0 0 24 24" className={`${className} animate-spin`} fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity=".3" strokeWidth="3" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
