import type { SessionUser } from '#marketplace/accounts/account.rules.ts'
import type { Posted } from '#platform/pages/posted.ts'
import { CheckboxField, TextArea, TextField } from '#ui/forms/field.tsx'
import { splitName } from '../../booking.rules.ts'
import type { BookingContactForm } from './use-booking-contact.ts'

type ContactFieldsProps = Pick<BookingContactForm, 'form' | 'errorOf'> & {
  user: SessionUser
  /** Phone of the previous booking, or ''. */
  lastPhone: string
  postedValues: Partial<Posted['typed']>
}

/** Who comes and what the host has to know (BOOK-12), with what the account tells filled in. */
export function ContactFields({ form, errorOf, user, lastPhone, postedValues }: ContactFieldsProps) {
  const { register, watch } = form
  const name = splitName(user.name)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nombre"
          autoComplete="given-name"
          defaultValue={postedValues['guestInfo.firstName'] ?? name.firstName}
          error={errorOf('guestInfo.firstName')}
          {...register('guestInfo.firstName')}
        />
        <TextField
          label="Apellido"
          autoComplete="family-name"
          defaultValue={postedValues['guestInfo.lastName'] ?? name.lastName}
          error={errorOf('guestInfo.lastName')}
          {...register('guestInfo.lastName')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="Lo ve tu anfitrión. Nosotros te escribimos al correo de tu cuenta."
          defaultValue={postedValues['guestInfo.email'] ?? user.email}
          error={errorOf('guestInfo.email')}
          {...register('guestInfo.email')}
        />
        <TextField
          label="Teléfono"
          type="tel"
          autoComplete="tel"
          hint="Para que tu anfitrión te encuentre."
          defaultValue={postedValues['guestInfo.phone'] ?? lastPhone}
          error={errorOf('guestInfo.phone')}
          {...register('guestInfo.phone')}
        />
      </div>
      <TextArea
        label="Peticiones especiales"
        optional
        rows={3}
        maxLength={1000}
        hint="Alergias, niños, movilidad: lo que tu anfitrión deba saber."
        counter={(watch('specialRequests') ?? postedValues.specialRequests ?? '').length}
        defaultValue={postedValues.specialRequests}
        error={errorOf('specialRequests')}
        {...register('specialRequests')}
      />
    </>
  )
}

/** Rendered after the contact fields, because the first wrong field in the order of rendering gets the focus. */
export const Consent = ({ form, errorOf, postedValues }: Omit<ContactFieldsProps, 'user' | 'lastPhone'>) => (
  <CheckboxField
    label={
      <>
        Acepto los{' '}
        <a href="/terms" target="_blank" rel="noopener" className="link">
          términos y condiciones
        </a>{' '}
        y la{' '}
        <a href="/privacy" target="_blank" rel="noopener" className="link">
          política de privacidad
        </a>
      </>
    }
    defaultChecked={postedValues.termsAccepted === 'on'}
    error={errorOf('termsAccepted')}
    {...form.register('termsAccepted')}
  />
)
