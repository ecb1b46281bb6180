import { TextArea, TextField } from '#ui/forms/field.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { AdminSection } from '../layout/admin-page-frame.tsx'
import type { AdminSettings } from './setting.contract.ts'
import type { SettingsForm } from './use-settings-form.ts'

type Props = { form: SettingsForm }

/** The figures of the home page, which operators write (HOME-02). */
export function FigureFields({ form: { typed, errors, set }, counted }: Props & { counted: AdminSettings['counted'] }) {
  const field = (name: keyof typeof typed.figures, label: string) => (
    <TextField
      label={label}
      value={typed.figures[name]}
      error={errors[`figures.${name}`]}
      maxLength={12}
      disabled={typed.figuresCounted}
      onChange={(event) => set('figures', { ...typed.figures, [name]: event.target.value })}
    />
  )
  return (
    <AdminSection
      title="Cifras de la portada"
      icon="spark"
      text="Se muestran en la portada y en las páginas de acceso: las que escribas, o las que cuente el sitio."
    >
      <Switch
        label="Cifras contadas"
        hint={`Hoy serían ${counted.experiences} experiencias, ${counted.destinations} destinos y ${counted.travelers} viajeros: experiencias que se pueden abrir, sus ciudades y las personas de reservas completadas. Se cuentan cada diez minutos.`}
        checked={typed.figuresCounted}
        onChange={(event) => set('figuresCounted', event.target.checked)}
      />
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {field('experiences', 'Experiencias')}
        {field('destinations', 'Destinos')}
        {field('travelers', 'Viajeros')}
      </div>
    </AdminSection>
  )
}

export function SupportFields({ form: { typed, errors, set }, usualEmail }: Props & { usualEmail: string }) {
  const field = (name: keyof typeof typed.support) => ({
    value: typed.support[name],
    error: errors[`support.${name}`],
    onChange: (event: { target: { value: string } }) =>
      set('support', { ...typed.support, [name]: event.target.value }),
  })
  return (
    <AdminSection
      title="Contacto de soporte"
      icon="mail"
      text="Lo que dejes vacío no se muestra, salvo el correo y el horario, que tienen uno de siempre."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('email')}
          label="Correo"
          type="email"
          icon="mail"
          placeholder={usualEmail}
          hint={`Vacío: ${usualEmail}. También recibe los mensajes de contacto.`}
          maxLength={254}
        />
        <TextField {...field('phone')} label="Teléfono" type="tel" icon="phone" optional maxLength={30} />
        <TextField {...field('whatsapp')} label="WhatsApp" type="tel" icon="whatsapp" optional maxLength={30} />
        <TextArea
          {...field('hours')}
          label="Horario de atención"
          optional
          rows={2}
          hint="Vacío: lunes a viernes 9:00–18:00, sábado 10:00–14:00, domingo cerrado."
          maxLength={120}
        />
      </div>
    </AdminSection>
  )
}

export function SwitchFields({ form: { typed, set } }: Props) {
  return (
    <AdminSection title="Encendido y apagado" icon="settings">
      <div className="divide-y divide-hairline">
        <Switch
          label="Asistente"
          hint="Los viajeros con sesión ven el chat que busca y responde. Apagado, no aparece en ninguna página."
          checked={typed.assistant}
          onChange={(event) => set('assistant', event.target.checked)}
        />
        <Switch
          label="Aprobar primeras publicaciones"
          hint="La primera experiencia de cada anfitrión espera tu aprobación antes de publicarse. Apagado, se publica al momento."
          checked={typed.approval}
          onChange={(event) => set('approval', event.target.checked)}
        />
        <Switch
          label="Preguntar a quien calla"
          hint="Después de 30 días sin señales, cada anfitrión recibe la pregunta «¿La sigues ofreciendo?». Lo que queda una semana sin respuesta se pausa."
          checked={typed.freshness}
          onChange={(event) => set('freshness', event.target.checked)}
        />
      </div>
    </AdminSection>
  )
}

export function LimitFields({ form: { typed, errors, set } }: Props) {
  const field = (name: keyof typeof typed.limits) => ({
    value: typed.limits[name],
    error: errors[`limits.${name}`],
    inputMode: 'numeric' as const,
    maxLength: 4,
    onChange: (event: { target: { value: string } }) => set('limits', { ...typed.limits, [name]: event.target.value }),
  })
  return (
    <AdminSection title="Límites" icon="lock" text="Lo que una persona puede hacer, para que nadie acapare.">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('pendingBookings')}
          label="Solicitudes sin responder por viajero"
          hint="De 1 a 100. Las que ya esperan se quedan como están."
        />
        <TextField {...field('assistantPerDay')} label="Preguntas al asistente por persona y día" hint="De 1 a 1000." />
      </div>
    </AdminSection>
  )
}

/** Where hosts pay what they owe: on their statements, in the emails about them and in their portal. */
export function PaymentFields({ form: { typed, errors, set } }: Props) {
  return (
    <AdminSection
      title="Cómo paga un anfitrión"
      icon="cash"
      text="Sale en sus estados de cuenta, en los correos sobre ellos y en su portal."
    >
      <TextArea
        label="Cuenta y lugar"
        optional
        rows={3}
        hint="Banco, tipo y número de cuenta, a nombre de quién, y dónde se recibe efectivo. Vacío: se les pide escribir a soporte."
        maxLength={500}
        counter={typed.howToPay.length}
        value={typed.howToPay}
        error={errors.howToPay}
        onChange={(event) => set('howToPay', event.target.value)}
      />
    </AdminSection>
  )
}

/** When a host with unpaid commission is paused (docs/decisions/0225). */
export function ArrearsFields({ form: { typed, errors, set } }: Props) {
  const field = (name: keyof typeof typed.arrears) => ({
    value: typed.arrears[name],
    error: errors[`arrears.${name}`],
    inputMode: 'numeric' as const,
    maxLength: 5,
    onChange: (event: { target: { value: string } }) =>
      set('arrears', { ...typed.arrears, [name]: event.target.value }),
  })
  return (
    <AdminSection
      title="Quien no paga su estado de cuenta"
      icon="cash"
      text="Primero un aviso, después una pausa: no recibe reservas nuevas, y las que tiene siguen igual. Su pago la levanta al momento."
    >
      <Switch
        label="Pausar a quien no paga"
        hint="Apagado, nadie se pausa, y quien estaba en pausa vuelve a recibir en unas horas."
        checked={typed.arrearsPause}
        onChange={(event) => set('arrearsPause', event.target.checked)}
      />
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <TextField {...field('days')} label="Días de atraso" hint="De 1 a 120, desde que venció." />
        <TextField {...field('dollars')} label="Deuda mínima, en dólares" hint="De 1 a 10,000." />
        <TextField {...field('warningDays')} label="Días entre el aviso y la pausa" hint="De 3 a 60." />
      </div>
    </AdminSection>
  )
}
