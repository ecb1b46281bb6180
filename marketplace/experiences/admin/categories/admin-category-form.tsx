import { type SubmitEvent, useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { CATEGORY_ICONS, type CategoryIcon } from '#marketplace/experiences/categories/category.rules.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAdminAction } from '../../../admin/actions/use-admin-action.ts'
import type { AdminCategory } from './admin-category.contract.ts'
import { FOOTER_NOTE, iconLabel } from './admin-category.text.ts'

type FormProps = { open: boolean; category: AdminCategory | null; onClose: () => void }

export const CategoryForm = ({ open, category, onClose }: FormProps) => (
  <Dialog open={open} onClose={onClose} title={category ? `Cambiar «${category.name}»` : 'Nueva categoría'}>
    <Fields category={category} onClose={onClose} />
  </Dialog>
)

function Fields({ category, onClose }: Omit<FormProps, 'open'>) {
  const { act, busy } = useAdminAction()
  const [errors, setErrors] = useState<{ name?: string; other?: string }>({})
  const fixed = category?.footer ?? false
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const name = fixed ? category!.name : String(data.get('name') ?? '').trim()
    const icon = String(data.get('icon')) as CategoryIcon
    const field = form.elements.namedItem('name') as HTMLInputElement | null
    setErrors({})
    if (name.length < 2) {
      setErrors({ name: 'Escribe el nombre' })
      return field?.focus()
    }
    let fields: Record<string, string> | null = null
    const refusal = await act(
      'save',
      async () => {
        const body = { name, icon }
        const answer = category
          ? await adminApi.categories.change({ params: { id: category.id }, body })
          : await adminApi.categories.create({ body })
        if (!answer.ok) fields = answer.refusal.fields
        return answer
      },
      category ? 'Categoría cambiada' : 'Categoría creada',
    )
    if (refusal === null) return onClose()
    const message = (fields as Record<string, string> | null)?.name
    setErrors(message ? { name: message } : { other: refusal })
    if (message) field?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {fixed ? (
        <Notice tone="info">{FOOTER_NOTE}</Notice>
      ) : (
        <TextField
          label="Nombre"
          name="name"
          defaultValue={category?.name}
          maxLength={40}
          required
          autoComplete="off"
          error={errors.name}
          data-autofocus
        />
      )}
      <fieldset>
        <legend className="font-semibold">Ícono</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
          {CATEGORY_ICONS.map((icon, at) => (
            <label
              key={icon}
              title={iconLabel[icon]}
              className="flex aspect-square min-h-11 items-center justify-center rounded-control border border-control hover:border-tinta has-checked:border-turquesa has-checked:bg-turquesa-soft has-checked:text-turquesa-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-turquesa"
            >
              <input
                type="radio"
                name="icon"
                value={icon}
                defaultChecked={category ? category.icon === icon : at === 0}
                className="sr-only"
              />
              <Icon name={icon} size="lg" label={iconLabel[icon]} />
            </label>
          ))}
        </div>
      </fieldset>
      {errors.other && <Notice tone="danger">{errors.other}</Notice>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="secondary" onClick={onClose}>
          Volver
        </Button>
        <Button type="submit" loading={busy === 'save'} loadingText="Guardando…">
          {category ? 'Guardar' : 'Crear categoría'}
        </Button>
      </div>
    </form>
  )
}
