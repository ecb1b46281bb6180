import type { Ref } from 'react'
import { buttonClass, IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Count } from './chips.tsx'
import { PANEL } from './filter-panel.tsx'

type SearchBoxProps = {
  box: Ref<HTMLInputElement>
  value: string
  onType: (words: string) => void
  className?: string
  buttonClassName?: string
}

/** What is searched for, in the form of the list and of the map. */
export const SearchBox = ({ box, value, onType, className = '', buttonClassName = '' }: SearchBoxProps) => (
  <TextField
    ref={box}
    type="search"
    name="q"
    label="Buscar por nombre, ciudad o descripción"
    hideLabel
    icon="search"
    placeholder="Volcán, surf, café…"
    maxLength={100}
    autoComplete="off"
    enterKeyHint="search"
    value={value}
    onChange={(event) => onType(event.target.value)}
    className={`min-w-0 flex-1 ${className}`}
    suffix={<IconButton type="submit" icon="arrow-right" label="Buscar" className={buttonClassName} />}
  />
)

/** Opens the filters, and says how many are on. */
export const FiltersButton = ({ count, className = '' }: { count: number; className?: string }) => (
  <button type="button" popoverTarget={PANEL} className={`${buttonClass('secondary')} min-h-12 ${className}`}>
    <Icon name="filter" />
    Filtros
    {count > 0 && <Count number={count} />}
  </button>
)
