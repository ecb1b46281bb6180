import type { MouseEvent } from 'react'
import { buttonClass } from '../forms/button.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'

type RetryLinkProps = {
  variant?: 'primary' | 'secondary'
  icon?: IconName
  /** Called instead of reloading the page, once the script runs. */
  onRetry?: () => void
}

/** The address in sight, whatever it is. */
const here = ''

/**
 * 'Reintentar' after a failure: reloads the current address (MSG-24). A plain link, so that it works before the script runs,
 * and when the script has failed.
 */
export function RetryLink({ variant = 'primary', icon, onRetry }: RetryLinkProps) {
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    onRetry?.()
  }
  return (
    <a href={here} onClick={onRetry && retry} className={buttonClass(variant)}>
      {icon && <Icon name={icon} className="-ml-0.5" />}
      Reintentar
    </a>
  )
}
