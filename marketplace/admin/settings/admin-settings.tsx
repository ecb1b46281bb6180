import { useSuspenseQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { profileQuery } from '#marketplace/accounts/public/profile/account.query.ts'
import { Password } from '#marketplace/accounts/public/settings/change-password.tsx'
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Unsaved } from '../actions/unsaved.tsx'
import { usePermission } from '../actions/use-permission.ts'
import { momentText } from '../audit/audit-entry.tsx'
import { AdminPage, AdminSection } from '../layout/admin-page-frame.tsx'
import type { AdminSettings } from './setting.contract.ts'
import { settingsQuery } from './settings.query.ts'
import {
  ArrearsFields,
  FigureFields,
  LimitFields,
  PaymentFields,
  SupportFields,
  SwitchFields,
} from './settings-fields.tsx'
import { useSettingsForm } from './use-settings-form.ts'

type Place = { href: string; icon: IconName; title: string; text: string; permission?: Permission }
const places: Place[] = [
  { href: '/admin/security', icon: 'lock', title: 'Seguridad', text: 'Tu verificación en dos pasos.' },
  {
    href: '/admin/cases',
    icon: 'mail',
    title: 'Casos',
    text: 'Lo que la gente le pide al equipo.',
    permission: 'cases.read',
  },
  {
    href: '/admin/audit',
    icon: 'landmark',
    title: 'Bitácora',
    text: 'Quién cambió qué, cuándo y por qué.',
    permission: 'audit.read',
  },
  {
    href: '/admin/rights',
    icon: 'lock',
    title: 'Datos personales',
    text: 'Solicitudes con plazo de ley.',
    permission: 'cases.read',
  },
  {
    href: '/admin/health',
    icon: 'info',
    title: 'Estado del servicio',
    text: 'Base de datos, correo, mapas, copias.',
    permission: 'system.read',
  },
]

const maps: Record<AdminSettings['map'], string> = {
  embedded: 'Se dibuja el mapa embebido de El Salvador: funciona sin cuentas ni internet.',
  style: 'Se dibuja el mapa de MAP_STYLE_URL.',
  mapbox: 'Se dibuja el mapa de Mapbox, con el token público configurado.',
}

/** The settings that operators change at run time, and links to their other pages (ADM-11). */
export function AdminSettingsPage() {
  const { data } = useSuspenseQuery(settingsQuery)
  const { data: profile } = useSuspenseQuery(profileQuery)
  const form = useSettingsForm(data)
  const hydrated = useHydrated()
  const mayDo = usePermission()
  const mayWrite = mayDo('settings.write')
  const element = useRef<HTMLFormElement>(null)
  const { errors, failed, busy, dirty } = form
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    // Scrolled to the centre, because the fixed bar at the bottom could cover the field.
    invalid?.scrollIntoView({ block: 'center' })
    invalid?.focus({ preventScroll: true })
  }, [errors])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.save()
  }
  return (
    <AdminPage
      title="Configuración"
      text={
        data.changed
          ? `Último cambio: ${data.changed.by ?? 'la línea de comandos'}, ${momentText(data.changed.at)}`
          : 'Todo tiene todavía su valor de siempre. Lo que guardes se ve en el sitio en un segundo.'
      }
    >
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
        {places
          .filter(({ permission }) => !permission || mayDo(permission))
          .map(({ href, icon, title, text }) => (
            <li key={href}>
              <Link href={href} className="card flex h-full items-start gap-3 p-4 hover:border-anil">
                <Icon name={icon} className="mt-0.5 text-anil" />
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-tinta-suave">{text}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
      {!mayWrite && <Notice tone="info">Tu rol ve la configuración y no la cambia.</Notice>}
      <Unsaved when={dirty} />
      <form ref={element} onSubmit={submit} noValidate aria-label="Configuración" className="grid grid-cols-1 gap-6">
        {/* Who may only look reads the same form. */}
        <fieldset disabled={!mayWrite} className="contents">
          <legend className="sr-only">Ajustes</legend>
          <FigureFields form={form} counted={data.counted} />
          <SupportFields form={form} usualEmail={data.usualEmail} />
          <SwitchFields form={form} />
          <LimitFields form={form} />
          <PaymentFields form={form} />
          <ArrearsFields form={form} />
        </fieldset>
        {(dirty || failed) && (
          <div className="sticky bottom-3 z-20 grid gap-3 max-lg:bottom-20 rounded-card border border-hairline bg-papel p-4 shadow-float">
            {failed && <Notice tone="danger">{failed}</Notice>}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="font-semibold">
                {dirty ? 'Tienes cambios sin guardar' : 'No hay cambios'}
              </p>
              <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
                <Button variant="secondary" onClick={form.reset}>
                  Descartar
                </Button>
                <Button type="submit" loading={busy} loadingText="Guardando…" disabled={!hydrated}>
                  Guardar cambios
                </Button>
              </div>
            </div>
          </div>
        )}
      </form>
      <AdminSection title="Mapas" icon="pin">
        <p>{maps[data.map]}</p>
        <p className="mt-1 text-sm text-tinta-suave">
          Se cambia en la configuración del servidor (MAPBOX_TOKEN o MAP_STYLE_URL), no aquí.
        </p>
      </AdminSection>
      <Password exists={profile.signInWith.some(({ provider }) => provider === 'credential')} email={profile.email} />
    </AdminPage>
  )
}
