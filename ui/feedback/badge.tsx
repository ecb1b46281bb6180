/**
 * A small label in words; colour only helps.
 *   <Badge tone="canela" icon="clock">Pocos cupos</Badge>
 * tone: 'neutral' | 'turquesa' | 'canela' | 'maiz' | 'anil' | 'success' | 'danger' | 'float' (on pictures).
 */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'

const tones = {
  neutral: 'bg-lino text-tinta',
  turquesa: 'bg-turquesa-soft text-turquesa-deep',
  canela: 'bg-canela-soft text-canela-deep',
  maiz: 'bg-maiz-soft text-maiz-deep',
  anil: 'bg-anil-soft text-anil-deep',
  success: 'bg-success-soft text-success-deep',
  danger: 'bg-danger-soft text-danger-deep',
  float: 'bg-papel text-tinta shadow-float',
} as const

export type BadgeTone = keyof typeof tones
type BadgeProps = { tone?: BadgeTone; icon?: IconName; children: ReactNode; className?: string }

export const Badge = ({ tone = 'neutral', icon, children, className = '' }: BadgeProps) => (
  <span className={`badge ${tones[tone]} ${className}`}>
    {icon && <Icon name={icon} size="xs" />}
    {children}
  </span>
)
