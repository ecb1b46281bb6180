import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { buttonClass } from '../forms/button.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'

type RetryLinkProps = {
  variant?: 'primary' | 'secondary'
  icon?: IconName
  /** What to do instead of loading the page anew, once the page is alive. */
  onRetry?: () => void
}

/**
 * 'Reintentar' after a failure: the address in sight, loaded anew (MSG-24). A plain link, so that it works before the page
 * is alive and whatever is still alive of it.
 */
export function RetryLink({ variant = 'primary', icon, onRetry }: RetryLinkProps) {
  const again = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    onRetry?.()
  }
  return (
    <a href={again} onClick={onRetry && retry} className={buttonClass(variant)}>
      {icon && <Icon name={icon} className="-ml-0.5" />}
      Reintentar
    </a>
  )
}
