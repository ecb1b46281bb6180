/**
 * Something failed: what happened, what to do next.
 *   <ErrorState title text detail level={2}>actions</ErrorState>     a whole area; `detail` is a code to quote
 *   <Notice tone="danger|warning|info|success" title>text</Notice>   a line inside a page or form; `ref`/`tabIndex` for focus
 */
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

type ErrorStateProps = { title: string; text?: ReactNode; detail?: string; level?: 1 | 2 | 3; children?: ReactNode }

export function ErrorState({ title, text, detail, level = 2, children }: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role={level === 1 ? undefined : 'alert'}
      className="relative isolate overflow-hidden rounded-card border border-hairline bg-papel px-6 py-14 text-center"
    >
      <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-canela opacity-15" />
      <span className="mx-auto flex size-16 items-center justify-center rounded-pill bg-canela-soft text-canela-deep">
        <Icon name="alert" size="xl" />
      </span>
      <Heading className="mt-5 text-heading">{title}</Heading>
      {text && <div className="mx-auto mt-2 max-w-md text-tinta-suave">{text}</div>}
      {children && <div className="mt-6 flex flex-wrap items-center justify-center gap-3">{children}</div>}
      {detail && <p className="tabular mt-6 text-sm text-tinta-suave">{detail}</p>}
    </div>
  )
}

const tones = {
  danger: ['bg-danger-soft text-danger-deep', 'alert'],
  warning: ['bg-maiz-soft text-maiz-deep', 'alert'],
  info: ['bg-turquesa-soft text-turquesa-deep', 'info'],
  success: ['bg-success-soft text-success-deep', 'check'],
} as const

type NoticeProps = ComponentProps<'div'> & { tone?: keyof typeof tones; title?: string }

export function Notice({ tone = 'info', title, children, className = '', ...div }: NoticeProps) {
  const [look, icon] = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...div}
      className={`flex gap-3 rounded-control px-4 py-3 ${look} ${className}`}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-tinta">{children}</div>}
      </div>
    </div>
  )
}
