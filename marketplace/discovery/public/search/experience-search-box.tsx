import { buttonClass, IconButton } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Count } from '../filters/chips.tsx'
import { FORM } from '../filters/filter-fields.tsx'
import { PANEL } from '../filters/filter-panel.tsx'
import { useSearchSurface } from './search-surface.view.ts'
import type { SearchForm } from './use-search-form.ts'

type ExperienceSearchBoxProps = {
  form: SearchForm
  className?: string
  /** Classes of its parts, where they differ. */
  boxClassName?: string
  buttonClassName?: string
  filtersClassName?: string
}

/** Search box and the button of the filters; a plain form without script. List and map share it. */
export function ExperienceSearchBox({ form, className = '', boxClassName = '', ...classes }: ExperienceSearchBoxProps) {
  const { action } = useSearchSurface()
  const { box, draft, change, rest, submit, inSheet } = form
  return (
    <form
      id={FORM}
      role="search"
      action={action}
      onSubmit={submit}
      className={`flex items-start gap-2 big-text:flex-wrap ${className}`}
    >
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
        value={draft.q}
        onChange={(event) => change({ q: event.target.value }, 'type')}
        onBlur={rest}
        className={`min-w-0 flex-1 big-text:basis-full ${boxClassName}`}
        suffix={<IconButton type="submit" icon="arrow-right" label="Buscar" className={classes.buttonClassName} />}
      />
      <button
        type="button"
        popoverTarget={PANEL}
        className={`${buttonClass('secondary')} min-h-12 ${classes.filtersClassName ?? ''}`}
      >
        <Icon name="filter" />
        Filtros
        {inSheet > 0 && <Count number={inSheet} />}
      </button>
    </form>
  )
}
